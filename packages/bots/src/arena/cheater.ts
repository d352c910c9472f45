import { playout, type Random, type Table } from '@trick-bento/kit'
import { profileOf } from '../game-profiles.ts'
import { policyOf } from '../level-bot.ts'
import { roundScore } from '../score.ts'
import { searchTree } from '../search/tree.ts'
import type { EntrantFactory } from './entrant-factory.ts'

const EXPLORATION = 0.7
const TEMPERATURE = 0.3

/** Sees all cards and so shows how much there is to gain: tree search in the true world, by the trained policy. */
export const cheater: EntrantFactory = {
  iterations: () => 1000,
  make(game, iterations) {
    const profile = profileOf(game)
    const policy = profile === undefined ? undefined : policyOf(game, profile, 3)
    const finish = (t: Table, chance: Random): void => {
      if (policy === undefined) playout(game, t, chance)
      else policy.playout(t, TEMPERATURE, chance)
    }
    const settings = { exploration: EXPLORATION, finish }
    return (match, view, chance) => {
      const deal = (_r: Random, out: Table): Table => out.copy(match.table)
      return searchTree(game, view.seat, deal, roundScore(game), settings, (done) => done >= iterations, chance)[0].move
    }
  },
}
