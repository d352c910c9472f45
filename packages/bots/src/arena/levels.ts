import { iterationsOf, levelBot } from '../level-bot.ts'
import { levelBudget } from '../level-budget.ts'
import { LEVELS } from '../levels.ts'
import type { EntrantFactory } from './entrant-factory.ts'

/** The levels, with their iterations but without a time limit, so that results are reproducible. */
export const levels: Readonly<Record<string, EntrantFactory>> = Object.fromEntries(
  LEVELS.map(({ name }): [string, EntrantFactory] => [
    name,
    {
      iterations: (game) => iterationsOf(game, name),
      make(game, iterations) {
        const bot = levelBot(game, name)
        const budget = levelBudget(game, name, { iterations })
        return (_match, view, random) => bot(view, budget, random).move
      },
    },
  ]),
)
