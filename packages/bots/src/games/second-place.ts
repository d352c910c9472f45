import type { Seat, Table } from '@trick-bento/kit'

/** A lead of this many stars makes the odds e to 1 that two seats end in the same order after a slightly different round. */
const SPREAD = 2

/** Value of a round of BANNISH!!: half of it the victory point, half how close the seat came to second place. */
export function secondPlace(t: Table, seat: Seat): number {
  const { stars } = t.n as { readonly stars: ArrayLike<number> }
  let closeness = 0
  for (let first = 0; first < t.seats; first++) {
    if (first === seat) continue
    let probability = chanceAbove(stars[first] - stars[seat])
    for (let other = 0; other < t.seats; other++) {
      if (other !== seat && other !== first) probability *= chanceAbove(stars[seat] - stars[other])
    }
    closeness += probability
  }
  return (t.scored(seat) + closeness) / 2
}

const chanceAbove = (ahead: number): number => 1 / (1 + Math.exp(-ahead / SPREAD))
