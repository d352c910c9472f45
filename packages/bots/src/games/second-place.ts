import type { Seat, Table } from '@trick-bento/kit'

/** By how many stars one must be ahead for the odds to be e to 1 that a slightly other round ends the same way round. */
const SPREAD = 2

/** What a round of BANNISH!! brought: half of it the victory point, half how near it came to one. */
export function secondPlace(t: Table, seat: Seat): number {
  const { stars } = t.n as { readonly stars: ArrayLike<number> }
  let near = 0
  for (let first = 0; first < t.seats; first++) {
    if (first === seat) continue
    let chance = chanceAbove(stars[first] - stars[seat])
    for (let other = 0; other < t.seats; other++) {
      if (other !== seat && other !== first) chance *= chanceAbove(stars[seat] - stars[other])
    }
    near += chance
  }
  return (t.scored(seat) + near) / 2
}

const chanceAbove = (ahead: number): number => 1 / (1 + Math.exp(-ahead / SPREAD))
