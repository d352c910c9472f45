import { type Card, Cards, type Seat } from './cards.ts'
import type { Rng } from './rng.ts'

/** A place is somewhere cards lie: one per zone, or one per zone and seat. */
export type Place = number
export interface Zone { readonly each?: 'seat'; readonly sight: 'all' | 'owner' | 'none' }
export type Vars = Readonly<Record<string, 'one' | 'each'>>

/** Everything that happens at a table. A card is -1 to a reader who may not see it. */
export type Event =
  | { readonly type: 'act'; readonly seat: Seat } // a decision begins
  | { readonly type: 'move'; readonly cards: readonly Card[]; readonly from: Place; readonly to: Place }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card } // hand -> trick
  | { readonly type: 'gather'; readonly seat: Seat } // trick -> taken
  | { readonly type: 'vars'; readonly set: readonly (readonly [slot: number, value: number])[] }

const LEADER = 0, COUNT = 1, TRICK = 2, PLACES = 8 // up to six seats
export interface Layout {
  readonly seats: number
  readonly deck: Cards
  readonly ids: Uint8Array
  readonly places: readonly { zone: string; owner: Seat; sight: Zone['sight'] }[]
  readonly at: Readonly<Record<string, Place>>
  /** First slot of the variables: phase, acting, then the game's own. */
  readonly vars: number
  readonly slots: Readonly<Record<string, number>>
  readonly size: number
}

/** The whole truth about one table, in one Int32Array. One class for all games: V8 likes it so. */
export class Table<V = any> {
  declare readonly mem: Int32Array
  declare readonly v: V
  declare readonly layout: Layout
  declare log: Event[] | null
  constructor(layout: Layout, vars: new (mem: Int32Array) => V) {
    this.layout = layout
    this.log = null
    this.mem = new Int32Array(layout.size)
    this.v = new vars(this.mem)
  }

  get phase(): number { return this.mem[this.layout.vars]! }
  get acting(): number { return this.mem[this.layout.vars + 1]! } // mask of seats
  get turn(): Seat { const a = this.acting; return 31 - Math.clz32(a & -a) }
  get over(): boolean { return this.acting === 0 }
  get leader(): Seat { return this.mem[LEADER]! }
  get played(): number { return this.mem[COUNT]! }
  trick(i: number): Card { return this.mem[TRICK + i]! }
  cards(p: Place): Cards { const i = PLACES + 2 * p; return new Cards(this.mem[i]!, this.mem[i + 1]!) }
  hand(s: Seat): Cards { return this.cards(s) }
  taken(s: Seat): Cards { return this.cards(this.layout.seats + s) }
  next(s: Seat): Seat { return s + 1 === this.layout.seats ? 0 : s + 1 }
  copy(from: Table): this { this.mem.set(from.mem); return this }

  // Verbs. Cards move by these and in no other way.
  enter(phase: number, acting: number): void { const i = this.layout.vars; this.mem[i] = phase; this.mem[i + 1] = acting }
  pass(seat: Seat): void { this.mem[this.layout.vars + 1] = 1 << seat }
  move(cards: Cards, from: Place, to: Place): void {
    const { mem } = this, i = PLACES + 2 * from, j = PLACES + 2 * to
    mem[i]! &= ~cards.lo; mem[i + 1]! &= ~cards.hi
    mem[j]! |= cards.lo; mem[j + 1]! |= cards.hi
    if (this.log !== null) this.log.push({ type: 'move', cards: [...cards], from, to })
  }
  /** Hand to trick, and the turn goes on. True when the trick is full. */
  play(seat: Seat, card: Card): boolean {
    const { mem } = this, { seats } = this.layout, n = mem[COUNT]!++, bit = 1 << card, half = card >> 5
    if (n === 0) mem[LEADER] = seat
    mem[TRICK + n] = card
    mem[PLACES + 2 * seat + half]! &= ~bit
    mem[PLACES + 4 * seats + half]! |= bit
    this.pass(this.next(seat))
    if (this.log !== null) this.log.push({ type: 'play', seat, card })
    return n + 1 === seats
  }
  /** Seat whose card is strongest so far; the earlier of equals. */
  winner(power: (c: Card) => number): Seat {
    let best = 0, top = -Infinity
    for (let i = 0; i < this.mem[COUNT]!; i++) { const p = power(this.mem[TRICK + i]!); if (p > top) { top = p; best = i } }
    return (this.mem[LEADER]! + best) % this.layout.seats
  }
  /** Trick to the winner's pile; the winner leads. */
  gather(seat: Seat): void {
    const { mem } = this, { seats } = this.layout, i = PLACES + 4 * seats, j = PLACES + 2 * (seats + seat)
    mem[j]! |= mem[i]!; mem[j + 1]! |= mem[i + 1]!
    mem[i] = mem[i + 1] = mem[COUNT] = 0
    this.pass(seat)
    if (this.log !== null) this.log.push({ type: 'gather', seat })
  }
  deal(n: number, rng: Rng): void {
    const { seats, deck, at } = this.layout, ids = rng.shuffle([...deck]), stock = PLACES + 2 * at.stock!
    this.mem[stock] = deck.lo; this.mem[stock + 1] = deck.hi
    for (let s = 0; s < seats; s++) this.move(Cards.of(...ids.splice(0, n)), at.stock!, s)
  }
  /** Give a card a place without a word (views and samples only). */
  put(c: Card, p: Place): void { this.mem[PLACES + 2 * p + (c >> 5)]! |= 1 << c }
  lift(c: Card, p: Place): void { this.mem[PLACES + 2 * p + (c >> 5)]! &= ~(1 << c) }
}

export function lay(seats: number, deck: Cards, zones: Readonly<Record<string, Zone>>, vars: Vars): Layout {
  const all: Record<string, Zone> = { hand: { each: 'seat', sight: 'owner' }, taken: { each: 'seat', sight: 'all' }, trick: { sight: 'all' }, stock: { sight: 'none' }, ...zones }
  const places: Layout['places'][number][] = [], at: Record<string, Place> = {}, slots: Record<string, number> = {}
  for (const [zone, z] of Object.entries(all)) {
    at[zone] = places.length
    for (let s = 0; s < (z.each ? seats : 1); s++) places.push({ zone, owner: z.each ? s : -1, sight: z.sight })
  }
  const first = PLACES + 2 * places.length
  let size = first + 2
  for (const [name, kind] of Object.entries(vars)) { slots[name] = size; size += kind === 'each' ? seats : 1 }
  return { seats, deck, ids: Uint8Array.from(deck), places, at, vars: first, slots, size }
}
