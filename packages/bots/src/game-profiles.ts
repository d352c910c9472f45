import type { Game, Table } from '@trick-bento/kit'
import { bannishFeatures } from './games/bannish.ts'
import { gudetamaFeatures } from './games/gudetama.ts'
import { gummiTrickFeatures } from './games/gummi-trick.ts'
import { secondPlace } from './games/second-place.ts'
import { sushiTrickFeatures } from './games/sushi-trick.ts'
import type { Features } from './policy/features.ts'
import type { RoundValue } from './round-value.ts'
import bannishWeights from './weights/bannish.json' with { type: 'json' }
import gudetamaWeights from './weights/gudetama.json' with { type: 'json' }
import gummiTrickWeights from './weights/gummi-trick.json' with { type: 'json' }
import sushiTrickWeights from './weights/sushi-trick.json' with { type: 'json' }

/** What bots know about a game: the features they look at, trained weights, and how they search. */
export interface GameProfile {
  /** The features of the game, for its number of seats and options. */
  makeFeatures(game: Game): Features
  /** The content of a weights file. */
  readonly weights: unknown
  /** Bonus for undecided policies during training, in points; small against the gain of a good move. */
  readonly curiosity: number
  /** How the end of a round is valued in a search. */
  readonly roundValue: RoundValue
  readonly search: Race | Tree
  /** Playouts per move of the levels that search. */
  readonly iterations: { readonly strong: number; readonly expert: number }
}

/** Tries each move in the same worlds; see `search/race.ts`. */
interface Race {
  readonly how: 'race'
  /** Temperature of the policy in playouts: the lower, the more it prefers the better moves. */
  readonly temperature: number
  /** Weight of the policy's opinion, in points times playouts. */
  readonly trust: number
}
/** Searches a tree of moves; see `search/tree.ts`. */
interface Tree {
  readonly how: 'tree'
  /** Temperature of the policy in playouts. */
  readonly temperature: number
  /** Weight of moves with few visits, as a share of the range of results. */
  readonly exploration: number
}

/** E27-E29: once a player has 21 points, only those with the fewest points can win. */
const isLimitReached = ({ totals }: Table): boolean => totals.some((points) => points >= 21)

/** The profiles by the ids of their games. */
export const GAME_PROFILES: Readonly<Record<string, GameProfile>> = {
  'gummi-trick': {
    makeFeatures: gummiTrickFeatures,
    weights: gummiTrickWeights,
    curiosity: 0.02,
    roundValue: { prize: 2, spread: 6 },
    search: { how: 'race', temperature: 0.3, trust: 5 },
    iterations: { strong: 100, expert: 1000 },
  },
  bannish: {
    makeFeatures: bannishFeatures,
    weights: bannishWeights,
    curiosity: 0.002,
    roundValue: { round: secondPlace, prize: 0.5, spread: 0.7 },
    search: { how: 'tree', temperature: 1, exploration: 0.4 },
    iterations: { strong: 150, expert: 1200 },
  },
  gudetama: {
    makeFeatures: gudetamaFeatures,
    weights: gudetamaWeights,
    curiosity: 0.02,
    roundValue: { prize: 6, spread: 6, decided: isLimitReached },
    search: { how: 'race', temperature: 0.3, trust: 5 },
    iterations: { strong: 250, expert: 1500 },
  },
  'sushi-trick': {
    makeFeatures: sushiTrickFeatures,
    weights: sushiTrickWeights,
    curiosity: 0.005,
    roundValue: { prize: 2, spread: 3 },
    search: { how: 'tree', temperature: 1, exploration: 0.2 },
    iterations: { strong: 150, expert: 1200 },
  },
}

/** The profile of a game; undefined for a game without one, which bots play by search alone. */
export const profileOf = ({ id }: Game): GameProfile | undefined =>
  Object.hasOwn(GAME_PROFILES, id) ? GAME_PROFILES[id] : undefined
