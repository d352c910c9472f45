import { range, type Seat } from '@trick-bento/kit'

/** Who sits where in one game. */
export interface Seating {
  /** The number of the entrant at each seat. */
  readonly at: readonly number[]
  /** The seats whose results count; a field is there to be played against. */
  readonly counted: readonly Seat[]
}

/** All share the table, repeated until it is full, and move on by one seat from game to game until all is as before. */
export function shareTable(entrants: readonly number[], seats: number): Seating[] {
  const everybody = range(0, seats - 1)
  const first = everybody.map((seat) => entrants[seat % entrants.length])
  const rotations = everybody.map((by) => everybody.map((seat) => first[(seat + by) % seats]))
  const distinct = new Map(rotations.map((at) => [at.join(), at]))
  return [...distinct.values()].map((at) => ({ at, counted: everybody }))
}

/** Each takes each seat once among copies of the field; the field itself needs one game only. */
export function faceField(entrants: readonly number[], field: number, seats: number): Seating[] {
  const everybody = range(0, seats - 1)
  const alone = everybody.map(() => field)
  return entrants.flatMap((entrant) =>
    entrant === field
      ? [{ at: alone, counted: everybody }]
      : everybody.map((seat) => ({ at: alone.with(seat, entrant), counted: [seat] })),
  )
}
