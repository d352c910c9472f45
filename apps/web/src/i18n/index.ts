import { batch, signal } from '@preact/signals'
import { type GameTexts, loadTexts } from '@trick-bento/games/texts'
import type { Language } from '@trick-bento/protocol/constants'
import type { Dictionary } from './dictionary.ts'

export type { Dictionary } from './dictionary.ts'

interface Spoken {
  readonly words: Dictionary
  readonly games: Readonly<Record<string, GameTexts>>
}

const NOTHING_YET = undefined as unknown

export const language = signal<Language>('en')
/** The words of the current language; there from the first `speak` on, which comes before anything is drawn. */
export const words = signal(NOTHING_YET as Dictionary)
/** The texts of the games in the current language, by id. */
export const ownTexts = signal<Spoken['games']>({})

const LOADERS: Readonly<Record<Language, () => Promise<Spoken>>> = {
  async en() {
    const [own, games] = await Promise.all([import('./en/index.ts'), loadTexts('en')])
    return { words: own.en, games }
  },
  async ja() {
    const [own, games] = await Promise.all([import('./ja/index.ts'), loadTexts('ja')])
    return { words: own.ja, games }
  },
}

let wanted: Language

/** Loads a language and changes to it. Asked twice in a row, the later wish wins. */
export async function speak(next: Language): Promise<void> {
  wanted = next
  const spoken = await LOADERS[next]()
  if (wanted !== next) return
  batch(() => {
    language.value = next
    words.value = spoken.words
    ownTexts.value = spoken.games
  })
  document.documentElement.lang = next
}
