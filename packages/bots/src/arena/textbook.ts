import { playout, type Random, type Table } from '@trick-bento/kit'
import { roundScore } from '../score.ts'
import { searchTree } from '../search/tree.ts'
import { worldSampler } from '../search/worlds.ts'
import type { EntrantFactory } from './entrant-factory.ts'

const EXPLORATION = 0.7

/** The baseline: tree search as in textbooks, without knowledge of the game. */
export const textbook: EntrantFactory = {
  iterations: () => 1000,
  make(game, iterations) {
    const settings = { exploration: EXPLORATION, finish: (t: Table, random: Random) => void playout(game, t, random) }
    return (_match, view, random) =>
      searchTree(
        game,
        view.seat,
        worldSampler(view),
        roundScore(game),
        settings,
        (done) => done >= iterations,
        random,
      )[0].move
  },
}
