import { type Contest, type ContestTerms, type DealResult, makeContest } from '@trick-bento/bots/arena'
import { usageError } from '../command-error.ts'
import { findGame, seated } from '../games.ts'
import { harmless } from '../style.ts'

/** What a worker needs to know, in plain values that can be posted to a thread. */
export interface ContestTask {
  readonly game: string
  readonly seats: number | undefined
  readonly options: unknown
  readonly terms: ContestTerms
}

/** A worker's reply: a result, or why the deal cannot be played. */
export type DealReply =
  | { readonly deal: number; readonly result: DealResult }
  | { readonly deal: number; readonly problem: string }

/** The contest of a task; usageError if its terms are impossible. */
export async function contestOf({ game, seats, options, terms }: ContestTask): Promise<Contest> {
  const contest = makeContest(seated(await findGame(game), seats, options), terms)
  if (!contest.ok) throw usageError(harmless(contest.error))
  return contest.value
}
