import type { Card, Seat } from './cards.ts'
import type { Place } from './layout.ts'
import { type Random, seeded, shuffle } from './random.ts'
import type { Table } from './table.ts'

/** The source of dealt cards and drawn seats: a seed, or a record. */
export interface DealSource {
  /** The next cards for a place, as copies that lie in the stock now. */
  take(table: Table, place: Place, count: number): Card[]
  /** One of these seats, drawn by lot. */
  draw(seats: readonly Seat[]): Seat
}

/** Deals the cards of a round; a game's `round` receives it. */
export class Deal {
  private readonly table: Table
  private readonly source: DealSource

  constructor(table: Table, source: DealSource) {
    this.table = table
    this.source = source
  }
  /** Deals `count` cards to the place of every seat that takes part. */
  each(count: number, to: (seat: Seat) => Place): void {
    for (const seat of this.table.playing) this.to(to(seat), count)
  }
  /** Deals `count` cards to one place. */
  to(place: Place, count: number): void {
    if (count > this.left) throw new Error(`${count} cards cannot be dealt, because ${this.left} are left`)
    this.table.deal(this.source.take(this.table, place, count), place)
  }
  /** Deals all cards that are left in the stock to one place. */
  rest(place: Place): void {
    this.to(place, this.left)
  }
  /** The number of cards that are left in the stock. */
  get left(): number {
    return this.table.count(this.table.layout.stock)
  }
  /** Draws a seat that takes part by lot. */
  drawSeat(): Seat {
    return this.source.draw(this.table.playing)
  }
}

/** Deals from a random generator: the stock is shuffled once, then dealt from the top. */
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

/** The deal of one round of the game with this seed. It does not depend on the other rounds. */
export const seededDeal = (seed: string, round: number): DealSource => randomDeal(seeded(`${seed}/${round}`))
