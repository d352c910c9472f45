import { lessonGames } from '../index.ts'
import type { Screen } from './screen.ts'

export { momentOf } from './moment.ts'
export type { Moment, MovedCards, NumberScreen, ReceiptSource, Screen, ScreenOf } from './screen.ts'

/** The screens of our games, by id. */
export const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  lessonGames.map(({ id, screen }) => [id, screen]),
)
