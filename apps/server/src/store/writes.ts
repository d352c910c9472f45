import type { Listing } from '@trick-bento/protocol'
import type { Entry } from '../tables/entry.ts'
import { type FinishedGame, levelOf, type PlayerRating, type SeatRating } from './history.ts'
import type { Value, WriteName } from './people-statements.ts'
import type { AppendOptions, Job, TableHead } from './store.ts'

/** An atomic write. Values that only the server reads are JSON already. */
export type Write =
  | OpenTable
  | Append
  | Rate
  | { readonly type: 'forget'; readonly person: string }
  | { readonly type: 'done'; readonly job: Job }
  | { readonly type: 'failed'; readonly job: Job; readonly due: number }
  | { readonly type: 'prune'; readonly before: number }
  /** 'taken' if it changed nothing. */
  | { readonly type: 'people'; readonly name: WriteName; readonly values: readonly Value[] }

export interface OpenTable {
  readonly type: 'open'
  readonly head: TableHead
  readonly entries: string[]
  readonly listing: Listing | undefined
}
export interface Append {
  readonly type: 'append'
  readonly id: string
  readonly number: number
  readonly entries: string[]
  readonly answer:
    | { readonly person: string; readonly key: string; readonly body: string; readonly at: number }
    | undefined
  readonly job: Job | undefined
  readonly listing: Listing | 'unlisted' | undefined
  readonly finished: Finish | undefined
}
export interface Finish extends Omit<FinishedGame, 'sitters'> {
  readonly sitters: string
  /** People who sit there or whose result it is. */
  readonly people: readonly string[]
}
export interface Rate {
  readonly type: 'rate'
  readonly table: string
  readonly ratings: string
  readonly changed: readonly PlayerRating[]
}

/** The result of a write; an object says why it was refused. */
export type WriteResult = 'added' | 'taken' | { readonly error: string }

export const DAY = 24 * 60 * 60 * 1000

export function openWrite(head: TableHead, entries: readonly Entry[], listing: Listing | undefined): OpenTable {
  assertStorable(head.id, head.secret)
  return { type: 'open', head, entries: entries.map((entry) => JSON.stringify(entry)), listing }
}

export function appendWrite(id: string, number: number, entries: readonly Entry[], options: AppendOptions): Append {
  const { answer, job, listing, finished } = options
  if (job !== undefined && job.table !== id)
    throw new Error(`a job of table ${job.table} cannot come with entries of ${id}`)
  return {
    type: 'append',
    id,
    number,
    entries: entries.map((entry) => JSON.stringify(entry)),
    answer: answer && storedAnswer(answer.person, answer.key, answer.body),
    job,
    listing,
    finished: finished && finish(finished),
  }
}

function finish({ sitters, ...game }: FinishedGame): Finish {
  const people = [
    ...new Set(sitters.flatMap(({ person, player }) => [person ?? [], levelOf(player) ? [] : player].flat())),
  ]
  assertStorable(game.series, ...people)
  return { ...game, sitters: JSON.stringify(sitters), people }
}

export function rateWrite(table: string, after: readonly SeatRating[], changed: readonly PlayerRating[]): Rate {
  assertStorable(table, ...changed.map(({ player }) => player))
  return { type: 'rate', table, ratings: JSON.stringify(after), changed }
}

function storedAnswer(person: string, key: string, body: unknown): Append['answer'] {
  assertStorable(person, key)
  const text = JSON.stringify(body)
  if (text === undefined) throw new Error('the body of an answer must be representable as JSON')
  return { person, key, body: text, at: Date.now() }
}

/** Can both databases keep these texts unchanged? PostgreSQL accepts neither NUL nor unpaired surrogates. */
export const isStorable = (...texts: string[]): boolean =>
  texts.every((text) => text.isWellFormed() && !text.includes('\0'))

function assertStorable(...texts: string[]): void {
  if (!isStorable(...texts))
    throw new Error('names, keys and secrets must be text without NUL and without unpaired surrogates')
}
