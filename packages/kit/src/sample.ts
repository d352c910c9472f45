import { type Card, countBits, MAX_CARDS } from './cards.ts'
import { MAX_PLACES, type Place } from './layout.ts'
import { type Random, shuffle } from './random.ts'
import { type CardClass, Sharing } from './sharing.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** How cards are shared out among groups of places that may take the same cards. */
interface Plan {
  readonly sharing: Sharing
  readonly classes: readonly CardClass[]
  /** For each group, the place of each of its spaces. */
  readonly spaces: readonly Uint8Array[]
}

/**
 * Samples worlds: deals the cards whose place a seat does not know, each deal that fits what it has seen being equally
 * likely. The game's numbers are those of the view, so a secret call of another seat has no effect in a world yet.
 *
 * Where the sets of possible places are nested, the cards with the fewest places are placed first, each in one of the
 * free spaces. Where they are not nested (one seat is out of red, another out of blue), all deals are counted.
 */
export class Sampler {
  private readonly view: View
  private readUpTo = -1
  /** The cards to deal, those with the fewest possible places first, and these places as bits. */
  private readonly pool = new Uint8Array(MAX_CARDS)
  private readonly may = new Int32Array(MAX_CARDS)
  private size = 0
  /** The spaces for unknown cards at each place: all, and those still free. */
  private readonly spaces = new Uint8Array(MAX_PLACES)
  private readonly free = new Uint8Array(MAX_PLACES)
  /** The place that each card of the pool gets. */
  private readonly home = new Uint8Array(MAX_CARDS)
  private readonly order = new Uint8Array(MAX_CARDS)
  private plan: Plan | undefined
  private stacks: Place[] = []

  constructor(view: View) {
    this.view = view
  }

  /** Deals a world into `out` and returns it: a table with all cards, as the real one could be for all that the seat knows. */
  deal(random: Random, out: Table): Table {
    if (this.readUpTo !== this.view.read) this.prepare()
    const { pool, home, size } = this
    out.copy(this.view.table)
    if (this.plan === undefined) this.settleNarrowFirst(random)
    else this.shareOut(this.plan, random)
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
    let nested = true
    for (let i = 0; i < this.size; i++) {
      may[i] = placesFor(pool[i])
      if (i > 0 && (may[i - 1] & ~may[i]) !== 0) nested = false
    }
    this.plan = nested ? undefined : makePlan(may.subarray(0, this.size), spaces)
    if (this.plan?.sharing.possible === false) throw this.nothingFits()
    this.stacks = places.flatMap(({ stack }, p) => (stack > 0 && spaces[p] > 0 ? [p] : []))
    this.readUpTo = read
  }

  /** Places each card in one of the free spaces that are possible for it. */
  private settleNarrowFirst(random: Random): void {
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
      if (choice <= 0) throw this.nothingFits()
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

  /** Draws how many cards of each class go to each group of places, then which. */
  private shareOut({ sharing, classes, spaces }: Plan, random: Random): void {
    const { home, order } = this
    const taken = spaces.map((group) => {
      shuffle(group, random)
      return 0
    })
    const drawn = sharing.draw(random)
    let first = 0
    for (const [c, { size }] of classes.entries()) {
      for (let i = 0; i < size; i++) order[i] = first + i
      shuffle(order, random, size)
      let next = 0
      for (const [g, count] of drawn[c].entries()) {
        for (let n = 0; n < count; n++) home[order[next++]] = spaces[g][taken[g]++]
      }
      first += size
    }
  }

  private nothingFits(): Error {
    return new Error(`no deal fits what seat ${this.view.seat} has seen`)
  }
}

function makePlan(may: Int32Array, spaces: Uint8Array): Plan {
  const groups = groupsOf(may, spaces)
  const classes: { size: number; groups: number }[] = []
  for (let i = 0; i < may.length; i++) {
    if (i > 0 && may[i] === may[i - 1]) classes[classes.length - 1].size++
    else {
      const takers = groups.reduce((mask, [place], g) => ((may[i] >>> place) & 1 ? mask | (1 << g) : mask), 0)
      classes.push({ size: 1, groups: takers })
    }
  }
  const slots = groups.map((places) => Uint8Array.from(places.flatMap((p) => Array<Place>(spaces[p]).fill(p))))
  return {
    classes,
    spaces: slots,
    sharing: new Sharing(
      classes,
      slots.map(({ length }) => length),
    ),
  }
}

/** The places with spaces, grouped by which cards they may take. */
function groupsOf(may: Int32Array, spaces: Uint8Array): Place[][] {
  const groups = new Map<string, Place[]>()
  spaces.forEach((count, place) => {
    if (count === 0) return
    const takes = Array.from(may, (mask) => (mask >>> place) & 1).join('')
    groups.set(takes, [...(groups.get(takes) ?? []), place])
  })
  return [...groups.values()]
}

/** Gives the cards of a stack a random order. */
function pileUp(t: Table, place: Place, random: Random): void {
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
