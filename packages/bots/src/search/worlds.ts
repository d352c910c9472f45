import { type Random, Sampler, type Seat, type Table, type View } from '@trick-bento/kit'

/** Fills the table `out` with a world to search in, and returns it. */
export type SampleWorld = (random: Random, out: Table) => Table

/** How good the end of a round is for a seat; more is better. */
export type Evaluate = (t: Table, seat: Seat) => number

/** Samples worlds that the seat of this view cannot tell from the real one, all equally likely. */
export function worldSampler(view: View): SampleWorld {
  const sampler = new Sampler(view)
  return (random, out) => sampler.deal(random, out)
}
