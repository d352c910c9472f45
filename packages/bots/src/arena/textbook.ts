import { playout, type Random, type Table } from '@trick-bento/kit'
import { roundScore } from '../score.ts'
import { searchTree } from '../search/tree.ts'
import { worldsOf } from '../search/worlds.ts'
import type { EntrantFactory } from './entrant-factory.ts'

const EXPLORATION = 0.7

/** The yardstick: tree search as the textbooks have it, which knows nothing about the game. */
export const textbook: EntrantFactory = {
  iterations: () => 1000,
  make(game, iterations) {
    const settings = { exploration: EXPLORATION, finish: (t: Table, chance: Random) => void playout(game, t, chance) }
    return (_match, view, chance) =>
      searchTree(game, view.seat, worldsOf(view), roundScore(game), settings, (done) => done >= iterations, chance)[0]
        .move
  },
}
