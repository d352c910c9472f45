import type { GameKind, NumberOf, OptionOf, ScoreOf, ZoneOf } from '@trick-bento/kit'

/** How a game is laid out on a screen: which zones and public numbers are shown, and where. */
export interface ScreenOf<K extends GameKind> {
  /** About how long a game takes with the usual number of seats. */
  readonly minutes: number
  /**
   * By public number: a `counter` in the header (`of` is the number that it counts up to), a `badge` at the seat that it
   * points at, an `emblem` of a suit, a `tally` at each seat. A number that is left out is not shown.
   */
  readonly numbers: NumberScreens<NumberOf<K>>
  /** By zone: every card (`fan`), a closed pile with its count (`pile`), part of the trick, or not shown. */
  readonly zones: Readonly<Record<ZoneOf<K>, 'fan' | 'pile' | 'in trick' | 'hidden'>>
  /** The option that lists what is printed in the corner of the cards, rank by rank. */
  readonly printed?: OptionOf<K>
  /** By code: the moments that call for a banner. If several fit an event, the first counts. */
  readonly moments: Readonly<Record<string, Moment<ZoneOf<K>, ScoreOf<K>>>>
}

/** The screen of any game. */
export type Screen = ScreenOf<GameKind>

type NumberScreens<N extends string> = string extends N
  ? Readonly<Record<string, NumberScreen>>
  : { readonly [Name in N]?: NumberScreen<N> }

/** How a public number is shown. */
export type NumberScreen<N extends string = string> =
  | { readonly as: 'counter'; readonly of?: N; readonly countFrom?: 1 }
  | { readonly as: 'badge' | 'emblem' | 'tally' }

/** What makes a moment: points for a reason, or cards that move together. */
export type Moment<Z extends string = string, S extends string = string> =
  | { readonly scored: S }
  | { readonly moved: MovedCards<Z> }

/** Cards that move from one zone to another in one event. */
export interface MovedCards<Z extends string = string> {
  readonly from: 'hand' | 'trick' | Z
  readonly to: 'hand' | 'trick' | Z
  /** The number of cards, which are all alike. */
  readonly alike: number
}
