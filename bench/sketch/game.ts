import { type Card, type Cards, Explained, type Seat } from './cards.ts'
import type { Rng } from './rng.ts'
import { type Layout, Table, type Vars, type Zone, lay } from './table.ts'

export type Named<V extends Vars> = { -readonly [K in keyof V]: V[K] extends 'each' ? Int32Array : number }
type Seen<V extends Vars> = { readonly [K in keyof V]: V[K] extends 'each' ? ArrayLike<number> : number }
/** What the law may look at: the table without anybody's cards. */
export interface Public<V extends Vars> extends Pick<Table, 'leader' | 'played' | 'trick' | 'taken' | 'next'> { readonly v: Seen<V> }

export interface Phase<V extends Vars> {
  /** A move is a card of one's hand, or a call numbered 0..63. */
  readonly picks: 'cards' | 'calls'
  /** The law: which of these may this seat choose? Sees public things and one hand, nothing else. */
  legal(t: Public<V>, hand: Cards, seat: Seat): Cards
  /** What happens then. */
  act(t: Table<Named<V>>, seat: Seat, move: number): void
}
export interface Rules<V extends Vars> {
  readonly id: string
  readonly seats: number
  readonly deck: Cards
  readonly zones?: Readonly<Record<string, Zone>>
  readonly vars: V
  readonly phases: Readonly<Record<string, Phase<V>>>
  setup(t: Table<Named<V>>, rng: Rng): void
  /** Points of each seat when the table is over; higher is better. */
  score(t: Table<Named<V>>): number[]
}
export interface Game extends Rules<any> { readonly layout: Layout; readonly order: readonly Phase<any>[]; table(): Table }

/** Turn rules into a game: lay out memory, name the variables. */
export function game<const V extends Vars>(rules: Rules<V>): Game {
  const layout = lay(rules.seats, rules.deck, rules.zones ?? {}, rules.vars)
  class Own { declare readonly mem: Int32Array; constructor(mem: Int32Array) { this.mem = mem; for (const k in rules.vars) if (rules.vars[k] === 'each') Object.defineProperty(this, k, { value: mem.subarray(layout.slots[k]!, layout.slots[k]! + rules.seats) }) } }
  for (const k in rules.vars) {
    const slot = layout.slots[k]!
    if (rules.vars[k] === 'one') Object.defineProperty(Own.prototype, k, { get(this: Own) { return this.mem[slot] }, set(this: Own, x: number) { this.mem[slot] = x } })
  }
  return { ...rules, layout, order: Object.values(rules.phases), table: () => new Table(layout, Own) } as Game
}

export const legal = (g: Game, t: Table, seat: Seat): Cards => g.order[t.phase]!.legal(t, t.hand(seat), seat)

/** Run `change` and log what it did: cards by the verbs, variables by comparing. */
export function record(t: Table, change: () => void): void {
  const { vars, size } = t.layout, before = t.mem.slice(vars, size)
  change()
  const set: [number, number][] = []
  for (let i = vars; i < size; i++) if (t.mem[i] !== before[i - vars]) set.push([i, t.mem[i]!])
  if (set.length) t.log!.push({ type: 'vars', set })
}
export const start = (g: Game, t: Table, rng: Rng): void => record(t, () => g.setup(t, rng))
export const act = (g: Game, t: Table, seat: Seat, move: number): void => {
  t.log!.push({ type: 'act', seat })
  record(t, () => g.order[t.phase]!.act(t, seat, move))
}
/** Random play to the end; how many moves it took. */
export function playout(g: Game, t: Table, rng: Rng): number {
  let n = 0
  for (; !t.over; n++) {
    const seat = t.turn, phase = g.order[t.phase]!, moves = phase.legal(t, t.hand(seat), seat)
    phase.act(t, seat, moves.nth(rng.below(moves.size)))
  }
  return n
}

/** Why a card of one's hand may not be played now; nothing if it may. */
export function explain(g: Game, t: Table, seat: Seat, c: Card): string | undefined {
  const hand = new Explained(t.hand(seat)), ok = g.order[t.phase]!.legal(t, hand, seat)
  return ok.has(c) ? undefined : hand.why.get(c) ?? 'not allowed'
}
/** Positions after exactly `depth` moves: one golden number that pins a whole rule set. */
export function perft(g: Game, t: Table, depth: number): number {
  if (depth === 0 || t.over) return 1
  const seat = t.turn, phase = g.order[t.phase]!, moves = phase.legal(t, t.hand(seat), seat), n = moves.size
  if (depth === 1) return n
  const kid = g.table()
  let sum = 0
  for (let i = 0; i < n; i++) { kid.copy(t); phase.act(kid, seat, moves.nth(i)); sum += perft(g, kid, depth - 1) }
  return sum
}
