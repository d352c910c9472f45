import { findLevel, iterationsOf, levelBot } from '@trick-bento/bots'
import { makeMove, must, View, Xoshiro } from '@trick-bento/kit'
import { gameOf } from '../tables/settings.ts'
import type { Question } from './question.ts'

/** The move of a bot, as it is written. */
export function think({ seat, level, events, luck, ...table }: Question): string {
  const game = must(gameOf(table))
  const view = new View(game, seat)
  for (const event of events) view.fold(event)
  const iterations = Math.max(1, iterationsOf(game, level))
  const budget = { iterations, milliseconds: findLevel(level)!.patience, clock: () => performance.now() }
  const { move } = levelBot(game, level)(view, budget, new Xoshiro(...luck))
  return makeMove(game, view.table.phase, move)
}
