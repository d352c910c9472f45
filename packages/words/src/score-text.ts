import type { GameTexts } from '@trick-bento/games/texts'

/** What points were given for, by its code, as the line of a bill. */
export const scoreText = (texts: GameTexts, why: string): string => texts.scores[why] ?? why
