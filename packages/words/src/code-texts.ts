import type { GameTexts } from '@trick-bento/games/texts'
import type { LawCode } from '@trick-bento/kit'
import type { Grammar } from './grammar.ts'

/** Why a move is not allowed, by its code: the text of the kit's own reasons, or of the game's. */
export const reasonText = (grammar: Grammar, texts: GameTexts, code: string): string =>
  code in grammar.law ? grammar.law[code as LawCode] : (texts.reasons[code] ?? code)

/** What points were given for, by its code, as the line of a bill. */
export const scoreText = (texts: GameTexts, why: string): string => texts.scores[why] ?? why
