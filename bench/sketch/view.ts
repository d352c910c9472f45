import { type Card, Cards, type Seat } from './cards.ts'
import type { Game } from './game.ts'
import type { Rng } from './rng.ts'
import type { Event, Layout, Place, Table } from './table.ts'

const sees = ({ places }: Layout, p: Place, seat: Seat): boolean => places[p]!.sight === 'all' || (places[p]!.sight === 'owner' && places[p]!.owner === seat)

/** The one gate between table and seat: a moving card is named only to those who see it leave or arrive. */
export const redact = (l: Layout, e: Event, seat: Seat): Event =>
  e.type !== 'move' || sees(l, e.from, seat) || sees(l, e.to, seat) ? e : { ...e, cards: e.cards.map(() => -1) }

/** What one seat knows. It is built from redacted events and from nothing else. */
export class View {
  readonly table: Table
  readonly count: Int32Array
  /** For each card, a mask of the places where it may be. */
  readonly could = new Int32Array(64)
  private readonly known = new Int8Array(64).fill(-1)
  private readonly before: Table // the table when the current decision began
  readonly game: Game
  readonly seat: Seat
  private readonly infer: boolean

  constructor(game: Game, seat: Seat, infer = true) {
    this.game = game
    this.seat = seat
    this.infer = infer
    const { places, ids, at } = game.layout
    this.table = game.table()
    this.before = game.table()
    this.count = new Int32Array(places.length)
    this.count[at.stock!] = ids.length
    for (const c of ids) this.could[c] = 1 << at.stock!
  }

  fold(e: Event): void {
    const { table, count } = this, { seats, at } = this.game.layout
    if (e.type === 'act') this.before.copy(table)
    else if (e.type === 'vars') for (const [slot, value] of e.set) table.mem[slot] = value
    else if (e.type === 'move') {
      if (e.cards[0]! >= 0) for (const c of e.cards) this.find(c, e.to)
      else this.blur(e.from, e.to, e.cards.length)
      count[e.from]! -= e.cards.length
      count[e.to]! += e.cards.length
    } else if (e.type === 'play') {
      if (this.infer && e.seat !== this.seat) this.deny(e.card, e.seat)
      this.find(e.card, e.seat)
      table.play(e.seat, e.card)
      this.find(e.card, at.trick!)
      count[e.seat]!--
      count[at.trick!]!++
    } else {
      for (let i = 0, n = table.played; i < n; i++) this.find(table.trick(i), seats + e.seat)
      table.gather(e.seat)
      count[seats + e.seat]! += count[at.trick!]!
      count[at.trick!] = 0
    }
  }

  /** Card c is at p, for sure. */
  private find(c: Card, p: Place): void {
    const was = this.known[c]!
    if (was >= 0) this.table.lift(c, was)
    this.table.put(c, p)
    this.known[c] = p
    this.could[c] = 1 << p
  }
  /** n cards went from one place to another face down. */
  private blur(from: Place, to: Place, n: number): void {
    for (const c of this.game.layout.ids) {
      if (((this.could[c]! >>> from) & 1) === 0) continue
      if (this.known[c]! >= 0) { this.table.lift(c, from); this.known[c] = -1 }
      this.could[c]! |= 1 << to
      if (this.count[from] === n) this.could[c]! &= ~(1 << from)
    }
  }
  /** What a play tells: if the law forbids c to a hand of c and x, then x is not in that hand. */
  private deny(c: Card, seat: Seat): void {
    const { before, could, game } = this, phase = game.order[before.phase]!
    for (const x of game.layout.ids)
      if ((could[x]! >>> seat) & 1 && x !== c && !phase.legal(before, Cards.of(c, x), seat).has(c)) could[x]! &= ~(1 << seat)
  }

  /** Deal the unseen cards anew: a full table this seat cannot tell from the real one. */
  sample(rng: Rng, out: Table): Table {
    const { could, known, count } = this, places = count.length
    out.copy(this.table)
    free.set(count)
    let n = 0
    for (const c of this.game.layout.ids) if (known[c]! < 0) pool[n++] = c; else free[known[c]!]!--
    rng.shuffle(pool, n)
    narrowFirst(n, could)
    for (let i = 0; i < n; i++) {
      const may = could[pool[i]!]!
      let room = 0
      for (let p = 0; p < places; p++) if ((may >>> p) & 1) room += free[p]!
      if (room > 0) {
        let r = rng.below(room), p = -1
        while (r >= 0) if ((may >>> ++p) & 1) r -= free[p]!
        home[i] = p; free[p]!--
      } else if (!this.squeeze(i, i, 0)) throw new Error(`${this.game.id}: no deal fits what seat ${this.seat} has seen`)
    }
    for (let i = 0; i < n; i++) out.put(pool[i]!, home[i]!)
    return out
  }
  /** Find card i a place among the first `n`, moving others along if need be. */
  private squeeze(i: number, n: number, tried: number): boolean {
    const may = this.could[pool[i]!]! & ~tried
    for (let p = 0; p < this.count.length; p++) if ((may >>> p) & 1 && free[p]! > 0) { home[i] = p; free[p]!--; return true }
    for (let p = 0; p < this.count.length; p++) {
      if (((may >>> p) & 1) === 0) continue
      tried |= 1 << p
      for (let j = 0; j < n; j++) if (j !== i && home[j] === p && this.squeeze(j, n, tried)) { home[i] = p; return true }
    }
    return false
  }
}

const free = new Int32Array(32), pool = new Int32Array(64), home = new Int32Array(64), spare = new Int32Array(64)
/** Stable sort of the pool: cards with the fewest possible places first. */
function narrowFirst(n: number, could: Int32Array): void {
  let k = 0
  for (let w = 1; k < n; w++)
    for (let i = 0; i < n; i++) { let m = could[pool[i]!]!, b = 0; for (; m; m &= m - 1) b++; if (b === w) spare[k++] = pool[i]! }
  pool.set(spare)
}
