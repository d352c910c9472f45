import { type Cards, explain, legal, type Move, type ReadyPhase, type Seat, type View } from '@trick-bento/kit'

/** A decision that a person at this device has to make. */
export interface Ask {
  readonly seat: Seat
  readonly phase: ReadyPhase
  readonly moves: Cards
  /** The law's reason why this move is not allowed; undefined if it is allowed. */
  why(move: Move): string | undefined
  /** Makes the decision. Moves that are not allowed are ignored. */
  choose(move: Move): void
}

/** The decision of a seat, as far as this view knows the table. */
export function askFor({ game, table }: View, seat: Seat, choose: (move: Move) => void): Ask {
  const why = (move: Move): string | undefined => explain(game, table, seat, move)
  return {
    seat,
    phase: game.phases[table.phase],
    moves: legal(game, table, seat),
    why,
    choose(move) {
      if (why(move) === undefined) choose(move)
    },
  }
}
