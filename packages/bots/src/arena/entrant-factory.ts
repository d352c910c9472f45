import type { Game, Match, Move, Random, View } from '@trick-bento/kit'

/** Chooses a move for the seat whose view this is. Only the arena hands out the match, with all cards. */
export type Decide = (match: Match, view: View, random: Random) => Move

/** How to make an entrant for a game. */
export interface EntrantFactory {
  /** Its iterations unless told otherwise; 0 for one that does not think. */
  iterations(game: Game): number
  make(game: Game, iterations: number): Decide
}
