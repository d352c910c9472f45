import { iterationsOf, levelBot } from '../level-bot.ts'
import { levelBudget } from '../level-budget.ts'
import { LEVELS } from '../levels.ts'
import type { EntrantFactory } from './entrant-factory.ts'

/** The levels that people choose from, with their iterations but without their clock, so that results repeat. */
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
