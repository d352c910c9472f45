import { type Cards, legal, type Move, type Random, type View } from '@trick-bento/kit'
import type { Budget } from './budget.ts'

/** What a bot found out about one of its moves. */
export interface MoveEstimate {
  readonly move: Move
  /** How often it was tried; then 0 where a policy chose by itself, and `value` is how much a move appeals to it. */
  readonly visits: number
  /** How well things went then on average, for the round and the match; more is better. */
  readonly value: number
  /** What the round alone brought on average, in points; more is better in every game. */
  readonly score: number
}

export interface Thought {
  readonly move: Move
  /** All moves that were to choose from, the best first. */
  readonly estimates: readonly MoveEstimate[]
}

/** A player: it gets what its seat knows and nothing else. */
export type Bot = (view: View, budget: Budget, random: Random) => Thought

/** The moves of the seat whose view this is; an error if it is not asked for one. */
export function movesOf(view: View): Cards {
  const { game, table, seat } = view
  if (!table.isActing(seat)) {
    throw new Error(
      `${game.id}: ${seat < 0 ? 'a spectator has nothing to decide' : `seat ${seat} is not to decide now`}`,
    )
  }
  return legal(game, table, seat)
}

/** The only move there is, at no cost; undefined if there are several. */
export function forced(moves: Cards): Thought | undefined {
  if (moves.rest.some) return undefined
  return { move: moves.first, estimates: [{ move: moves.first, visits: 0, value: 0, score: 0 }] }
}
