import type { Card, Cards, Seat } from './cards.ts'
import type { Event } from './events.ts'
import {
  ACTING,
  type Layout,
  LEADER,
  MAX_SEATS,
  maskOf,
  PHASE,
  PLACE_WORDS,
  PLACES,
  PLAYED,
  PLAYED_BY,
  PLAYERS,
  PLAYING,
  type Place,
  ROUND,
  TOTALS,
  TOTALS_BEFORE,
  TRICK,
} from './layout.ts'
import { quote } from './quote.ts'
import { NO_CARD, TableState } from './state.ts'

/** The whole truth about one table. One class for all games: V8 likes it so. */
export class Table<N = unknown, S extends string = string> extends TableState<N> {
  /** Where events go; nowhere while bots only imagine a game. */
  declare log: Event[] | null
  /** What points may be given for, by code. */
  declare private readonly scores: Readonly<Record<string, string>>

  constructor(
    layout: Layout,
    phaseNames: readonly string[],
    names: new (mem: Int32Array) => N,
    scores: Readonly<Record<string, string>>,
  ) {
    super(layout, phaseNames, names)
    this.log = null
    this.scores = scores
  }

  // Verbs. Cards move by these and in no other way; each is an event.

  /** Hand to trick, and the turn goes on. True when everybody has played. */
  play(seat: Seat, card: Card): boolean {
    this.shift(this.copyOf(card, seat), seat, this.seats)
    if (this.log !== null) this.log.push({ type: 'play', seat, card, from: seat })
    return this.joinTrick(seat, card)
  }
  /** The next card of a stack to the trick. True when everybody has played. */
  flip(seat: Seat, stack: Place): boolean {
    const { stackAt, stack: size } = this.layout.places[stack]
    const copy = this.mem[stackAt + size - this.count(stack)]
    this.shift(copy, stack, this.seats)
    const card = this.deck.kindOf(copy)
    if (this.log !== null) this.log.push({ type: 'play', seat, card, from: stack })
    return this.joinTrick(seat, card)
  }
  /** Hand to trick face down; everybody learns that it is one of `among`. True when everybody has played. */
  cover(seat: Seat, card: Card, to: Place, among: Cards): boolean {
    this.shift(this.copyOf(card, seat), seat, to)
    if (this.log !== null) {
      this.log.push({ type: 'cover', seat, card, from: seat, to, among: [...this.deck.kinds(among)] })
    }
    return this.joinTrick(seat, NO_CARD)
  }
  /** Turns over the i-th card of the trick, which lies face down at `from`. */
  reveal(i: number, from: Place): void {
    const copy = this.cards(from).first
    const card = this.deck.kindOf(copy)
    this.shift(copy, from, this.seats)
    this.mem[TRICK + i] = card
    if (this.log !== null) this.log.push({ type: 'reveal', seat: this.playedBy(i), card, from })
  }
  /** One card of this kind from one place to another. */
  send(card: Card, from: Place, to: Place): void {
    this.shift(this.copyOf(card, from), from, to)
    this.clearIfEmpty(from)
    if (this.log !== null) this.log.push({ type: 'move', cards: [card], from, to })
  }
  /** These cards, all of which lie at `from`. */
  sendThose(cards: Cards, from: Place, to: Place): void {
    if (!cards.some) return
    const { mem } = this
    const i = PLACES + PLACE_WORDS * from
    const j = PLACES + PLACE_WORDS * to
    const n = cards.size
    mem[i] &= ~cards.lo
    mem[i + 1] &= ~cards.hi
    mem[i + 2] -= n
    mem[j] |= cards.lo
    mem[j + 1] |= cards.hi
    mem[j + 2] += n
    this.clearIfEmpty(from)
    if (this.log !== null)
      this.log.push({ type: 'move', cards: Array.from(cards, (c) => this.deck.kindOf(c)), from, to })
  }
  sendAll(from: Place, to: Place): void {
    this.sendThose(this.cards(from), from, to)
  }
  /** Puts cards from the stock down in this order. */
  deal(cards: readonly Card[], to: Place): void {
    const { stackAt } = this.layout.places[to]
    const stock = this.seats + 1
    cards.forEach((card, i) => {
      this.shift(card, stock, to)
      if (stackAt > 0) this.mem[stackAt + i] = card
    })
    if (this.log === null) return
    const kinds = cards.map((card) => this.deck.kindOf(card))
    if (stackAt === 0) kinds.sort((a, b) => a - b)
    this.log.push({ type: 'move', cards: kinds, from: stock, to })
  }
  /** Asks aloud for a card, so that everybody learns where it is: the seat that holds it, or -1. */
  holder(card: Card): Seat | -1 {
    let place = 0
    while (!this.cards(place).meets(this.deck.alike(card))) place++
    if (this.log !== null) this.log.push({ type: 'show', card, place })
    return place < this.seats ? place : -1
  }
  /** Points for a seat, with the code of what they are for. */
  score(seat: Seat, points: number, why: S): void {
    if (points === 0) return
    this.mem[TOTALS + seat] += points
    if (this.log !== null) this.log.push({ type: 'score', seat, points, why: this.declared(why) })
  }

  // Whose decision it is.

  /** In this phase this seat is to decide next. */
  ask(phase: string, seat: Seat): void {
    this.mem[PHASE] = this.phaseNumber(phase)
    this.mem[ACTING] = 1 << seat
  }
  /** In this phase all who take part are to decide, in any order. */
  askAll(phase: string): void {
    this.mem[PHASE] = this.phaseNumber(phase)
    this.mem[ACTING] = this.mem[PLAYING]
  }
  /** This seat has decided; true when nobody else is to. */
  done(seat: Seat): boolean {
    this.mem[ACTING] &= ~(1 << seat)
    return this.mem[ACTING] === 0
  }
  endRound(): void {
    this.mem[ACTING] = 0
  }
  /** From now on these seats take part, and no others. */
  seatOnly(seats: readonly Seat[]): void {
    if (seats.length === 0) throw new Error('somebody must take part')
    this.mem[PLAYING] = maskOf(seats)
    this.mem[PLAYERS] = seats.length
  }
  /** A new round: all cards but the kept ones return to the stock. */
  collect(): void {
    const { places, deck } = this.layout
    let stock = deck.cards
    let size = deck.size
    for (let p = 0; p < places.length; p++) {
      if (places[p].keep) {
        stock = stock.minus(this.cards(p))
        size -= this.count(p)
      } else this.mem.fill(0, PLACES + PLACE_WORDS * p, PLACES + PLACE_WORDS * (p + 1))
    }
    const i = PLACES + PLACE_WORDS * (this.seats + 1)
    this.mem[i] = stock.lo
    this.mem[i + 1] = stock.hi
    this.mem[i + 2] = size
    this.mem[PLAYED] = 0
    this.mem[ROUND]++
    this.mem.copyWithin(TOTALS_BEFORE, TOTALS, TOTALS + MAX_SEATS)
    if (this.log !== null) this.log.push({ type: 'round', round: this.round })
  }

  // Beneath the verbs; views and samples use these too.

  shift(copy: Card, from: Place, to: Place): void {
    const { mem } = this
    const i = PLACES + PLACE_WORDS * from
    const j = PLACES + PLACE_WORDS * to
    const half = copy >> 5
    const bit = 1 << copy
    if ((mem[i + half] & bit) === 0) throw this.missing(copy, from)
    mem[i + half] &= ~bit
    mem[i + 2]--
    mem[j + half] |= bit
    mem[j + 2]++
  }
  put(copy: Card, place: Place): void {
    this.mem[PLACES + PLACE_WORDS * place + (copy >> 5)] |= 1 << copy
  }
  lift(copy: Card, place: Place): void {
    this.mem[PLACES + PLACE_WORDS * place + (copy >> 5)] &= ~(1 << copy)
  }
  recount(from: Place, to: Place, n: number): void {
    this.mem[PLACES + PLACE_WORDS * from + 2] -= n
    this.mem[PLACES + PLACE_WORDS * to + 2] += n
  }
  /** Notes a card in the order of the trick. */
  noteInTrick(seat: Seat, card: Card): void {
    const { mem } = this
    const i = mem[PLAYED]
    if (i === 0) mem[LEADER] = seat
    mem[TRICK + i] = card
    mem[PLAYED_BY + i] = seat
    mem[PLAYED] = i + 1
  }
  private declared(why: string): string {
    if (Object.hasOwn(this.scores, why)) return why
    const codes = Object.keys(this.scores).join(', ') || 'none'
    throw new Error(`points are given for ${quote(why)}, but \`scores\` declares ${codes}`)
  }
  private joinTrick(seat: Seat, card: Card): boolean {
    const { mem } = this
    this.noteInTrick(seat, card)
    mem[ACTING] = 1 << this.next(seat)
    return mem[PLAYED] === mem[PLAYERS]
  }
  /** A trick is over when its last card has left; until then it can be read who played what. */
  private clearIfEmpty(place: Place): void {
    if (place === this.seats && this.count(place) === 0) this.mem[PLAYED] = 0
  }
}
