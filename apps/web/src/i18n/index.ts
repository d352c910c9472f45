import { batch, signal } from '@preact/signals'
import { type GameTexts, loadTexts } from '@trick-bento/games/texts'
import type { Language } from '@trick-bento/protocol/constants'
import type { Dictionary } from './dictionary.ts'

export type { Dictionary } from './dictionary.ts'

interface LanguagePack {
  readonly words: Dictionary
  readonly games: Readonly<Record<string, GameTexts>>
}

export const language = signal<Language>('en')
/** The words of the current language; set by the first `setLanguage`, before anything is drawn. */
export const words = signal(undefined as unknown as Dictionary)
/** The texts of the games in the current language, by id. */
export const ownTexts = signal<LanguagePack['games']>({})

const LOADERS: Readonly<Record<Language, () => Promise<LanguagePack>>> = {
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

/** Loads a language and changes to it. Of two calls at the same time, the later one wins. */
export async function setLanguage(next: Language): Promise<void> {
  wanted = next
  const pack = await LOADERS[next]()
  if (wanted !== next) return
  batch(() => {
    language.value = next
    words.value = pack.words
    ownTexts.value = pack.games
  })
  document.documentElement.lang = next
}
