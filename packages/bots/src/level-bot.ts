import { type Cards, type Game, must, playout, type Random, type Table, type View } from '@trick-bento/kit'
import { type Bot, forced, type MoveEstimate, movesOf, type Thought } from './bot.ts'
import { type IsSpent, readBudget } from './budget.ts'
import { type GameProfile, profileOf } from './game-profiles.ts'
import type { LevelName } from './levels.ts'
import { Policy } from './policy/policy.ts'
import { unseenNow } from './policy/unseen.ts'
import type { Insight } from './policy/weight-tables.ts'
import { readWeights } from './policy/weights.ts'
import { valueOfRound } from './round-value.ts'
import { race } from './search/race.ts'
import { searchTree } from './search/tree.ts'
import { type Evaluate, worldSampler } from './search/worlds.ts'

/** Playouts per move of each level in a game without a profile. */
const UNTRAINED: Readonly<Record<LevelName, number>> = {
  newcomer: 8,
  casual: 30,
  steady: 120,
  strong: 500,
  expert: 3000,
}
const UNTRAINED_EXPLORATION = 0.3
const UNTRAINED_VALUE = { prize: 0, spread: 1 }

/** Playouts per move of a level in this game; 0 if the level plays by its policy, without search. */
export function iterationsOf(game: Game, level: LevelName): number {
  const profile = profileOf(game)
  if (profile === undefined) return UNTRAINED[level]
  return level === 'strong' || level === 'expert' ? profile.iterations[level] : 0
}

/** Makes a bot of this level for a game. It keeps no state between calls, so one bot can play at several seats. */
export function levelBot(game: Game, level: LevelName): Bot {
  const profile = profileOf(game)
  const choose = profile === undefined ? untrained(game) : trained(game, profile, level)
  return (view, budget, random) => {
    if (view.game !== game) throw new Error(`this bot was made for another table of ${game.id} than this view`)
    const start = readBudget(budget)
    const moves = movesOf(view)
    return forced(moves) ?? choose(view, moves, start(), random)
  }
}

type Choose = (view: View, moves: Cards, isSpent: IsSpent, random: Random) => Thought

function trained(game: Game, profile: GameProfile, level: LevelName): Choose {
  switch (level) {
    case 'newcomer':
      return byPolicy(policyOf(game, profile, 1), () => undefined)
    case 'casual':
      return byPolicy(policyOf(game, profile, 2), notSeenLately(game))
    case 'steady':
      return byPolicy(policyOf(game, profile, 3), () => undefined)
    default:
      return bySearch(game, profile)
  }
}

/** The trained policy of a game with this insight. */
export function policyOf(game: Game, { makeFeatures, weights }: GameProfile, insight: Insight): Policy {
  const features = makeFeatures(game)
  return new Policy(game, features, must(readWeights(weights, game.id, features.tables, insight)), insight)
}

/** The cards that a player who remembers only the last trick has not seen. */
function notSeenLately(game: Game): (view: View) => Cards {
  const unseen = unseenNow(game)
  return (view) => unseen(view.table, view.seat).minus(view.lastTrick)
}

/** Chooses the move with the highest probability of the policy. */
function byPolicy(policy: Policy, unseen: (view: View) => Cards | undefined): Choose {
  return (view, moves) => {
    const n = policy.weigh(view.table, view.seat, moves, 1, unseen(view))
    const estimates: MoveEstimate[] = []
    for (let k = 0; k < n; k++)
      estimates.push({ move: policy.moves[k], visits: 0, value: policy.probabilities[k], score: 0 })
    return best(estimates.sort((a, b) => b.value - a.value))
  }
}

/** How a search plays rounds out, and what their ends are worth. */
export interface Playouts {
  readonly value: Evaluate
  /** Plays the rest of a round. */
  readonly finish: (t: Table, random: Random) => void
}

/** The playouts of an expert in this game. */
export function expertPlayouts(game: Game): Playouts {
  const profile = profileOf(game)
  return profile === undefined ? randomPlayouts(game) : policyPlayouts(game, profile, policyOf(game, profile, 3))
}

const policyPlayouts = (game: Game, { search, roundValue }: GameProfile, policy: Policy): Playouts => ({
  value: valueOfRound(game, roundValue),
  finish: (t, random) => policy.playout(t, search.temperature, random),
})

const randomPlayouts = (game: Game): Playouts => ({
  value: valueOfRound(game, UNTRAINED_VALUE),
  finish: (t, random) => void playout(game, t, random),
})

function bySearch(game: Game, profile: GameProfile): Choose {
  const { search } = profile
  const policy = policyOf(game, profile, 3)
  const byPolicyAlone = byPolicy(policy, () => undefined)
  const { value, finish } = policyPlayouts(game, profile, policy)
  return (view, moves, isSpent, random) => {
    const sample = worldSampler(view)
    if (search.how === 'race') return best(race(policy, view.seat, moves, sample, value, search, isSpent, random))
    const tried = searchTree(game, view.seat, sample, value, { ...search, finish }, isSpent, random)
    return tried.length === moves.size ? best(tried) : byPolicyAlone(view, moves, isSpent, random)
  }
}

/** For games without a policy: tree search with random playouts. */
function untrained(game: Game): Choose {
  const { value, finish } = randomPlayouts(game)
  return (view, _moves, isSpent, random) => {
    const settings = { exploration: UNTRAINED_EXPLORATION, finish }
    return best(searchTree(game, view.seat, worldSampler(view), value, settings, isSpent, random))
  }
}

const best = (estimates: readonly MoveEstimate[]): Thought => ({ move: estimates[0].move, estimates })
