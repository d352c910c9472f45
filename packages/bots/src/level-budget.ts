import type { Game } from '@trick-bento/kit'
import type { Budget } from './budget.ts'
import { iterationsOf } from './level-bot.ts'
import { findLevel, type LevelName } from './levels.ts'

/** What may differ from the usual budget of a level. */
export interface BudgetSettings {
  /** Playouts per move, instead of those of the level. */
  readonly iterations?: number
  /** Milliseconds from any start. With a clock the level's time limit applies; without one, results are reproducible. */
  readonly clock?: () => number
}

/** How long a bot of this level may think about a move of this game. */
export function levelBudget(
  game: Game,
  level: LevelName,
  { iterations = iterationsOf(game, level), clock }: BudgetSettings = {},
): Budget {
  // A level that does not search has 0 iterations, but a budget needs at least one.
  const playouts = { iterations: Math.max(1, iterations) }
  return clock === undefined ? playouts : { ...playouts, milliseconds: findLevel(level)!.timeLimit, clock }
}
