import { type Card, countBits, MAX_CARDS } from './cards.ts'
import { MAX_PLACES } from './layout.ts'
import type { Random } from './random.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** Swaps tried for each card; what this leaves of the bias is measured in sample.test.ts. */
const SWAPS = 6

/**
 * Deals the cards that a seat cannot place anew, every deal that fits what it has seen being equally likely.
 *
 * Cards with the fewest possible places choose first, each among the free spaces. Where the sets of possible
 * places are nested this is exact. Where they are not (one seat is out of red, another out of blue), cards that
 * could lie in each other's place are swapped at random, which leads to all deals alike from any start.
 */
export class Sampler {
  private readonly view: View
  private readUpTo = -1
  /** The cards to deal, those with the fewest places first, and those places as bits. */
  private readonly pool = new Uint8Array(MAX_CARDS)
  private readonly may = new Int32Array(MAX_CARDS)
  private size = 0
  private nested = true
  /** Spaces for unknown cards at each place: in all, and still free. */
  private readonly spaces = new Uint8Array(MAX_PLACES)
  private readonly free = new Uint8Array(MAX_PLACES)
  /** Where each card of the pool goes. */
  private readonly home = new Uint8Array(MAX_CARDS)
  private stacks: number[] = []

  constructor(view: View) {
    this.view = view
  }

  /** A full table that this seat cannot tell from the real one. */
  deal(random: Random, out: Table): Table {
    if (this.readUpTo !== this.view.read) this.prepare()
    const { pool, home, size } = this
    out.copy(this.view.table)
    this.settleAll(random)
    if (!this.nested) this.swapAbout(random)
    for (let i = 0; i < size; i++) out.put(pool[i], home[i])
    for (const place of this.stacks) pileUp(out, place, random)
    return out
  }

  private prepare(): void {
    const { pool, may, spaces } = this
    const { known, could, game, table, read } = this.view
    const { places } = game.layout
    const unknown: Card[] = []
    for (let p = 0; p < places.length; p++) spaces[p] = table.count(p)
    for (const card of game.deck.cards) {
      if (known[card] < 0) unknown.push(card)
      else spaces[known[card]]--
    }
    let open = 0
    for (let p = 0; p < places.length; p++) if (spaces[p] > 0) open |= 1 << p
    const placesFor = (card: Card): number => could[card] & open
    unknown.sort((a, b) => countBits(placesFor(a)) - countBits(placesFor(b)) || placesFor(a) - placesFor(b))
    pool.set(unknown)
    this.size = unknown.length
    this.nested = true
    for (let i = 0; i < this.size; i++) {
      may[i] = placesFor(pool[i])
      if (i > 0 && (may[i - 1] & ~may[i]) !== 0) this.nested = false
    }
    this.stacks = places.flatMap(({ stack }, p) => (stack > 0 && spaces[p] > 0 ? [p] : []))
    this.readUpTo = read
  }

  /** Each card in turn to one of the free spaces that it may have. */
  private settleAll(random: Random): void {
    const { free, may, home, size } = this
    free.set(this.spaces)
    let places = 0
    let choice = 0
    for (let i = 0; i < size; i++) {
      if (may[i] === places) choice--
      else {
        places = may[i]
        choice = 0
        for (let left = places; left !== 0; left &= left - 1) choice += free[31 - Math.clz32(left & -left)]
      }
      if (choice <= 0) {
        if (!this.squeeze(i, i, 0)) throw new Error(`no deal fits what seat ${this.view.seat} has seen`)
        places = 0
        continue
      }
      let r = random.below(choice)
      let left = places
      let place = 31 - Math.clz32(left & -left)
      while (r >= free[place]) {
        r -= free[place]
        left &= left - 1
        place = 31 - Math.clz32(left & -left)
      }
      home[i] = place
      free[place]--
    }
  }

  /** Finds card i a place among the first n, moving others along if need be. */
  private squeeze(i: number, n: number, tried: number): boolean {
    const { may, free, home } = this
    for (let left = may[i] & ~tried; left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left)
      if (free[place] > 0) {
        home[i] = place
        free[place]--
        return true
      }
    }
    for (let left = may[i] & ~tried; left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left)
      tried |= 1 << place
      for (let j = 0; j < n; j++) {
        if (j !== i && home[j] === place && this.squeeze(j, n, tried)) {
          home[i] = place
          return true
        }
      }
    }
    return false
  }

  private swapAbout(random: Random): void {
    const { may, home, size } = this
    for (let k = SWAPS * size; k > 0; k--) {
      const r = random.below(size * size)
      const i = (r / size) | 0
      const j = r - i * size
      const p = home[i]
      const q = home[j]
      if (((may[i] >>> q) & (may[j] >>> p) & 1) !== 0) {
        home[i] = q
        home[j] = p
      }
    }
  }
}

/** Gives the cards of a stack a random order. */
function pileUp(t: Table, place: number, random: Random): void {
  const { stackAt, stack } = t.layout.places[place]
  const first = stackAt + stack - t.count(place)
  let n = 0
  for (let left = t.cards(place); left.some; left = left.rest) {
    const at = random.below(n + 1)
    t.mem[first + n] = t.mem[first + at]
    t.mem[first + at] = left.first
    n++
  }
}
