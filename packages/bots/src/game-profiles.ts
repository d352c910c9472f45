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

/** What bots know about a game before they sit down. */
export interface GameProfile {
  makeFeatures(game: Game): Features
  readonly weights: unknown
  /** What being undecided is worth while it learns, in points: little against what a good move brings. */
  readonly curiosity: number
  readonly roundValue: RoundValue
  readonly search: Race | Tree
  /** Playouts for a move of the levels that search. */
  readonly iterations: { readonly strong: number; readonly expert: number }
}

/** Each move for itself, as in race.ts. */
interface Race {
  readonly how: 'race'
  /** How clearly playouts prefer the better moves; lower is clearer. */
  readonly temperature: number
  /** What the policy's opinion is worth, in points times playouts. */
  readonly trust: number
}
/** A tree of moves, as in tree.ts. */
interface Tree {
  readonly how: 'tree'
  readonly temperature: number
  /** How much is given to moves of which little is known, as a share of the range of results. */
  readonly exploration: number
}

/** E27-E29: with 21 points at the table, only those with the fewest play on. */
const somebodyIsAtTheLimit = ({ totals }: Table): boolean => totals.some((points) => points >= 21)

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
    roundValue: { prize: 6, spread: 6, decided: somebodyIsAtTheLimit },
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

/** What bots know about a game; undefined for one that they were not trained for. */
export const profileOf = ({ id }: Game): GameProfile | undefined =>
  Object.hasOwn(GAME_PROFILES, id) ? GAME_PROFILES[id] : undefined
