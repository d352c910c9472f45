import type { Random } from './random.ts'

/** A card is a number from 0 to 63; what it means is its deck's business. */
export type Card = number
export type Seat = number
/** A choice at the table: a card (0 to 63) or a call, which is no card (64 to 95). */
export type Move = number

export const MAX_CARDS = 64
export const MAX_CALLS = 32
/** The n-th call of a phase as a move. */
export const call = (n: number): Move => MAX_CARDS + n
/** Which call of its phase a move is. */
export const callNumber = (move: Move): number => move - MAX_CARDS
export const isCall = (move: Move): boolean => move >= MAX_CARDS

/** How many bits are set. */
export const countBits = (n: number): number => {
  n -= (n >>> 1) & 0x55555555
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
const lowestBit = (n: number): number => 31 - Math.clz32(n & -n)
const nthBit = (bits: number, n: number): number => {
  while (n-- > 0) bits &= bits - 1
  return lowestBit(bits)
}

/**
 * Where the law's words leave their reasons while somebody listens. A set that remembered its reasons would be a second
 * shape of set, and every law would run slower for it.
 */
let reasons: Map<Move, string> | null = null

/**
 * An immutable set of cards, and of calls where the set is one of choices. Rules speak of sets; bits stay in the kit.
 * `R` are the codes of the reasons that the law may give; it exists in the types only.
 */
export class Cards<R extends string = string> {
  declare readonly lo: number
  declare readonly hi: number
  declare readonly calls: number

  constructor(lo: number, hi: number, calls = 0) {
    this.lo = lo
    this.hi = hi
    this.calls = calls
  }

  static of(...members: readonly Move[]): Cards {
    let set = NONE
    for (const member of members) set = set.with(member)
    return set
  }

  // The law's own words. `why` is the code of what a player reads about a choice that was ruled out.

  /** Must, if able: the members in `those` when there are any, else all. */
  prefer(those: Cards, why: R): Cards<R> {
    const left = this.meets(those) ? this.and(those) : this
    return reasons === null ? left : heard(this, left, why)
  }
  /** Must not, if able: the members outside `those` when there are any, else all. */
  avoid(those: Cards, why: R): Cards<R> {
    const rest = this.minus(those)
    const left = rest.some ? rest : this
    return reasons === null ? left : heard(this, left, why)
  }
  /** Must: the members in `those`. */
  only(those: Cards, why: R): Cards<R> {
    const left = this.and(those)
    return reasons === null ? left : heard(this, left, why)
  }
  /** One more choice, if `when` holds. */
  allow(move: Move, when: boolean, why: R): Cards<R> {
    if (when) return this.with(move)
    return reasons === null ? this : heard(this.with(move), this, why)
  }

  and(o: Cards): Cards<R> {
    return new Cards<R>(this.lo & o.lo, this.hi & o.hi, this.calls & o.calls)
  }
  or(o: Cards): Cards<R> {
    return new Cards<R>(this.lo | o.lo, this.hi | o.hi, this.calls | o.calls)
  }
  minus(o: Cards): Cards<R> {
    return new Cards<R>(this.lo & ~o.lo, this.hi & ~o.hi, this.calls & ~o.calls)
  }
  with(m: Move): Cards<R> {
    if (m < 32) return new Cards<R>(this.lo | (1 << m), this.hi, this.calls)
    if (m < MAX_CARDS) return new Cards<R>(this.lo, this.hi | (1 << m), this.calls)
    return new Cards<R>(this.lo, this.hi, this.calls | (1 << m))
  }
  without(m: Move): Cards<R> {
    if (m < 32) return new Cards<R>(this.lo & ~(1 << m), this.hi, this.calls)
    if (m < MAX_CARDS) return new Cards<R>(this.lo, this.hi & ~(1 << m), this.calls)
    return new Cards<R>(this.lo, this.hi, this.calls & ~(1 << m))
  }
  has(m: Move): boolean {
    return (((m < 32 ? this.lo : m < MAX_CARDS ? this.hi : this.calls) >>> m) & 1) !== 0
  }
  meets(o: Cards): boolean {
    return ((this.lo & o.lo) | (this.hi & o.hi) | (this.calls & o.calls)) !== 0
  }
  /** How many members both have. */
  shared(o: Cards): number {
    return countBits(this.lo & o.lo) + countBits(this.hi & o.hi) + countBits(this.calls & o.calls)
  }
  equals(o: Cards): boolean {
    return this.lo === o.lo && this.hi === o.hi && this.calls === o.calls
  }
  get some(): boolean {
    return (this.lo | this.hi | this.calls) !== 0
  }
  get size(): number {
    const inCalls = this.calls === 0 ? 0 : countBits(this.calls)
    return countBits(this.lo) + countBits(this.hi) + inCalls
  }

  /** The lowest member. */
  get first(): Move {
    if (this.lo !== 0) return lowestBit(this.lo)
    return this.hi !== 0 ? 32 + lowestBit(this.hi) : MAX_CARDS + lowestBit(this.calls)
  }
  /** All members but the lowest. */
  get rest(): Cards<R> {
    if (this.lo !== 0) return new Cards<R>(this.lo & (this.lo - 1), this.hi, this.calls)
    if (this.hi !== 0) return new Cards<R>(0, this.hi & (this.hi - 1), this.calls)
    return new Cards<R>(0, 0, this.calls & (this.calls - 1))
  }
  /** The n-th member, lowest first. */
  nth(n: number): Move {
    const inLo = countBits(this.lo)
    if (n < inLo) return nthBit(this.lo, n)
    const inCards = inLo + countBits(this.hi)
    return n < inCards ? 32 + nthBit(this.hi, n - inLo) : MAX_CARDS + nthBit(this.calls, n - inCards)
  }
  /** One of the members by chance. */
  pick(random: Random): Move {
    const { lo, hi, calls } = this
    const inLo = countBits(lo)
    const inCards = inLo + countBits(hi)
    const n = calls === 0 ? inCards : inCards + countBits(calls)
    if (n === 1) return this.first
    const r = random.below(n)
    if (r < inLo) return nthBit(lo, r)
    return r < inCards ? 32 + nthBit(hi, r - inLo) : MAX_CARDS + nthBit(calls, r - inCards)
  }
  /** Writes the members into a list, lowest first; how many there are. */
  list(into: { [i: number]: number }): number {
    let n = 0
    for (let bits = this.lo; bits !== 0; bits &= bits - 1) into[n++] = lowestBit(bits)
    for (let bits = this.hi; bits !== 0; bits &= bits - 1) into[n++] = 32 + lowestBit(bits)
    for (let bits = this.calls; bits !== 0; bits &= bits - 1) into[n++] = MAX_CARDS + lowestBit(bits)
    return n
  }
  *[Symbol.iterator](): Generator<Move> {
    for (let left: Cards<R> = this; left.some; left = left.rest) yield left.first
  }
}

export const NONE = new Cards(0, 0)

/** Runs a law and hears why it ruled out what it did. Only for telling people. */
export function explained(law: () => Cards): { readonly left: Cards; readonly why: ReadonlyMap<Move, string> } {
  const why = new Map<Move, string>()
  reasons = why
  try {
    return { left: law(), why }
  } finally {
    reasons = null
  }
}

/** Notes why the members of one set are not in the other. */
function heard<R extends string>(all: Cards<R>, left: Cards<R>, why: R): Cards<R> {
  if (reasons !== null) for (const move of all.minus(left)) if (!reasons.has(move)) reasons.set(move, why)
  return left
}
