import type { Game, Seat, Table } from '@trick-bento/kit'

/** Points as a score, of which more is better in every game; and a score as points again. */
export const scoreOrPoints = ({ kind }: Game, value: number): number => (kind.best === 'lowest' ? 0 - value : value)

/** What a round has brought a seat so far; more is better. */
export const roundScore =
  (game: Game) =>
  (t: Table, seat: Seat): number =>
    scoreOrPoints(game, t.scored(seat))
