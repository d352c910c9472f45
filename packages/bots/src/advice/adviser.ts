import { type Event, type Game, type Move, type Random, type View, Xoshiro } from '@trick-bento/kit'
import type { Bot } from '../bot.ts'
import { type IsSpent, readBudget } from '../budget.ts'
import { expertPlayouts, levelBot, type Playouts } from '../level-bot.ts'
import { roundScore } from '../score.ts'
import { worldSampler } from '../search/worlds.ts'
import { compare, type Pair } from './compare.ts'
import type { Evidence } from './evidence.ts'
import { type Outcome, readOutcome } from './outcome.ts'

/** Most deals in which the moves are compared. */
const MOST_DEALS = 500
/** Fewer deals prove nothing. */
const FEWEST_DEALS = 30

/**
 * An expert that also gives evidence for its move: it plays the move and the next best one out in the same sampled deals.
 * The evidence costs as much as the decision itself; bots that play do without.
 */
export function adviser(game: Game): Bot {
  const expert = levelBot(game, 'expert')
  const playouts = expertPlayouts(game)
  return (view, budget, random) => {
    const start = readBudget(budget)
    const thought = expert(view, budget, random)
    const [best, next] = thought.estimates
    if (next === undefined) return thought
    const evidence = gather(view, [best.move, next.move], playouts, start(), random)
    return evidence === undefined ? thought : { ...thought, evidence }
  }
}

function gather(
  view: View,
  moves: readonly [Move, Move],
  { value, finish }: Playouts,
  isSpent: IsSpent,
  random: Random,
): Evidence | undefined {
  const { game, seat } = view
  const sample = worldSampler(view)
  const score = roundScore(game)
  const before = score(view.table, seat)
  const inTrick = view.table.count(game.layout.trick)
  const world = game.table()
  const t = game.table()

  function tryMove(move: Move, seed: number, deal: number): Outcome {
    const events: Event[] = []
    t.copy(world)
    t.log = events
    game.phases[t.phase].act(t, seat, move)
    finish(t, new Xoshiro(0x9e3779b9, seed, 0x243f6a88, deal))
    return { value: value(t, seat), score: score(t, seat) - before, ...readOutcome(events, game, seat, inTrick) }
  }

  const pairs: Pair[] = []
  while (pairs.length < MOST_DEALS && !isSpent(2 * pairs.length)) {
    sample(random, world)
    const seed = random.below(0x40000000)
    const [mine, other] = moves.map((move) => tryMove(move, seed, pairs.length))
    pairs.push({ mine, other })
  }
  return pairs.length < FEWEST_DEALS ? undefined : compare(game, pairs)
}
