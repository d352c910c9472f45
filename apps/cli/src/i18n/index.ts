import { type GameTexts, type Language, loadTexts } from '@trick-bento/games/texts'
import type { GameKind } from '@trick-bento/kit'
import { completed, described, type Grammar } from '@trick-bento/words'
import { isOurs } from '../games.ts'
import type { Dictionary } from './en.ts'

interface LanguagePack {
  readonly language: Language
  /** What this program says. */
  readonly words: Dictionary
  /** How games are put into words. */
  readonly grammar: Grammar
  /** Texts of our games by id. */
  readonly games: Readonly<Record<string, GameTexts>>
}

const LOADERS: Readonly<Record<Language, () => Promise<Omit<LanguagePack, 'games'>>>> = {
  async en() {
    const [own, words] = await Promise.all([import('./en.ts'), import('@trick-bento/words/en')])
    return { language: 'en', words: own.en, grammar: words.en }
  },
  async ja() {
    const [own, words] = await Promise.all([import('./ja.ts'), import('@trick-bento/words/ja')])
    return { language: 'ja', words: own.ja, grammar: words.ja }
  },
}

let pack: LanguagePack | undefined

/** Loads the language in which commands print; called once, before a command runs. */
export async function loadLanguage(language: Language): Promise<void> {
  const [words, games] = await Promise.all([LOADERS[language](), loadTexts(language)])
  pack = { ...words, games }
}

function loaded(): LanguagePack {
  if (pack === undefined) throw new Error('no language is loaded')
  return pack
}

export const language = (): Language => loaded().language
export const words = (): Dictionary => loaded().words
export const grammar = (): Grammar => loaded().grammar

/** The texts of a game; a game that is not ours is described by its own definition. */
export function gameTexts(kind: GameKind): GameTexts {
  const own = isOurs(kind) ? loaded().games[kind.id] : {}
  return completed(own, described(kind, grammar()))
}

/** The language of a terminal; output that is not read at a terminal is English, so that scripts can rely on it. */
export function usualLanguage(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return isTerminal && /^ja(?:[_.@-]|$)/i.test(locale) ? 'ja' : 'en'
}
