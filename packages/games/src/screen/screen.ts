import type { Game, GameKind, NumberOf, OptionOf, ScoreOf, Table, ZoneOf } from '@trick-bento/kit'

/** How a game is laid out on a screen: which zones and public numbers are shown, and where. */
export interface ScreenOf<K extends GameKind> {
  /** About how long a game takes with the usual number of seats. */
  readonly minutes: number
  /**
   * By public number: a `counter` in the header (`of` is what it counts up to), a `badge` at the seat that it points at,
   * an `emblem` of a suit, a `tally` at each seat, a `rack` at each seat with a line after some of its places. A number
   * that is left out is not shown.
   */
  readonly numbers: NumberScreens<NumberOf<K>>
  /**
   * By zone: every card (`fan`), a closed pile with its count (`pile`), part of the trick, cards that go to the seat and
   * are not shown (`at seat`), or not shown at all.
   */
  readonly zones: Readonly<Record<ZoneOf<K>, 'fan' | 'pile' | 'in trick' | 'at seat' | 'hidden'>>
  /** The option that lists what is printed in the corner of the cards, rank by rank. */
  readonly printed?: OptionOf<K>
  /** The option that says how many rounds a game has. */
  readonly rounds?: OptionOf<K>
  /** The total that wins, if totals are so small that they are drawn as seals. */
  readonly seals?: number
  /** The cards that win the trick as it lies, by the order of play. Face-down cards of the trick are UNSEEN. */
  readonly winning?: (table: Table, game: Game) => readonly number[]
  /** By number at each seat: where it comes from and what it decides, for the receipts of a round. */
  readonly receipts?: { readonly [Name in NumberOf<K>]?: ReceiptSource<ZoneOf<K>, ScoreOf<K>> }
  /** By zone, number, `total` and `goal`: the ID of the rule that says most about it. */
  readonly rules?: Readonly<Partial<Record<ZoneOf<K> | NumberOf<K> | 'total' | 'goal', string>>>
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
  | { readonly as: 'counter'; readonly of?: N | ((seats: number) => number); readonly countFrom?: 1 }
  | { readonly as: 'badge' | 'emblem' | 'tally' }
  | { readonly as: 'rack'; readonly line: (seats: number) => number }

/** Where a number at each seat comes from, and what it decides. */
export interface ReceiptSource<Z extends string = string, S extends string = string> {
  /** The zone whose cards it counts, each with what is printed on it. */
  readonly cards?: Z
  /** The points that pay for it at the end of the round. */
  readonly pays?: S
  /** The order of the seats by this number decides the round. */
  readonly ranked?: true
}

/** What makes a moment: points for a reason, or cards that move together. */
export type Moment<Z extends string = string, S extends string = string> =
  | {
      readonly scored: S
      /** What flies from seat to seat if these points do; coins by default. */
      readonly handsOver?: 'cards'
    }
  | { readonly moved: MovedCards<Z> }

/** Cards that move from one zone to another in one event. */
export interface MovedCards<Z extends string = string> {
  readonly from: 'hand' | 'trick' | Z
  readonly to: 'hand' | 'trick' | Z
  /** The number of cards, which are all alike. */
  readonly alike: number
}
