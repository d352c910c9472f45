import { playout, type Random, type Table } from '@trick-bento/kit'
import { brainOf } from '../brains.ts'
import { policyOf } from '../level-bot.ts'
import { roundScore } from '../score.ts'
import { searchTree } from '../search/tree.ts'
import type { Recipe } from './recipe.ts'

const EXPLORATION = 0.7
const TEMPERATURE = 0.3

/** Sees all cards and so shows how much there is to gain: tree search in the true world, by the trained policy. */
export const cheater: Recipe = {
  iterations: () => 1000,
  make(game, iterations) {
    const brain = brainOf(game)
    const policy = brain === undefined ? undefined : policyOf(game, brain, 3)
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
