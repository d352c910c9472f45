import { type Cards, type Game, must, playout, type Random, type Table, type View } from '@trick-bento/kit'
import { type Bot, forced, type MoveEstimate, movesOf, type Thought } from './bot.ts'
import { type IsSpent, readBudget } from './budget.ts'
import { type GameProfile, profileOf } from './game-profiles.ts'
import type { LevelName } from './levels.ts'
import { Policy } from './policy/policy.ts'
import type { Insight } from './policy/tables.ts'
import { unseenNow } from './policy/unseen.ts'
import { readWeights } from './policy/weights.ts'
import { valueOfRound } from './round-value.ts'
import { race } from './search/race.ts'
import { searchTree } from './search/tree.ts'
import { type Tried, worldsOf } from './search/worlds.ts'

/** How many deals a level imagines in a game that bots were not trained for. */
const UNTRAINED: Readonly<Record<LevelName, number>> = {
  newcomer: 8,
  casual: 30,
  steady: 120,
  strong: 500,
  expert: 3000,
}
const UNTRAINED_EXPLORATION = 0.3
const UNTRAINED_PROSPECTS = { prize: 0, spread: 1 }

/** The iterations that a level is given for a move; 0 for one that plays by its policy alone. */
export function iterationsOf(game: Game, level: LevelName): number {
  const profile = profileOf(game)
  if (profile === undefined) return UNTRAINED[level]
  return level === 'strong' || level === 'expert' ? profile.iterations[level] : 0
}

/** A player of this level for a game. It remembers nothing from one call to the next. */
export function levelBot(game: Game, level: LevelName): Bot {
  const profile = profileOf(game)
  const choose = profile === undefined ? untrained(game) : trained(game, profile, level)
  return (view, budget, random) => {
    if (view.game !== game) throw new Error(`this bot sits at a table of ${game.id}; that view is of another table`)
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

/** The policy of a game's bots. */
export function policyOf(game: Game, { makeFeatures, weights }: GameProfile, insight: Insight): Policy {
  const features = makeFeatures(game)
  return new Policy(game, features, must(readWeights(weights, game.id, features.tables, insight)), insight)
}

/** What somebody has not seen who remembers the last trick. */
function notSeenLately(game: Game): (view: View) => Cards {
  const unseen = unseenNow(game)
  return (view) => unseen(view.table, view.seat).minus(view.lastTrick)
}

/** Plays what appeals most. */
function byPolicy(policy: Policy, unseen: (view: View) => Cards | undefined): Choose {
  return (view, moves) => {
    const n = policy.weigh(view.table, view.seat, moves, 1, unseen(view))
    const estimates: MoveEstimate[] = []
    for (let k = 0; k < n; k++) estimates.push({ move: policy.moves[k], visits: 0, value: policy.chances[k], score: 0 })
    return best(estimates.sort((a, b) => b.value - a.value))
  }
}

function bySearch(game: Game, profile: GameProfile): Choose {
  const { search, roundValue } = profile
  const policy = policyOf(game, profile, 3)
  const atFirstSight = byPolicy(policy, () => undefined)
  const value = valueOfRound(game, roundValue)
  const finish = (t: Table, random: Random): void => policy.playout(t, search.temperature, random)
  return (view, moves, isSpent, random) => {
    const deal = worldsOf(view)
    if (search.how === 'race') return best(race(policy, view.seat, moves, deal, value, search, isSpent, random))
    const tried = searchTree(game, view.seat, deal, value, { ...search, finish }, isSpent, random)
    return tried.length === moves.size ? best(tried) : atFirstSight(view, moves, isSpent, random)
  }
}

/** For games without a policy: a tree with random playouts. */
function untrained(game: Game): Choose {
  const value = valueOfRound(game, UNTRAINED_PROSPECTS)
  const finish = (t: Table, random: Random): void => void playout(game, t, random)
  return (view, _moves, isSpent, random) => {
    const settings = { exploration: UNTRAINED_EXPLORATION, finish }
    return best(searchTree(game, view.seat, worldsOf(view), value, settings, isSpent, random))
  }
}

const best = (estimates: readonly Tried[]): Thought => ({ move: estimates[0].move, estimates })
