import type { Cards, Move, Seat } from './cards.ts'
import type { Deal } from './deal.ts'
import type { Deck } from './deck.ts'
import type { At, Numbers, Zones } from './layout.ts'
import type { Chosen, Options } from './options.ts'
import type { Public } from './state.ts'
import type { Table } from './table.ts'

/** A game's own numbers by name, as the rules use them: `t.n.tricks`, `t.n.won[seat]`. */
export type Named<N extends Numbers> = { -readonly [K in keyof N]: N[K] extends 'each' ? Int32Array : number }
type ReadOnlyNamed<N extends Numbers> = { readonly [K in keyof N]: N[K] extends 'each' ? ArrayLike<number> : number }

/** Codes with their English texts, such as `{ 'follow-colour': 'you must follow the colour' }`. */
export type Codes = Readonly<Record<string, string>>
/** The codes alone. */
export type CodeOf<C extends Codes> = keyof C & string

/** The table of a game with these numbers and score codes: `type T = TableOf<typeof NUMBERS, typeof SCORES>`. */
export type TableOf<N extends Numbers, S extends Codes = Codes> = Table<Named<N>, CodeOf<S>>
/** What the law sees of a table with these numbers. */
export type PublicOf<N extends Numbers> = Public<ReadOnlyNamed<N>>

/** A kind of decision: what can be chosen, and what follows. */
export interface Phase<N extends Numbers = Numbers, R extends Codes = Codes, S extends Codes = Codes> {
  /** What the seat chooses from: a card of its hand (the default), a card of the trick, or only calls. */
  readonly from?: 'hand' | 'trick' | 'calls'
  /** The word before the card when the move is written: `take B2`. A plain play has none. */
  readonly word?: string
  /** The calls of this phase, as they are written; `call(0)` is the first. Besides cards, the law offers them by `allow`. */
  readonly calls?: readonly string[]
  /** The law: which of the offered moves may this seat choose? It sees public things and one hand, nothing else. */
  legal(t: PublicOf<N>, offered: Cards<CodeOf<R>>, seat: Seat): Cards
  /** Carries the move out. */
  act(t: TableOf<N, S>, seat: Seat, move: Move): void
}

/** The rules of a game, for one number of seats and one choice of options. */
export interface Rules<
  N extends Numbers,
  R extends Codes = Codes,
  S extends Codes = Codes,
  P extends Phases<N, R, S> = Phases<N, R, S>,
> {
  /** Begins a round: deal, and ask a seat. All cards are in the stock, except those in places that keep theirs. */
  round(t: TableOf<N, S>, deal: Deal): void
  /** The phases by name. */
  readonly phases: P
  /** After a round: is the whole game over? */
  over(t: TableOf<N, S>): boolean
  /** The winners, when the game is over. */
  winners(t: TableOf<N, S>): Seat[]
}
/** The phases of a game by name. */
export type Phases<N extends Numbers = Numbers, R extends Codes = Codes, S extends Codes = Codes> = Readonly<
  Record<string, Phase<N, R, S>>
>

/** What a record says about a round besides cards, moves and points: numbers, texts, or lists of them. */
export interface RecordNotes<N extends Numbers> {
  /** Called after the deal. */
  readonly atStart?: (t: TableOf<N>) => Readonly<Record<string, unknown>>
  /** Called after the round. */
  readonly atEnd?: (t: TableOf<N>) => Readonly<Record<string, unknown>>
}

/** What the rules of a game depend on. */
export interface Setting<O extends Options, Z extends Zones> {
  /** The number of seats. */
  readonly seats: number
  /** The chosen values of the options. */
  readonly options: Chosen<O>
  readonly deck: Deck
  /** The places by zone: `at.hand(seat)`, `at.trick`, `at.unused`. */
  readonly at: At<Z>
}

/** A game as its author writes it: a header of data, then the rules. */
export interface Definition<
  O extends Options = Options,
  Z extends Zones = Zones,
  N extends Numbers = Numbers,
  R extends Codes = Codes,
  S extends Codes = Codes,
  P extends Phases<N, R, S> = Phases<N, R, S>,
> {
  /** Short and in kebab-case: it is part of addresses and records. */
  readonly id: string
  /** The name that players read. */
  readonly title: string
  /** One sentence about what makes the game special. */
  readonly about: string
  /** The fewest and the most seats, and the usual number. */
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number }
  /** Whether the highest or the lowest total is the best. */
  readonly best: 'highest' | 'lowest'
  /** The points of each seat at the beginning; the default is 0. */
  readonly startPoints?: number
  /** What players can change before the game starts. */
  readonly options: O
  /** Where cards lie besides hand, trick and stock. */
  readonly zones: Z
  /** Public numbers besides the round and the totals. */
  readonly numbers: N
  /** Why the law rules moves out: a code, and the English sentence that a player reads. */
  readonly reasons?: R
  /** What points are given for: a code, and the English line of the bill. */
  readonly scores?: S
  /** The cards of the game. */
  deck(setting: { readonly seats: number; readonly options: Chosen<O> }): Deck
  /** The rules of the game. */
  rules(setting: Setting<O, Z>): Rules<N, NoInfer<R>, NoInfer<S>, P>
  /** What its records contain besides the usual. */
  readonly record?: (setting: Setting<O, Z>) => RecordNotes<N>
}
