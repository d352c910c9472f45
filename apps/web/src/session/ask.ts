import { type Cards, legal, type Move, type ReadyPhase, type Seat, type Table, type View } from '@trick-bento/kit'
import { type RefusedMove, refusedMove } from '@trick-bento/words'

/** A decision that a person at this device has to make. */
export interface Ask {
  readonly seat: Seat
  /** The table as the seat sees it. */
  readonly table: Table
  readonly phase: ReadyPhase
  readonly moves: Cards
  /** The law's reason why this move is not allowed; undefined if it is allowed. */
  why(move: Move): RefusedMove | undefined
  /** Makes the decision. Moves that are not allowed are ignored. */
  choose(move: Move): void
}

/** The decision of a seat, as far as this view knows the table. */
export function askFor({ game, table }: View, seat: Seat, choose: (move: Move) => void): Ask {
  const why = (move: Move): RefusedMove | undefined => refusedMove(game, table, seat, move)
  return {
    seat,
    table,
    phase: game.phases[table.phase],
    moves: legal(game, table, seat),
    why,
    choose(move) {
      if (why(move) === undefined) choose(move)
    },
  }
}
