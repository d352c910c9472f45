import { type Card, countBits, MAX_CARDS } from './cards.ts'
import { MAX_PLACES } from './layout.ts'
import type { Random } from './random.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** How often all pairs of places share their cards out anew; what is left of the bias is tested against all deals. */
const SWEEPS = 5

/**
 * Deals the cards that a seat cannot place anew, every deal that fits what it has seen being equally likely.
 *
 * Cards with the fewest possible places choose first, each among the free spaces. Where the sets of possible
 * places are nested this is exact. Where they are not (one seat is out of red, another out of blue), every two places
 * then put together the cards that could lie in either and deal them anew, which leads to all deals alike.
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
  /** Pairs of places that take different cards, each pair as bits; places that take the same cards count as one. */
  private pairs: number[] = []
  /** The cards that two places are sharing out. */
  private readonly shared = new Uint8Array(MAX_CARDS)

  constructor(view: View) {
    this.view = view
  }

  /** A full table that this seat cannot tell from the real one. */
  deal(random: Random, out: Table): Table {
    if (this.readUpTo !== this.view.read) this.prepare()
    const { pool, home, size } = this
    out.copy(this.view.table)
    this.settleAll(random)
    if (!this.nested) this.shareOut(random)
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
    this.pairs = this.nested ? [] : differingPairs(may, this.size, open)
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

  private shareOut(random: Random): void {
    const { may, home, size, shared } = this
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (const pair of this.pairs) {
        let n = 0
        for (let i = 0; i < size; i++) if ((pair & ~may[i]) === 0 && ((pair >>> home[i]) & 1) !== 0) shared[n++] = i
        for (; n > 1; n--) {
          const i = shared[n - 1]
          const j = shared[random.below(n)]
          const place = home[i]
          home[i] = home[j]
          home[j] = place
        }
      }
    }
  }
}

/** Every two groups of places that differ in which cards they may take, and every group of several for itself. */
function differingPairs(may: Int32Array, size: number, open: number): number[] {
  const groups = new Map<string, number>()
  for (let p = 0; p < MAX_PLACES; p++) {
    if (((open >>> p) & 1) === 0) continue
    let takes = ''
    for (let i = 0; i < size; i++) takes += (may[i] >>> p) & 1
    groups.set(takes, (groups.get(takes) ?? 0) | (1 << p))
  }
  const masks = [...groups.values()]
  const several = masks.filter((mask) => (mask & (mask - 1)) !== 0)
  return [...masks.flatMap((a, i) => masks.slice(i + 1).map((b) => a | b)), ...several]
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
