import { type Card, Cards, type Seat } from './cards.ts'
import type { Deck } from './deck.ts'
import {
  ACTING,
  type Layout,
  LEADER,
  MAX_SEATS,
  type OpenPlace,
  PHASE,
  PLACE_WORDS,
  PLACES,
  PLAYED,
  PLAYED_BY,
  PLAYERS,
  PLAYING,
  type Place,
  ROUND,
  seatsIn,
  TOTALS,
  TOTALS_BEFORE,
  TRICK,
} from './layout.ts'

/** Stands in the trick for a card that lies face down. */
export const NO_CARD = -1

/** What the law may look at: the table without hidden cards. */
export interface Public<N = unknown>
  extends Pick<
    TableState<N>,
    | 'seats'
    | 'n'
    | 'round'
    | 'scored'
    | 'leader'
    | 'played'
    | 'trick'
    | 'playedBy'
    | 'count'
    | 'playing'
    | 'isPlaying'
    | 'players'
    | 'next'
  > {
  /** Points of each seat in the whole game so far. */
  readonly totals: ArrayLike<number>
  /** The cards at a place that all players see. */
  cards(place: OpenPlace): Cards
}

/** The state of a table in one Int32Array, and how to read it. Only `copy` changes it. */
export class TableState<N = unknown> {
  /** The whole state; its layout is the kit's business. */
  declare readonly mem: Int32Array
  /** Where places and numbers lie in the memory. */
  declare readonly layout: Layout
  declare readonly deck: Deck
  /** The number of seats. */
  declare readonly seats: number
  /** @internal */
  declare protected readonly phaseNames: readonly string[]
  /** The game's own public numbers, by name. */
  declare readonly n: N
  /** Points of each seat in the whole game so far. */
  declare readonly totals: Int32Array

  constructor(layout: Layout, phaseNames: readonly string[], names: new (mem: Int32Array) => N) {
    this.mem = new Int32Array(layout.size)
    this.layout = layout
    this.deck = layout.deck
    this.seats = layout.seats
    this.phaseNames = phaseNames
    this.n = new names(this.mem)
    this.totals = this.mem.subarray(TOTALS, TOTALS + MAX_SEATS)
  }

  /** Takes over the state of another table of the same game. */
  copy(from: TableState<N>): this {
    this.mem.set(from.mem)
    return this
  }

  /** The number of the current phase. */
  get phase(): number {
    return this.mem[PHASE]
  }
  /** The seats that decide now, as bits. */
  get acting(): number {
    return this.mem[ACTING]
  }
  /** Do several seats decide now, in any order? */
  get severalAct(): boolean {
    const acting = this.mem[ACTING]
    return (acting & (acting - 1)) !== 0
  }
  /** The seat that decides now; the lowest of them if several do. */
  get turn(): Seat {
    const a = this.mem[ACTING]
    return 31 - Math.clz32(a & -a)
  }
  /** Does this seat decide now? */
  isActing(seat: Seat): boolean {
    return seat >= 0 && seat < this.seats && Number.isInteger(seat) && ((this.mem[ACTING] >>> seat) & 1) !== 0
  }
  /** True between rounds, when no seat decides. */
  get roundOver(): boolean {
    return this.mem[ACTING] === 0
  }
  /** The number of the round, from 1. */
  get round(): number {
    return this.mem[ROUND]
  }
  /** What the round has added to a seat's total so far. */
  scored(seat: Seat): number {
    return this.mem[TOTALS + seat] - this.mem[TOTALS_BEFORE + seat]
  }
  /** The seat that led the current trick. */
  get leader(): Seat {
    return this.mem[LEADER]
  }
  /** The number of cards that were played to the current trick. */
  get played(): number {
    return this.mem[PLAYED]
  }
  /** The i-th card of the trick in the order of play, from 0; -1 while it lies face down. */
  trick(i: number): Card {
    return this.mem[TRICK + i]
  }
  /** The seat that played the i-th card of the trick. */
  playedBy(i: number): Seat {
    return this.mem[PLAYED_BY + i]
  }
  /** The cards at a place. On a view's table, those that its seat knows to be there. */
  cards(place: Place): Cards {
    const i = PLACES + PLACE_WORDS * place
    return new Cards(this.mem[i], this.mem[i + 1])
  }
  /** The cards in a hand. */
  hand(seat: Seat): Cards {
    return this.cards(seat)
  }
  /** The number of cards at a place, seen or not. */
  count(place: Place): number {
    return this.mem[PLACES + PLACE_WORDS * place + 2]
  }
  /** The number of seats that take part. */
  get players(): number {
    return this.mem[PLAYERS]
  }
  /** The seats that take part. */
  get playing(): Seat[] {
    return seatsIn(this.mem[PLAYING])
  }
  /** Does this seat take part? */
  isPlaying(seat: Seat): boolean {
    return ((this.mem[PLAYING] >>> seat) & 1) !== 0
  }
  /** The next seat on the left that takes part. */
  next(seat: Seat): Seat {
    const playing = this.mem[PLAYING]
    const left = playing & (-2 << seat)
    const first = left === 0 ? playing : left
    return 31 - Math.clz32(first & -first)
  }
  /** The position in the trick of its highest card among these; -1 if it has none of them. */
  highest(among: Cards, ofEquals: 'first' | 'last' = 'first'): number {
    const { mem, deck } = this
    const { lo, hi } = among
    const played = mem[PLAYED]
    let best = -1
    let top = -1
    for (let i = 0; i < played; i++) {
      const card = mem[TRICK + i]
      if (card === NO_CARD || (((card < 32 ? lo : hi) >>> card) & 1) === 0) continue
      const rank = deck.rankOf(card)
      if (rank > top) {
        top = ofEquals === 'first' ? rank : rank - 1
        best = i
      }
    }
    return best
  }
  /** A card alike to this one that lies at a place. */
  copyOf(card: Card, place: Place): Card {
    const { deck, mem } = this
    if (deck.plain) return card
    const alike = deck.alike(card)
    const i = PLACES + PLACE_WORDS * place
    const lo = mem[i] & alike.lo
    if (lo !== 0) return 31 - Math.clz32(lo & -lo)
    const hi = mem[i + 1] & alike.hi
    if (hi === 0) throw this.missing(card, place)
    return 63 - Math.clz32(hi & -hi)
  }
  /** @internal */
  protected missing(card: Card, place: Place): Error {
    return new Error(`there is no ${this.deck.name(card)} in ${this.placeName(place)}`)
  }
  /** @internal */
  protected placeName(place: Place): string {
    const { zone, owner } = this.layout.places[place]
    return owner < 0 ? zone : `${zone} of seat ${owner}`
  }
  /** @internal */
  protected phaseNumber(name: string): number {
    const { phaseNames } = this
    for (let i = 0; i < phaseNames.length; i++) if (phaseNames[i] === name) return i
    throw new Error(`there is no phase ${name}; there are ${phaseNames.join(', ')}`)
  }
}
