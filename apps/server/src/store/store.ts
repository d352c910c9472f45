import type { Listing } from '@trick-bento/protocol'
import type { Entry, PersonId } from '../tables/entry.ts'
import type { FinishedGame, History } from './history.ts'
import type { People } from './people.ts'

/** A table without its entries. */
export interface TableHead {
  readonly id: string
  /** Determines the deal together with the players' values. Published when the game is over, not before. */
  readonly secret: string
  readonly openedAt: number
}

/** The answer to a command. The same command with the same key gets it again. */
export interface CommandAnswer {
  readonly person: PersonId
  /** Idempotency key of the command. */
  readonly key: string
  readonly body: unknown
}

/** Something due at a table: a bot's decision, the end of a player's time, or the rating of a finished game. */
export interface Job {
  readonly table: string
  /** The number of entries when it became due. If the table waits since another number, the job is obsolete. */
  readonly number: number
  readonly kind: 'bot' | 'clock' | 'rate'
  /** Not before this time, in milliseconds since 1970. */
  readonly at: number
}

export interface StoredTable {
  readonly head: TableHead
  readonly entries: readonly Entry[]
}

/** The store cannot be reached or cannot write now. The operation may or may not have taken effect. */
export class StoreUnavailable extends Error {}

/**
 * Durable storage. When a promise resolves, its data is on the disk. Every method rejects with `StoreUnavailable`, within
 * seconds, if it cannot be done now.
 */
export interface Store {
  readonly people: People
  readonly history: History
  /** Adds a new table with its first entries. */
  open(head: TableHead, entries: readonly Entry[], listing: Listing | undefined): Promise<void>
  load(id: string): Promise<StoredTable | undefined>
  entriesFrom(id: string, number: number): Promise<Entry[]>
  /** The number of entries of each of these tables; 0 for unknown ones. Cheap, also for many tables. */
  numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * Atomically adds entries, of which the first gets this number, and everything in `options`. Resolves to 'taken', and
   * writes nothing, if an entry has this number already or if the command was answered before.
   *
   * A table has at most one job. New entries remove it, whether a new job is given or not; but a job with the same number
   * and kind is the same job and keeps its time.
   */
  append(id: string, number: number, entries: readonly Entry[], options: AppendOptions): Promise<'added' | 'taken'>
  /** The body of an answer of the last 24 hours; undefined if there is none. */
  answer(table: string, person: PersonId, key: string): Promise<unknown>
  /** The job of a table, if it has one. */
  job(table: string): Promise<Job | undefined>
  /** Listed tables, newest first. */
  listings(limit: number): Promise<Listing[]>
  /**
   * Calls `carryOut` for each due job: once, again if the process died before it was done, and again after a pause if it
   * failed. Never two at once for the same table, and at most `concurrency` (16 by default) in total.
   */
  work(carryOut: (job: Job) => Promise<void>, concurrency?: number): Promise<Worker>
  /** Resolves if the store can read and write now. */
  check(): Promise<void>
  /** Finishes pending operations, then refuses new ones. */
  close(): Promise<void>
}
export interface AppendOptions {
  readonly answer?: CommandAnswer | undefined
  readonly job?: Job | undefined
  /** The new listing in the lobby; 'unlisted' removes it. */
  readonly listing?: Listing | 'unlisted' | undefined
  /** The game that these entries end. */
  readonly finished?: FinishedGame | undefined
}
export interface Worker {
  /** Starts no new job and waits for the running ones. */
  stop(): Promise<void>
}
