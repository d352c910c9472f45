import { distinctGames } from '@trick-bento/kit'
import { bannish } from './bannish/index.ts'
import type { BoxedGame } from './boxed-game.ts'
import { gudetama } from './gudetama/index.ts'
import { gummiTrick } from './gummi-trick/index.ts'
import { sushiTrick } from './sushi-trick/index.ts'
import { trick } from './trick/index.ts'

export type { BoxedGame, Companions } from './boxed-game.ts'
export { bannish, gudetama, gummiTrick, sushiTrick, trick }

/** All games of the box, in the order in which they are shown. */
export const games: readonly BoxedGame[] = distinctGames([gummiTrick, bannish, gudetama, sushiTrick])

/** All games with a lesson, in the order in which they are shown. The first one is there for its lesson only. */
export const lessonGames: readonly BoxedGame[] = distinctGames([trick, ...games])
