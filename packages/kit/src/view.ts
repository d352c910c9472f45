import { type Card, Cards, MAX_CARDS, NONE, type Seat } from './cards.ts'
import { type Event, UNSEEN } from './events.ts'
import type { Game } from './game.ts'
import { type Place, sees, TRICK } from './layout.ts'
import type { Table } from './table.ts'

const UNKNOWN = -1

/**
 * What one seat knows (a spectator is seat -1), folded from redacted events and from nothing else. No event says which of
 * several cards alike moved, so a view assigns the copies as it likes.
 */
export class View {
  readonly game: Game
  /** The seat whose knowledge it is; -1 for a spectator. */
  readonly seat: Seat
  /** The table as far as it is known: public numbers, counts, and the cards whose place is certain. */
  readonly table: Table
  /** For each card, the places where it may be, as bits. */
  readonly could = new Int32Array(MAX_CARDS)
  /** For each card, the place where it certainly is; -1 if that is not known. */
  readonly known = new Int8Array(MAX_CARDS).fill(UNKNOWN)
  /** The number of events that were folded. */
  read = 0
  private thisTrick: Cards = NONE
  private trickBefore: Cards = NONE
  /** The table at the beginning of the current decision. */
  private readonly before: Table

  constructor(game: Game, seat: Seat) {
    this.game = game
    this.seat = seat
    this.table = game.table()
    this.before = game.table()
  }

  /** Takes the next event into account. It must be redacted for this seat. */
  fold(event: Event): void {
    this.read++
    this.take(event)
    this.conclude()
  }
  private take(event: Event): void {
    const { table } = this
    switch (event.type) {
      case 'round':
        return this.collect()
      case 'choose':
        this.before.copy(table)
        return
      case 'set':
        for (const [slot, value] of event.numbers) table.mem[slot] = value
        return
      case 'show':
        this.find(event.card, event.place)
        return
      case 'move':
        if (event.cards[0] === UNSEEN) this.blur(event.from, event.to, event.cards.length, this.game.deck.cards)
        else for (const card of event.cards) this.follow(card, event.from, event.to)
        return
      case 'play':
        if (event.from === event.seat) this.infer([event.card], event.seat)
        this.turnTrick()
        this.thisTrick = this.thisTrick.with(this.follow(event.card, event.from, this.game.seats))
        table.noteInTrick(event.seat, event.card)
        return
      case 'cover':
        this.infer(event.card === UNSEEN ? event.among : [event.card], event.seat)
        if (event.card === UNSEEN) this.blur(event.from, event.to, 1, this.all(event.among))
        else this.follow(event.card, event.from, event.to)
        this.turnTrick()
        table.noteInTrick(event.seat, UNSEEN)
        return
      case 'reveal':
        this.thisTrick = this.thisTrick.with(this.follow(event.card, event.from, this.game.seats))
        for (let i = 0; i < table.played; i++) if (table.playedBy(i) === event.seat) table.mem[TRICK + i] = event.card
        return
      case 'disclose':
      case 'score':
        return
    }
  }

  /** A card that has only one possible place lies there. */
  private conclude(): void {
    const { known, could, table, game } = this
    for (let card = 0; card < game.deck.size; card++) {
      if (known[card] !== UNKNOWN || could[card] === 0 || (could[card] & (could[card] - 1)) !== 0) continue
      known[card] = 31 - Math.clz32(could[card])
      table.put(card, known[card])
    }
  }
  /** All cards except the kept ones are in the stock again. */
  private collect(): void {
    const { table, game, known, could } = this
    const { places, stock } = game.layout
    const keeping = places.reduce((mask, { keep }, p) => (keep ? mask | (1 << p) : mask), 0)
    table.collect()
    this.thisTrick = NONE
    this.trickBefore = NONE
    for (const card of game.deck.cards) {
      if (known[card] !== UNKNOWN && places[known[card]].keep) continue
      known[card] = UNKNOWN
      could[card] = (could[card] & keeping) | (1 << stock)
      table.lift(card, stock)
    }
  }
  /** The first card of a new trick replaces the old trick. */
  private turnTrick(): void {
    if (this.table.played > 0) return
    this.trickBefore = this.thisTrick
    this.thisTrick = NONE
  }
  /** A card was seen moving from one place to another; returns the copy that the view has moved. */
  private follow(card: Card, from: Place, to: Place): Card {
    const copy = this.find(card, from)
    this.table.send(card, from, to)
    this.known[copy] = to
    this.could[copy] = 1 << to
    if (this.table.count(from) === 0) this.leave(from)
    return copy
  }
  /** No card lies at this place any more. */
  private leave(place: Place): void {
    for (const card of this.game.deck.cards) this.could[card] &= ~(1 << place)
  }
  /** A card of this kind certainly lies at this place; returns the copy that the view has chosen for it. */
  private find(card: Card, place: Place): Card {
    const { known, could, game, table } = this
    const alike = game.deck.alike(card)
    for (const copy of alike) if (known[copy] === place) return copy
    let found = UNKNOWN
    let anywhere = 0
    for (const copy of alike) {
      if (known[copy] !== UNKNOWN || ((could[copy] >>> place) & 1) === 0) continue
      if (found === UNKNOWN) found = copy
      anywhere |= could[copy]
    }
    if (found === UNKNOWN)
      throw new Error(`${game.id}: seat ${this.seat} sees ${game.deck.name(card)} where it cannot be`)
    for (const copy of alike) {
      if (known[copy] === UNKNOWN && ((could[copy] >>> place) & 1) !== 0) could[copy] = anywhere
    }
    known[found] = place
    could[found] = 1 << place
    table.put(found, place)
    return found
  }
  /** `n` unknown cards of `among` moved from one place to another. */
  private blur(from: Place, to: Place, n: number, among: Cards): void {
    const { known, could, table, game } = this
    const everything = table.count(from) === n
    for (const card of game.deck.cards) {
      if (((could[card] >>> from) & 1) === 0) continue
      if (known[card] === from) {
        table.lift(card, from)
        known[card] = everything ? to : UNKNOWN
        if (everything) table.put(card, to)
      }
      if (among.has(card)) could[card] |= 1 << to
    }
    table.recount(from, to, n)
    if (everything) this.leave(from)
  }
  /**
   * Draws conclusions from a play: if the law forbids each of `plays` in a hand that also has x, the hand does not have x.
   */
  private infer(plays: readonly Card[], seat: Seat): void {
    if (seat === this.seat) return
    const { before, could, known, game } = this
    const phase = game.phases[before.phase]
    if (phase.from !== 'hand') return
    for (const x of game.deck.cards) {
      if (known[x] !== UNKNOWN || ((could[x] >>> seat) & 1) === 0) continue
      const possible = plays.some((c) => game.deck.kindOf(x) === c || phase.legal(before, Cards.of(c, x), seat).has(c))
      if (!possible) could[x] &= ~(1 << seat)
    }
  }
  private all(kinds: readonly Card[]): Cards {
    return kinds.reduce((set, kind) => set.or(this.game.deck.alike(kind)), Cards.of())
  }

  /** The cards of the last complete trick of this round, as far as they were seen. */
  get lastTrick(): Cards {
    return this.table.played > 0 ? this.trickBefore : this.thisTrick
  }
  /** The cards that this seat knows to be at a place, and the number of others there. */
  cardsAt(place: Place): { readonly cards: Cards; readonly hidden: number } {
    const cards = this.table.cards(place)
    return { cards, hidden: this.table.count(place) - cards.size }
  }
  /** May this seat see the cards at this place? */
  sees(place: Place): boolean {
    return sees(this.game.layout, place, this.seat)
  }
}
