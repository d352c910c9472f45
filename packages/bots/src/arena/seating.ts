import { range, type Seat } from '@trick-bento/kit'

/** Which entrant sits at which seat in one game. */
export interface Seating {
  /** Index of the entrant at each seat. */
  readonly at: readonly number[]
  /** The seats whose results count. */
  readonly counted: readonly Seat[]
}

/** All entrants share the table, repeated until it is full. There is one seating for each distinct rotation. */
export function shareTable(entrants: readonly number[], seats: number): Seating[] {
  const allSeats = range(0, seats - 1)
  const first = allSeats.map((seat) => entrants[seat % entrants.length])
  const rotations = allSeats.map((by) => allSeats.map((seat) => first[(seat + by) % seats]))
  const distinct = new Map(rotations.map((at) => [at.join(), at]))
  return [...distinct.values()].map((at) => ({ at, counted: allSeats }))
}

/** Each entrant takes each seat once among copies of the field. The field against itself needs one game only. */
export function faceField(entrants: readonly number[], field: number, seats: number): Seating[] {
  const allSeats = range(0, seats - 1)
  const onlyField = allSeats.map(() => field)
  return entrants.flatMap((entrant) =>
    entrant === field
      ? [{ at: onlyField, counted: allSeats }]
      : allSeats.map((seat) => ({ at: onlyField.with(seat, entrant), counted: [seat] })),
  )
}
