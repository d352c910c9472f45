import type { Cards, Game, Move, Public, Seat } from '@trick-bento/kit'
import type { Tables } from './tables.ts'

/** What a policy looks at in one game: for every move, one cell in each table that has something to say about it. */
export interface Features {
  readonly tables: Tables
  /** Zones whose cards were never open to all. Hands are such a zone in every game. */
  readonly hidden: readonly string[]
  /** A seat is to decide in this phase; it holds these cards, and those are somewhere it cannot see. */
  look(t: Public, seat: Seat, hand: Cards, unseen: Cards, phase: string): void
  /** Writes the cells of one of its moves from a place on; where the next would go. */
  mark(move: Move, cells: Int32Array, from: number): number
}

export type MakeFeatures = (game: Game) => Features
