import type { Cards, Game, Move, Public, Seat } from '@trick-bento/kit'
import type { WeightTables } from './weight-tables.ts'

/** What a policy looks at in one game: for every move, one cell in each table that describes an aspect of the move. */
export interface Features {
  readonly tables: WeightTables
  /** Zones whose cards are never open to all players. Hands and the stock are such zones in every game. */
  readonly hidden: readonly string[]
  /** Starts the decision of a seat in this phase, with the cards in its hand and the cards it has not seen. */
  observe(t: Public, seat: Seat, hand: Cards, unseen: Cards, phase: string): void
  /** Writes the cells of one legal move into `cells` from index `from` on, and returns the index after the last one. */
  writeCells(move: Move, cells: Int32Array, from: number): number
}

/** Makes the features of a game for its number of seats and options. */
export type MakeFeatures = (game: Game) => Features
