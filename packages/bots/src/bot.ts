import { type Cards, legal, type Move, type Random, type View } from '@trick-bento/kit'
import type { Evidence } from './advice/evidence.ts'
import type { Budget } from './budget.ts'

/** What a bot knows about one of its legal moves. */
export interface MoveEstimate {
  /** The move. */
  readonly move: Move
  /** Number of playouts with this move; 0 if a policy decided without search. */
  readonly visits: number
  /**
   * How good the move is; more is better. After a search it is the average value of the playouts, for the round and the
   * match. Without a search it is the probability that the policy gives to the move.
   */
  readonly value: number
  /** Average score of the round alone, in points; more is better in every game. 0 without a search. */
  readonly score: number
}

/** The decision of a bot. */
export interface Thought {
  /** The move that it chooses. */
  readonly move: Move
  /** All legal moves, the best first. */
  readonly estimates: readonly MoveEstimate[]
  /** What an adviser found out about the first two moves. */
  readonly evidence?: Evidence
}

/**
 * A bot: it chooses a move for the seat of the view. It receives what the seat knows and nothing else, and the same view,
 * iterations and random numbers give the same decision.
 */
export type Bot = (view: View, budget: Budget, random: Random) => Thought

/** The legal moves of the seat of this view; throws if the seat has nothing to decide. */
export function movesOf(view: View): Cards {
  const { game, table, seat } = view
  if (!table.isActing(seat)) {
    throw new Error(
      `${game.id}: ${seat < 0 ? 'a spectator has nothing to decide' : `seat ${seat} has nothing to decide now`}`,
    )
  }
  return legal(game, table, seat)
}

/** The decision where there is only one move; undefined if there are several. */
export function forced(moves: Cards): Thought | undefined {
  if (moves.rest.some) return undefined
  return { move: moves.first, estimates: [{ move: moves.first, visits: 0, value: 0, score: 0 }] }
}
