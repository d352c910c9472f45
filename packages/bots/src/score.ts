import type { Game, Seat, Table } from '@trick-bento/kit'

/**
 * Converts points to a score, of which more is better in every game, and a score back to points. In games that the lowest
 * total wins, both have opposite signs; in the others they are equal.
 */
export const scoreOrPoints = ({ kind }: Game, value: number): number => (kind.best === 'lowest' ? 0 - value : value)

/** The score of a seat in the current round so far; more is better. */
export const roundScore =
  (game: Game) =>
  (t: Table, seat: Seat): number =>
    scoreOrPoints(game, t.scored(seat))
