import { type Move, type Random, Sampler, type Seat, type Table, type View } from '@trick-bento/kit'

/** Deals a world to think in. */
export type DealWorld = (random: Random, out: Table) => Table
/** Worlds that a seat cannot tell from the real one, each as likely as any other. */
export function worldsOf(view: View): DealWorld {
  const sampler = new Sampler(view)
  return (random, out) => sampler.deal(random, out)
}
/** How a round went for a seat; more is better. */
export type Value = (t: Table, seat: Seat) => number

/** What came of a move. */
export interface Tried {
  readonly move: Move
  readonly visits: number
  readonly value: number
  /** What the round brought on average, as a score; more is better. */
  readonly score: number
}
