import { games } from '../index.ts'
import type { Screen } from './screen.ts'

export { momentOf } from './moment.ts'
export type { Moment, MovedCards, NumberScreen, Screen, ScreenOf } from './screen.ts'

/** The screens of the games in the box, by id. */
export const screens: Readonly<Record<string, Screen>> = Object.fromEntries(games.map(({ id, screen }) => [id, screen]))
