import type { Listing } from '@trick-bento/protocol'
import type { Entry } from '../tables/entry.ts'
import { type FinishedGame, levelOf, type PlayerRating, type SeatRating } from './history.ts'
import type { Value, WriteName } from './people-statements.ts'
import type { Also, Job, TableHead } from './store.ts'

/** Something to be written, all of it or nothing, with everything that only we read as JSON already. */
export type Write =
  | {
      readonly type: 'open'
      readonly head: TableHead
      readonly entries: string[]
      readonly listing: Listing | undefined
    }
  | Append
  | Rate
  | { readonly type: 'forget'; readonly person: string }
  | { readonly type: 'done'; readonly job: Job }
  | { readonly type: 'failed'; readonly job: Job; readonly due: number }
  | { readonly type: 'prune'; readonly before: number }
  /** 'taken' if it has changed nothing. */
  | { readonly type: 'people'; readonly name: WriteName; readonly values: readonly Value[] }

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
  /** Those who sit there, and those who left a result behind. */
  readonly people: readonly string[]
}
export interface Rate {
  readonly type: 'rate'
  readonly table: string
  readonly ratings: string
  readonly changed: readonly PlayerRating[]
}

/** What became of a write; an object says why it was refused. */
export type Outcome = 'added' | 'taken' | { readonly error: string }

export const DAY = 24 * 60 * 60 * 1000

export function openWrite(head: TableHead, entries: readonly Entry[], listing: Listing | undefined): Write {
  mustBeText(head.id, head.secret)
  return { type: 'open', head, entries: entries.map((entry) => JSON.stringify(entry)), listing }
}

export function appendWrite(id: string, number: number, entries: readonly Entry[], also: Also): Append {
  const { answer, job, listing, finished } = also
  if (job !== undefined && job.table !== id)
    throw new Error(`a job of table ${job.table} cannot come with entries of ${id}`)
  return {
    type: 'append',
    id,
    number,
    entries: entries.map((entry) => JSON.stringify(entry)),
    answer: answer && stored(answer.person, answer.key, answer.body),
    job,
    listing,
    finished: finished && finish(finished),
  }
}

function finish({ sitters, ...game }: FinishedGame): Finish {
  const people = [
    ...new Set(sitters.flatMap(({ person, player }) => [person ?? [], levelOf(player) ? [] : player].flat())),
  ]
  mustBeText(game.series, ...people)
  return { ...game, sitters: JSON.stringify(sitters), people }
}

export function rateWrite(table: string, after: readonly SeatRating[], changed: readonly PlayerRating[]): Rate {
  mustBeText(table, ...changed.map(({ player }) => player))
  return { type: 'rate', table, ratings: JSON.stringify(after), changed }
}

function stored(person: string, key: string, body: unknown): Append['answer'] {
  mustBeText(person, key)
  const text = JSON.stringify(body)
  if (text === undefined) throw new Error('an answer needs a body that can be written as JSON')
  return { person, key, body: text, at: Date.now() }
}

/** Can a database keep it as it is? Neither NUL nor half a character goes into PostgreSQL. */
export const isText = (...words: string[]): boolean =>
  words.every((word) => word.isWellFormed() && !word.includes('\0'))

function mustBeText(...words: string[]): void {
  if (!isText(...words))
    throw new Error('names, keys and secrets must be text without NUL and without half a surrogate pair')
}
