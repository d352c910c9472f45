/** A card is a small integer, suit * 16 + rank; a set of cards is an immutable 64-bit value. */
export type Card = number
export type Seat = number

const count32 = (n: number): number => {
  n -= (n >>> 1) & 0x55555555
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export class Cards {
  declare readonly lo: number
  declare readonly hi: number
  constructor(lo: number, hi: number) { this.lo = lo; this.hi = hi }

  static of(...cards: Card[]): Cards {
    let lo = 0, hi = 0
    for (const c of cards) if (c < 32) lo |= 1 << c; else hi |= 1 << c
    return new Cards(lo, hi)
  }

  /** Must, if able: the members in `those` when there are any, else all. */
  prefer(those: Cards, _why?: string): Cards { return this.meets(those) ? this.and(those) : this }
  /** Must not, if able: the members outside `those` when there are any, else all. */
  avoid(those: Cards, _why?: string): Cards { const rest = this.minus(those); return rest.some ? rest : this }

  and(o: Cards): Cards { return new Cards(this.lo & o.lo, this.hi & o.hi) }
  or(o: Cards): Cards { return new Cards(this.lo | o.lo, this.hi | o.hi) }
  minus(o: Cards): Cards { return new Cards(this.lo & ~o.lo, this.hi & ~o.hi) }
  with(c: Card): Cards { return c < 32 ? new Cards(this.lo | 1 << c, this.hi) : new Cards(this.lo, this.hi | 1 << c) }
  has(c: Card): boolean { return ((c < 32 ? this.lo >>> c : this.hi >>> c) & 1) !== 0 }
  meets(o: Cards): boolean { return ((this.lo & o.lo) | (this.hi & o.hi)) !== 0 }
  get some(): boolean { return (this.lo | this.hi) !== 0 }
  get size(): number { return count32(this.lo) + count32(this.hi) }

  /** The n-th member, lowest id first. */
  nth(n: number): Card {
    let { lo, hi } = this
    const k = count32(lo)
    if (n < k) { while (n-- > 0) lo &= lo - 1; return 31 - Math.clz32(lo & -lo) }
    for (n -= k; n > 0; n--) hi &= hi - 1
    return 63 - Math.clz32(hi & -hi)
  }
  *[Symbol.iterator](): Generator<Card> { for (let i = 0, n = this.size; i < n; i++) yield this.nth(i) }
}

export const NONE = new Cards(0, 0)
export const suitOf = (c: Card): number => c >> 4
export const rankOf = (c: Card): number => c & 15
export const suit = (s: number, low = 0, high = 12): Cards => { let x = NONE; for (let r = low; r <= high; r++) x = x.with(s * 16 + r); return x }
export const CLUBS = 0, DIAMONDS = 1, HEARTS = 2, SPADES = 3
export const SUITS = [0, 1, 2, 3].map((s) => suit(s))
export const DECK52 = SUITS.reduce((a, b) => a.or(b))
export const DECK32 = [0, 1, 2, 3].map((s) => suit(s, 5)).reduce((a, b) => a.or(b))

/** A hand that remembers why each card was ruled out. Only for telling people. */
export class Explained extends Cards {
  declare readonly why: Map<Card, string>
  constructor(cards: Cards, why: Map<Card, string> = new Map()) { super(cards.lo, cards.hi); this.why = why }
  private keep(left: Cards, why: string): Explained {
    for (const c of this.minus(left)) this.why.set(c, why)
    return new Explained(left, this.why)
  }
  override prefer(those: Cards, why = 'not allowed'): Cards { return this.keep(super.prefer(those), why) }
  override avoid(those: Cards, why = 'not allowed'): Cards { return this.keep(super.avoid(those), why) }
}
