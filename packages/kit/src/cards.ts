import type { Random } from './random.ts'

/** A card: a number from 0 to 63. Its deck knows suit, rank and name. */
export type Card = number
/** A seat at the table, counted from 0 to the left. A spectator is seat -1. */
export type Seat = number
/** A choice at the table: a card (0 to 63), or a call, which is not a card (64 to 95). */
export type Move = number

/** The most cards that a deck can have. */
export const MAX_CARDS = 64
/** The most calls that a phase can have. */
export const MAX_CALLS = 32
const MOVES = MAX_CARDS + MAX_CALLS

/** The n-th call of a phase as a move. */
export const call = (n: number): Move => MAX_CARDS + n
/** The number of a call in its phase: the reverse of `call`. */
export const callNumber = (move: Move): number => move - MAX_CARDS
/** True for a call, false for a card. */
export const isCall = (move: Move): boolean => move >= MAX_CARDS

/** Counts the bits that are set. */
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
 * Collects the reasons of the law while `explained` runs, null otherwise. A set that kept its own reasons would be a
 * second shape of set, and every law would run slower.
 */
let reasons: Reasons | null = null

/** What the law says about each move that it ruled out. */
interface Reasons {
  /** The code of the first reason. */
  readonly why: Map<Move, string>
  /** The moves that the law wants instead; none if it only says what it does not want. */
  readonly wanted: Map<Move, Cards>
}

/**
 * An immutable set of cards. A set of choices contains calls as well. Rules work with sets; only the kit works with bits.
 * `R` is the type of the reason codes that the law may use; it has no effect at runtime.
 */
export class Cards<R extends string = string> {
  /** Cards 0 to 31 as bits. */
  declare readonly lo: number
  /** Cards 32 to 63 as bits. */
  declare readonly hi: number
  /** Calls as bits. */
  declare readonly calls: number

  /** From bits; outside the kit, use `Cards.of`. */
  constructor(lo: number, hi: number, calls = 0) {
    this.lo = lo
    this.hi = hi
    this.calls = calls
  }

  /** The set of these cards and calls. */
  static of(...members: readonly Move[]): Cards {
    let set = NONE
    for (const member of members) {
      if (!Number.isInteger(member)) throw notAMove(member)
      set = set.with(member)
    }
    return set
  }

  // The vocabulary of the law. `why` is the code of the reason that a player reads about a move that was ruled out.

  /** Must, if able: the members in `those` if there are any, otherwise all. */
  prefer(those: Cards, why: R): Cards<R> {
    const left = this.meets(those) ? this.and(those) : this
    return reasons === null ? left : noteReason(this, left, why, those)
  }
  /** Must not, if able: the members outside `those` if there are any, otherwise all. */
  avoid(those: Cards, why: R): Cards<R> {
    const rest = this.minus(those)
    const left = rest.some ? rest : this
    return reasons === null ? left : noteReason(this, left, why, NONE)
  }
  /** Must: the members in `those`. */
  only(those: Cards, why: R): Cards<R> {
    const left = this.and(those)
    return reasons === null ? left : noteReason(this, left, why, those)
  }
  /** Adds one move, if `when` holds. */
  allow(move: Move, when: boolean, why: R): Cards<R> {
    if (reasons !== null) return when ? this.with(move) : noteReason(this.with(move), this, why, NONE)
    return when ? this.add(move) : this
  }

  /** The members that are in both sets. */
  and(o: Cards): Cards<R> {
    return new Cards<R>(this.lo & o.lo, this.hi & o.hi, this.calls & o.calls)
  }
  /** The members of either set. */
  or(o: Cards): Cards<R> {
    return new Cards<R>(this.lo | o.lo, this.hi | o.hi, this.calls | o.calls)
  }
  /** The members that are not in the other set. */
  minus(o: Cards): Cards<R> {
    return new Cards<R>(this.lo & ~o.lo, this.hi & ~o.hi, this.calls & ~o.calls)
  }
  /** The set with this member added. */
  with(m: Move): Cards<R> {
    if (!(m >= 0 && m < MOVES)) throw notAMove(m)
    return this.add(m)
  }
  /** Without the check, for the law in playouts. */
  private add(m: Move): Cards<R> {
    if (m < 32) return new Cards<R>(this.lo | (1 << m), this.hi, this.calls)
    if (m < MAX_CARDS) return new Cards<R>(this.lo, this.hi | (1 << m), this.calls)
    return new Cards<R>(this.lo, this.hi, this.calls | (1 << m))
  }
  /** The set with this member removed. */
  without(m: Move): Cards<R> {
    if (!(m >= 0 && m < MOVES)) throw notAMove(m)
    if (m < 32) return new Cards<R>(this.lo & ~(1 << m), this.hi, this.calls)
    if (m < MAX_CARDS) return new Cards<R>(this.lo, this.hi & ~(1 << m), this.calls)
    return new Cards<R>(this.lo, this.hi, this.calls & ~(1 << m))
  }
  /** Is this a member? False for the -1 of a card that lies face down. */
  has(m: Move): boolean {
    return m >= 0 && (((m < 32 ? this.lo : m < MAX_CARDS ? this.hi : this.calls) >>> m) & 1) !== 0
  }
  /** Have the two sets a member in common? */
  meets(o: Cards): boolean {
    return ((this.lo & o.lo) | (this.hi & o.hi) | (this.calls & o.calls)) !== 0
  }
  /** The number of members that are in both sets. */
  shared(o: Cards): number {
    return countBits(this.lo & o.lo) + countBits(this.hi & o.hi) + countBits(this.calls & o.calls)
  }
  /** Have the two sets the same members? */
  equals(o: Cards): boolean {
    return this.lo === o.lo && this.hi === o.hi && this.calls === o.calls
  }
  /** True unless the set is empty. */
  get some(): boolean {
    return (this.lo | this.hi | this.calls) !== 0
  }
  /** The number of members. */
  get size(): number {
    const inCalls = this.calls === 0 ? 0 : countBits(this.calls)
    return countBits(this.lo) + countBits(this.hi) + inCalls
  }

  /** The lowest member. An empty set has none, which is an error. */
  get first(): Move {
    if (this.lo !== 0) return lowestBit(this.lo)
    if (this.hi !== 0) return 32 + lowestBit(this.hi)
    if (this.calls === 0) throw new Error('an empty set has no first member; ask `some` before')
    return MAX_CARDS + lowestBit(this.calls)
  }
  /** All members except the lowest. */
  get rest(): Cards<R> {
    if (this.lo !== 0) return new Cards<R>(this.lo & (this.lo - 1), this.hi, this.calls)
    if (this.hi !== 0) return new Cards<R>(0, this.hi & (this.hi - 1), this.calls)
    return new Cards<R>(0, 0, this.calls & (this.calls - 1))
  }
  /** The n-th member from 0, lowest first. */
  nth(n: number): Move {
    const inLo = countBits(this.lo)
    const inCards = inLo + countBits(this.hi)
    if (n >>> 0 !== n || n >= inCards + countBits(this.calls)) {
      throw new Error(`a set of ${this.size} has no member number ${n}; they are counted from 0`)
    }
    if (n < inLo) return nthBit(this.lo, n)
    return n < inCards ? 32 + nthBit(this.hi, n - inLo) : MAX_CARDS + nthBit(this.calls, n - inCards)
  }
  /** A random member, each equally likely. An empty set has none, which is an error. */
  pick(random: Random): Move {
    const { lo, hi, calls } = this
    const inLo = countBits(lo)
    const inCards = inLo + countBits(hi)
    const n = calls === 0 ? inCards : inCards + countBits(calls)
    if (n <= 1) return this.first
    const r = random.below(n)
    if (r < inLo) return nthBit(lo, r)
    return r < inCards ? 32 + nthBit(hi, r - inLo) : MAX_CARDS + nthBit(calls, r - inCards)
  }
  /** Writes the members into a list, lowest first, and returns their number. */
  list(into: { [i: number]: number }): number {
    let n = 0
    for (let bits = this.lo; bits !== 0; bits &= bits - 1) into[n++] = lowestBit(bits)
    for (let bits = this.hi; bits !== 0; bits &= bits - 1) into[n++] = 32 + lowestBit(bits)
    for (let bits = this.calls; bits !== 0; bits &= bits - 1) into[n++] = MAX_CARDS + lowestBit(bits)
    return n
  }
  /** The members, lowest first. */
  *[Symbol.iterator](): Generator<Move> {
    for (let left: Cards<R> = this; left.some; left = left.rest) yield left.first
  }
}

/** The empty set. */
export const NONE = new Cards(0, 0)

const notAMove = (m: unknown): Error =>
  new Error(`${String(m)} is not a card (0 to ${MAX_CARDS - 1}) or a call (${MAX_CARDS} to ${MOVES - 1})`)

/** What a law leaves, and for each move that it ruled out, why and what it wants instead. */
export interface Explained {
  readonly left: Cards
  readonly why: ReadonlyMap<Move, string>
  readonly wanted: ReadonlyMap<Move, Cards>
}

/** Runs a law and collects the first reason for each move that it ruled out. Slower than the law alone. */
export function explained(law: () => Cards): Explained {
  const found: Reasons = { why: new Map(), wanted: new Map() }
  const outer = reasons
  reasons = found
  try {
    return { left: law(), ...found }
  } finally {
    reasons = outer
  }
}

function noteReason<R extends string>(all: Cards<R>, left: Cards<R>, why: R, wanted: Cards): Cards<R> {
  for (const move of all.minus(left)) {
    if (reasons === null || reasons.why.has(move)) continue
    reasons.why.set(move, why)
    reasons.wanted.set(move, wanted)
  }
  return left
}
