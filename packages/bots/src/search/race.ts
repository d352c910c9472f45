import { type Cards, type Random, type Seat, Xoshiro } from '@trick-bento/kit'
import type { IsSpent } from '../budget.ts'
import type { Policy } from '../policy/policy.ts'
import { roundScore } from '../score.ts'
import type { DealWorld, Tried, Value } from './worlds.ts'

/** How many worlds every move gets before one may be given up, and how often that is asked. */
const FAIR_CHANCE = 16
const INTERVAL = 8
/** A move is given up when it is behind the leader by so many standard errors. */
const DOUBT = 2.5
/** Moves that the policy likes less than this are all alike to it. */
const LEAST_CHANCE = 0.0025

export interface RaceSettings {
  readonly temperature: number
  /** What the policy's opinion is worth, in points times playouts. */
  readonly trust: number
}

/**
 * Every world is played out once with each move that is still in the race, all by the same luck; moves that are clearly
 * behind leave it.
 */
export function race(
  policy: Policy,
  seat: Seat,
  legal: Cards,
  deal: DealWorld,
  value: Value,
  { temperature, trust }: RaceSettings,
  isSpent: IsSpent,
  random: Random,
): Tried[] {
  const { game } = policy
  const world = game.table()
  const t = game.table()
  deal(random, world)
  const n = policy.weigh(world, seat, legal, 1)
  const moves = [...policy.moves.subarray(0, n)]
  const appeal = Array.from(policy.chances.subarray(0, n), (chance) => trust * Math.log(Math.max(chance, LEAST_CHANCE)))
  const sums = new Float64Array(n)
  const score = roundScore(game)
  const scores = new Float64Array(n)
  const scoreSums = new Float64Array(n)
  const visits = new Int32Array(n)
  const results = new Float64Array(n)
  const behind = new Float64Array(n * n) // for each pair the sum of differences, and of their squares
  const squares = new Float64Array(n * n)
  let running = moves.map((_, k) => k)
  let worlds = 0
  let done = 0
  /** Plays the world out with each move; false if the budget ends before the last of them. */
  function tryWorld(): boolean {
    const luck = random.below(0x40000000)
    for (const k of running) {
      if (isSpent(done)) return false
      t.copy(world)
      game.phases[t.phase].act(t, seat, moves[k])
      policy.playout(t, temperature, new Xoshiro(0x9e3779b9, luck, 0x243f6a88, worlds))
      results[k] = value(t, seat)
      scores[k] = score(t, seat)
      done++
    }
    return true
  }

  while (running.length > 1 && tryWorld()) {
    worlds++
    for (const k of running) {
      visits[k]++
      sums[k] += results[k]
      scoreSums[k] += scores[k]
      for (const other of running) {
        const difference = results[k] - results[other]
        behind[k * n + other] += difference
        squares[k * n + other] += difference * difference
      }
    }
    if (worlds >= FAIR_CHANCE && worlds % INTERVAL === 0) {
      const best = running.reduce((a, b) => (sums[b] + appeal[b] > sums[a] + appeal[a] ? b : a))
      running = running.filter((k) => {
        if (k === best) return true
        const lead = behind[best * n + k] / worlds
        const error = Math.sqrt(Math.max(0, squares[best * n + k] / worlds - lead * lead) / worlds)
        return lead < DOUBT * error + 1e-9
      })
    }
    deal(random, world)
  }
  const tries = (k: number): number => Math.max(1, visits[k])
  const promise = (k: number): number => (sums[k] + appeal[k]) / tries(k)
  return moves
    .map((_, k) => k)
    .sort((a, b) => visits[b] - visits[a] || promise(b) - promise(a))
    .map((k) => ({ move: moves[k], visits: visits[k], value: sums[k] / tries(k), score: scoreSums[k] / tries(k) }))
}
