import { playout, type Random, type Table } from '@trick-bento/kit'
import { profileOf } from '../game-profiles.ts'
import { policyOf } from '../level-bot.ts'
import { roundScore } from '../score.ts'
import { searchTree } from '../search/tree.ts'
import type { EntrantFactory } from './entrant-factory.ts'

const EXPLORATION = 0.7
const TEMPERATURE = 0.3

/** Sees all cards, and so shows how much can be gained: tree search in the true world, with playouts by the policy. */
export const cheater: EntrantFactory = {
  iterations: () => 1000,
  make(game, iterations) {
    const profile = profileOf(game)
    const policy = profile === undefined ? undefined : policyOf(game, profile, 3)
    const finish = (t: Table, random: Random): void => {
      if (policy === undefined) playout(game, t, random)
      else policy.playout(t, TEMPERATURE, random)
    }
    const settings = { exploration: EXPLORATION, finish }
    return (match, view, random) => {
      const sample = (_random: Random, out: Table): Table => out.copy(match.table)
      return searchTree(game, view.seat, sample, roundScore(game), settings, (done) => done >= iterations, random)[0]
        .move
    }
  },
}
