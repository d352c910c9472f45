import type { GameTexts } from '@trick-bento/games/texts'
import type { Dictionary } from './dictionary.ts'

/** Why a move is not allowed: the game's own words, the app's, or at worst the law's. */
export const reasonIn = (w: Dictionary, texts: GameTexts, reason: string): string =>
  texts.reasons[reason] ?? (w.law as Readonly<Record<string, string>>)[reason] ?? capital(reason)

/** What points were given for, as the line of a bill. */
export const scoreIn = (texts: GameTexts, why: string): string => texts.scores[why] ?? capital(why)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
