import { type Contest, type DealResult, makeContest, type Terms } from '@trick-bento/bots/arena'
import { misuse } from '../complaint.ts'
import { findGame, seated } from '../games.ts'
import { harmless } from '../style.ts'

/** What a worker needs to know; plain values, because it is sent to another thread. */
export interface Task {
  readonly game: string
  readonly seats: number | undefined
  readonly options: unknown
  readonly terms: Terms
}

/** What a worker answers: a result, or why the deal cannot be played. */
export type Answer =
  | { readonly deal: number; readonly result: DealResult }
  | { readonly deal: number; readonly problem: string }

export async function contestOf({ game, seats, options, terms }: Task): Promise<Contest> {
  const contest = makeContest(seated(await findGame(game), seats, options), terms)
  if (!contest.ok) throw misuse(harmless(contest.error))
  return contest.value
}
