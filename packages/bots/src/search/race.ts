import { type Cards, type Random, type Seat, Xoshiro } from '@trick-bento/kit'
import type { MoveEstimate } from '../bot.ts'
import type { IsSpent } from '../budget.ts'
import type { Policy } from '../policy/policy.ts'
import { roundScore } from '../score.ts'
import type { Evaluate, SampleWorld } from './worlds.ts'

/** Worlds in which every move is tried before any may be dropped. */
const FIRST_WORLDS = 16
/** Worlds between two checks whether a move can be dropped. */
const INTERVAL = 8
/** A move is dropped when it is behind the leader by this many standard errors. */
const DROP_ERRORS = 2.5
/** Lower probabilities of the policy count as this one. */
const LEAST_PROBABILITY = 0.0025

/** Settings of a race. */
export interface RaceSettings {
  /** Temperature of the policy in playouts. */
  readonly temperature: number
  /** Weight of the policy's opinion, in points times playouts. */
  readonly trust: number
}

/**
 * Compares the legal moves: every world is played out once with each remaining move, with the same random numbers. Moves
 * that are clearly behind are dropped.
 */
export function race(
  policy: Policy,
  seat: Seat,
  legal: Cards,
  sample: SampleWorld,
  value: Evaluate,
  { temperature, trust }: RaceSettings,
  isSpent: IsSpent,
  random: Random,
): MoveEstimate[] {
  const { game } = policy
  const world = game.table()
  const t = game.table()
  sample(random, world)
  const n = policy.weigh(world, seat, legal, 1)
  const moves = [...policy.moves.subarray(0, n)]
  const appeal = Array.from(
    policy.probabilities.subarray(0, n),
    (probability) => trust * Math.log(Math.max(probability, LEAST_PROBABILITY)),
  )
  const sums = new Float64Array(n)
  const score = roundScore(game)
  const scores = new Float64Array(n)
  const scoreSums = new Float64Array(n)
  const visits = new Int32Array(n)
  const results = new Float64Array(n)
  const behind = new Float64Array(n * n) // sums of the differences of each pair; `squares` has those of their squares
  const squares = new Float64Array(n * n)
  let running = moves.map((_, k) => k)
  let worlds = 0
  let done = 0
  /** Plays the world out with each remaining move; false if the budget ends before the last one. */
  function tryWorld(): boolean {
    const seed = random.below(0x40000000)
    for (const k of running) {
      if (isSpent(done)) return false
      t.copy(world)
      game.phases[t.phase].act(t, seat, moves[k])
      policy.playout(t, temperature, new Xoshiro(0x9e3779b9, seed, 0x243f6a88, worlds))
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
    if (worlds >= FIRST_WORLDS && worlds % INTERVAL === 0) {
      const best = running.reduce((a, b) => (sums[b] + appeal[b] > sums[a] + appeal[a] ? b : a))
      running = running.filter((k) => {
        if (k === best) return true
        const lead = behind[best * n + k] / worlds
        const error = Math.sqrt(Math.max(0, squares[best * n + k] / worlds - lead * lead) / worlds)
        return lead < DROP_ERRORS * error + 1e-9
      })
    }
    sample(random, world)
  }
  const tries = (k: number): number => Math.max(1, visits[k])
  const promise = (k: number): number => (sums[k] + appeal[k]) / tries(k)
  return moves
    .map((_, k) => k)
    .sort((a, b) => visits[b] - visits[a] || promise(b) - promise(a))
    .map((k) => ({ move: moves[k], visits: visits[k], value: sums[k] / tries(k), score: scoreSums[k] / tries(k) }))
}
