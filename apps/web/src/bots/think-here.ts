import { iterationsOf, levelBot, type Thought } from '@trick-bento/bots'
import { type Match, type Seat, show, View, type Xoshiro } from '@trick-bento/kit'

/** A newcomer's thought without a worker: short enough for the page itself. */
export function thinkHere(match: Match, seat: Seat, chance: Xoshiro): Thought {
  const { game } = match
  const iterations = Math.max(1, iterationsOf(game, 'newcomer'))
  return levelBot(game, 'newcomer')(show(match, new View(game, seat)), { iterations }, chance)
}
