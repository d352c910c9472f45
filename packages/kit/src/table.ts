import type { Card, Cards, Seat } from './cards.ts'
import type { Event } from './events.ts'
import {
  ACTING,
  JOINT,
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

/** A table with all its cards. One class for all games, so that V8 compiles its methods once. */
export class Table<N = unknown, S extends string = string> extends TableState<N> {
  /** Receives the events; null while bots only simulate a game. */
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

  // Verbs. Cards move by these and in no other way, and each verb logs an event.

  /** Moves a card from the hand to the trick; the next seat decides. True when all players have played. */
  play(seat: Seat, card: Card): boolean {
    this.shift(this.copyOf(card, seat), seat, this.seats)
    if (this.log !== null) this.logPlay({ type: 'play', seat, card, from: seat })
    return this.joinTrick(seat, card)
  }
  /** Moves the next card of a stack to the trick. True when all players have played. */
  flip(seat: Seat, stack: Place): boolean {
    const { stackAt, stack: size } = this.layout.places[stack]
    const left = this.count(stack)
    if (left === 0 || size === 0) throw this.nothingToFlip(stack)
    const copy = this.mem[stackAt + size - left]
    this.shift(copy, stack, this.seats)
    const card = this.deck.kindOf(copy)
    if (this.log !== null) this.logPlay({ type: 'play', seat, card, from: stack })
    return this.joinTrick(seat, card)
  }
  /**
   * Plays a card from the hand face down: it lies at `to`, and all players learn that it is one of `among`. True when
   * all players have played.
   */
  cover(seat: Seat, card: Card, to: Place, among: Cards): boolean {
    this.shift(this.copyOf(card, seat), seat, to)
    if (this.log !== null) {
      this.logPlay({ type: 'cover', seat, card, from: seat, to, among: [...this.deck.kinds(among)] })
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
  /** Moves one card of this kind from one place to another. */
  send(card: Card, from: Place, to: Place): void {
    this.shift(this.copyOf(card, from), from, to)
    this.clearIfEmpty(from)
    if (this.log !== null) this.logMove([card], from, to)
  }
  /** Moves these cards, all of which lie at `from`. */
  sendThose(cards: Cards, from: Place, to: Place): void {
    if (!cards.some) return
    const { mem } = this
    const i = PLACES + PLACE_WORDS * from
    const j = PLACES + PLACE_WORDS * to
    const n = cards.size
    if (this.log !== null) this.checkThere(cards, from)
    mem[i] &= ~cards.lo
    mem[i + 1] &= ~cards.hi
    mem[i + 2] -= n
    mem[j] |= cards.lo
    mem[j + 1] |= cards.hi
    mem[j + 2] += n
    this.clearIfEmpty(from)
    if (this.log !== null) {
      this.logMove(
        Array.from(cards, (card) => this.deck.kindOf(card)),
        from,
        to,
      )
    }
  }
  /** Moves all cards of a place. */
  sendAll(from: Place, to: Place): void {
    this.sendThose(this.cards(from), from, to)
  }
  /** Puts cards from the stock down in this order. Games deal with `Deal`. */
  deal(cards: readonly Card[], to: Place): void {
    const { stackAt, stack: size } = this.layout.places[to]
    const stock = this.seats + 1
    if (stackAt > 0) this.pile(cards, to, stackAt, size)
    for (const card of cards) this.shift(card, stock, to)
    if (this.log === null) return
    const kinds = cards.map((card) => this.deck.kindOf(card))
    if (stackAt === 0) kinds.sort((a, b) => a - b)
    this.log.push({ type: 'move', cards: kinds, from: stock, to })
  }
  /** Shows all players where a card is, and returns the seat that holds it, or -1. For cards that exist once. */
  holder(card: Card): Seat | -1 {
    let place = 0
    while (!this.cards(place).meets(this.deck.alike(card))) place++
    if (this.log !== null) this.log.push({ type: 'show', card, place })
    return place < this.seats ? place : -1
  }
  /** Gives points to a seat (or takes them, if negative), with the code of what they are for. Zero points are not logged. */
  score(seat: Seat, points: number, why: S): void {
    if (points === 0) return
    if (this.log !== null) this.logScore(seat, points, why)
    this.mem[TOTALS + seat] += points
  }

  // Whose decision it is.

  /** This seat decides next, in this phase. */
  ask(phase: string, seat: Seat): void {
    if (this.log !== null) this.checkPlaying(seat, phase)
    this.mem[PHASE] = this.phaseNumber(phase)
    this.mem[ACTING] = 1 << seat
  }
  /**
   * All seats that take part decide in this phase, in any order. What they call, and what the game's own numbers become
   * meanwhile, stays secret until the last of them has decided.
   */
  askAll(phase: string): void {
    this.mem[PHASE] = this.phaseNumber(phase)
    this.mem[ACTING] = this.mem[PLAYING]
    this.mem[JOINT]++
  }
  /** This seat has decided; true when all have. */
  done(seat: Seat): boolean {
    this.mem[ACTING] &= ~(1 << seat)
    if (this.mem[ACTING] !== 0) return false
    this.mem[JOINT]++
    return true
  }
  /** Ends the round: no seat decides. */
  endRound(): void {
    this.mem[ACTING] = 0
  }
  /** From now on only these seats take part. */
  seatOnly(seats: readonly Seat[]): void {
    if (seats.length === 0) throw new Error('at least one seat must take part')
    this.mem[PLAYING] = maskOf(seats)
    this.mem[PLAYERS] = seats.length
  }
  /** Begins a new round: all cards except the kept ones return to the stock. */
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

  // Below the verbs; views and samples use these as well. They log nothing.

  /** Moves one copy. */
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
  /** Adds a copy to a place whose count is right already. */
  put(copy: Card, place: Place): void {
    this.mem[PLACES + PLACE_WORDS * place + (copy >> 5)] |= 1 << copy
  }
  /** Takes a copy away from a place and leaves its count. */
  lift(copy: Card, place: Place): void {
    this.mem[PLACES + PLACE_WORDS * place + (copy >> 5)] &= ~(1 << copy)
  }
  /** Moves `n` cards in the counts only. */
  recount(from: Place, to: Place, n: number): void {
    this.mem[PLACES + PLACE_WORDS * from + 2] -= n
    this.mem[PLACES + PLACE_WORDS * to + 2] += n
  }
  /** Adds a card to the order of the trick. */
  noteInTrick(seat: Seat, card: Card): void {
    const { mem } = this
    const i = mem[PLAYED]
    if (i === 0) mem[LEADER] = seat
    mem[TRICK + i] = card
    mem[PLAYED_BY + i] = seat
    mem[PLAYED] = i + 1
  }
  private joinTrick(seat: Seat, card: Card): boolean {
    const { mem } = this
    this.noteInTrick(seat, card)
    mem[ACTING] = 1 << this.next(seat)
    return mem[PLAYED] === mem[PLAYERS]
  }
  /** A trick is over when its last card has left; until then the order of play can be read. */
  private clearIfEmpty(place: Place): void {
    if (place === this.seats && this.count(place) === 0) this.mem[PLAYED] = 0
  }
  /** Writes cards behind those that a stack has; the next one to flip is at its size minus its count. */
  private pile(cards: readonly Card[], place: Place, stackAt: number, size: number): void {
    const { mem } = this
    const before = this.count(place)
    const after = before + cards.length
    if (after > size) throw new Error(`${this.placeName(place)} is a stack of ${size} and cannot take ${after} cards`)
    mem.copyWithin(stackAt + size - after, stackAt + size - before, stackAt + size)
    mem.set(cards, stackAt + size - cards.length)
  }

  // Checks of misuse. They run while events are logged; simulations of bots do not pay for them.

  private logPlay(event: Event): void {
    if (this.mem[PLAYED] >= MAX_SEATS) throw new Error(`a trick has at most ${MAX_SEATS} cards; send them away before`)
    this.log!.push(event)
  }
  private logMove(cards: readonly Card[], from: Place, to: Place): void {
    if (this.layout.places[to].stackAt > 0) throw new Error(`cards can be dealt to ${this.placeName(to)}, but not sent`)
    this.log!.push({ type: 'move', cards, from, to })
  }
  private checkThere(cards: Cards, place: Place): void {
    const missing = cards.minus(this.cards(place))
    if (missing.some) throw this.missing(missing.first, place)
  }
  private checkPlaying(seat: Seat, phase: string): void {
    if (!this.playing.includes(seat)) throw new Error(`seat ${seat} does not take part and cannot be asked to ${phase}`)
  }
  private logScore(seat: Seat, points: number, why: string): void {
    if (!Number.isInteger(points)) throw new Error(`points are whole numbers, not ${points}`)
    if (!(seat in this.totals) || seat >= this.seats) {
      throw new Error(`seat ${seat} cannot score; the seats are 0 to ${this.seats - 1}`)
    }
    if (!Object.hasOwn(this.scores, why)) {
      const codes = Object.keys(this.scores).join(', ') || 'none'
      throw new Error(`points are given for ${quote(why)}, but \`scores\` declares ${codes}`)
    }
    this.log!.push({ type: 'score', seat, points, why })
  }
  private nothingToFlip(place: Place): Error {
    const { stack } = this.layout.places[place]
    return new Error(`${this.placeName(place)} ${stack === 0 ? 'is not a stack' : 'has no card left to flip'}`)
  }
}
