import type { Game, Match, Move, Random, View } from '@trick-bento/kit'

/** Chooses a move for the seat of the view. Only the arena passes the match, which holds all cards. */
export type Decide = (match: Match, view: View, random: Random) => Move

/** Makes an entrant for a game. */
export interface EntrantFactory {
  /** Iterations per move unless its name gives others; 0 for an entrant that does not search. */
  iterations(game: Game): number
  make(game: Game, iterations: number): Decide
}
