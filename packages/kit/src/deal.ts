import type { Card, Seat } from './cards.ts'
import type { Place } from './layout.ts'
import { type Random, seeded, shuffle } from './random.ts'
import type { Table } from './table.ts'

/** Where dealt cards and drawn seats come from: a seed, or a record. */
export interface DealSource {
  /** The next cards for a place, as copies that lie in the stock now. */
  take(table: Table, place: Place, count: number): Card[]
  /** One of these seats, by lot. */
  draw(seats: readonly Seat[]): Seat
}

/** What a game's `round` deals with. */
export class Deal {
  private readonly table: Table
  private readonly source: DealSource

  constructor(table: Table, source: DealSource) {
    this.table = table
    this.source = source
  }
  /** So many cards to the place of every seat that takes part. */
  each(count: number, to: (seat: Seat) => Place): void {
    for (const seat of this.table.playing) this.to(to(seat), count)
  }
  to(place: Place, count: number): void {
    if (count > this.left) throw new Error(`${count} cards are to be dealt, but ${this.left} are left`)
    this.table.deal(this.source.take(this.table, place, count), place)
  }
  /** All that is left in the stock. */
  rest(place: Place): void {
    this.to(place, this.left)
  }
  /** How many cards are left in the stock. */
  get left(): number {
    return this.table.count(this.table.layout.stock)
  }
  /** A seat that takes part, by lot. */
  drawSeat(): Seat {
    return this.source.draw(this.table.playing)
  }
}

/** Deals drawn from a generator: the stock is shuffled once, then dealt from the top. */
export function randomDeal(random: Random): DealSource {
  let stock: Card[] | undefined
  return {
    take(table, _place, count) {
      stock ??= shuffle([...table.cards(table.layout.stock)], random)
      return stock.splice(0, count)
    },
    draw: (seats) => seats[random.below(seats.length)],
  }
}

/** The deal of a round of the game with this seed; each round is drawn for itself. */
export const seededDeal = (seed: string, round: number): DealSource => randomDeal(seeded(`${seed}/${round}`))
