import type { Listing } from '@trick-bento/protocol'
import type { Entry, PersonId } from '../tables/entry.ts'
import type { FinishedGame, History } from './history.ts'
import type { People } from './people.ts'

/** A table without its entries. */
export interface TableHead {
  readonly id: string
  /** What the deal is drawn from; told to nobody before the game is over. */
  readonly secret: string
  readonly openedAt: number
}

/** An answer that a command got, so that the same command gets it again. */
export interface Answer {
  readonly person: PersonId
  readonly key: string
  readonly body: unknown
}

/** Something that is due at a table: a bot's decision, a look at who is away, or the rating of the game that is over. */
export interface Job {
  readonly table: string
  /** The number of entries when it became due: with another one it is no longer wanted. */
  readonly number: number
  readonly kind: 'bot' | 'clock' | 'rate'
  /** Not before this time, in milliseconds since 1970. */
  readonly at: number
}

export interface StoredTable {
  readonly head: TableHead
  readonly entries: readonly Entry[]
}

/** The store cannot be reached or cannot write now. What was asked for may have been done or not. */
export class StoreUnavailable extends Error {}

/**
 * Where everything is kept that must survive. What a promise here has resolved to is on the disk. Each rejects with
 * `StoreUnavailable` if it cannot be done now, and within seconds.
 */
export interface Store {
  readonly people: People
  readonly history: History
  /** A new table with its first entries. */
  open(head: TableHead, entries: readonly Entry[], listing: Listing | undefined): Promise<void>
  load(id: string): Promise<StoredTable | undefined>
  entriesFrom(id: string, number: number): Promise<Entry[]>
  /** How many entries each of these tables has; it costs little, however many they are. */
  numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * Adds entries that begin with this number, the answer to the command that asked for them and the job that they make
   * due, all of it or nothing. 'taken' if another entry has this number, or the command has its answer already: somebody
   * was faster.
   *
   * A table has one job at most. Entries make an older one moot, so it goes, whether a new one comes or not; but one with
   * the same number and kind is the same job, and stays due at its time.
   */
  append(id: string, number: number, entries: readonly Entry[], also: Also): Promise<'added' | 'taken'>
  /** The body of an answer of the last 24 hours; undefined if there is none. */
  answer(table: string, person: PersonId, key: string): Promise<unknown>
  /** What is due at a table. */
  job(table: string): Promise<Job | undefined>
  /** Open tables for everybody, the newest first. */
  listings(most: number): Promise<Listing[]>
  /**
   * Calls `carryOut` once for each job that is due, again if the process died before it was done, and again after a
   * while if it failed. Never two at once for the same table; `atOnce` in all, 16 unless told.
   */
  work(carryOut: (job: Job) => Promise<void>, atOnce?: number): Promise<Worker>
  /** Resolves if it can read and write now. */
  check(): Promise<void>
  /** What was asked for is still done, then nothing more. */
  close(): Promise<void>
}
export interface Also {
  readonly answer?: Answer | undefined
  readonly job?: Job | undefined
  /** How the table now stands in the lobby; 'unlisted' takes it away. */
  readonly listing?: Listing | 'unlisted' | undefined
  /** The game that these entries end. */
  readonly finished?: FinishedGame | undefined
}
export interface Worker {
  /** Begins no other job and waits for those that are being carried out. */
  stop(): Promise<void>
}
