import type { DatabaseSync } from 'node:sqlite'
import type { Listing } from '@trick-bento/protocol'
import { type ReportError, reportToStderr } from '../../operations/report-error.ts'
import type { Entry, PersonId } from '../../tables/entry.ts'
import { BatchingStore } from '../batching-store.ts'
import type { JobQueue } from '../job-queue.ts'
import type { People } from '../people.ts'
import { type Job, type Store, type StoredTable, StoreUnavailable, type TableHead } from '../store.ts'
import { DAY, isStorable, type Write, type WriteResult } from '../writes.ts'
import { openForReading } from './database-file.ts'
import { SqliteHistory } from './history.ts'
import { SqliteJobQueue } from './job-queue.ts'
import { sqlitePeople } from './people.ts'
import { WriterThread } from './writer-thread.ts'

/** Writes per batch. A limit keeps the first writes of a burst from waiting for the last. */
const BATCH_LIMIT = 1000

/** A store in one file, for one machine. */
export async function openSqliteStore(path: string, reportError: ReportError = reportToStderr): Promise<Store> {
  const thread = await WriterThread.start(path)
  try {
    return new SqliteStore(path, thread, reportError)
  } catch (error) {
    await thread.close()
    throw error
  }
}

/**
 * A thread writes, so that this one never waits for the disk. With write-ahead logging, reading does not wait for writing,
 * and sees only what is on the disk.
 */
class SqliteStore extends BatchingStore implements Store {
  readonly people: People
  readonly history: SqliteHistory
  private readonly thread: WriterThread
  private readonly db: DatabaseSync
  private readonly read: ReturnType<typeof statements>
  private readonly path: string

  constructor(path: string, thread: WriterThread, reportError: ReportError) {
    super(1, BATCH_LIMIT, reportError)
    this.path = path
    this.thread = thread
    this.db = openForReading(path)
    this.read = statements(this.db)
    this.people = sqlitePeople(this.db, (write) => this.write(write))
    this.history = new SqliteHistory(this.db, (write) => this.write(write))
    this.startPruning()
  }

  async load(id: string): Promise<StoredTable | undefined> {
    if (!isStorable(id)) return undefined
    const head = this.read.head.get(id) as unknown as TableHead | undefined
    return head && { head: { ...head }, entries: await this.entriesFrom(id, 0) }
  }

  async entriesFrom(id: string, number: number): Promise<Entry[]> {
    if (!isStorable(id)) return []
    const rows = this.read.entries.all(id, number) as { entry: string }[]
    return JSON.parse(`[${rows.map(({ entry }) => entry).join(',')}]`)
  }

  async numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const numberOf = (id: string): number => (this.read.number.get(id) as { number: number }).number
    return new Map(ids.map((id) => [id, numberOf(id)]))
  }

  async answer(table: string, person: PersonId, key: string): Promise<unknown> {
    if (!isStorable(table, person, key)) return undefined
    const row = this.read.answer.get(table, person, key, Date.now() - DAY) as { body: string } | undefined
    return row && JSON.parse(row.body)
  }

  async job(table: string): Promise<Job | undefined> {
    const job = isStorable(table) ? (this.read.job.get(table) as unknown as Job | undefined) : undefined
    return job && { ...job }
  }

  async listings(limit: number): Promise<Listing[]> {
    return this.read.listings.all(limit).map(({ line }) => JSON.parse(line as string) as Listing)
  }

  async check(): Promise<void> {
    await this.removeAnswers(0)
  }

  protected async carryOut(writes: Write[]): Promise<WriteResult[]> {
    return this.thread.carryOut(writes).catch((error) => {
      throw new StoreUnavailable(error.message, { cause: error })
    })
  }

  protected openQueue(): JobQueue {
    return new SqliteJobQueue(this.path, this.db, (write) => this.write(write))
  }

  protected removeAnswers(before: number): Promise<unknown> {
    return this.write({ type: 'prune', before })
  }

  protected async closeDatabase(): Promise<void> {
    this.db.close()
    await this.thread.close()
  }
}

const statements = (db: DatabaseSync) => ({
  head: db.prepare('select id, secret, opened_at as openedAt from tables where id = ?'),
  entries: db.prepare('select entry from entries where table_id = ? and number >= ? order by number'),
  number: db.prepare('select coalesce(max(number) + 1, 0) as number from entries where table_id = ?'),
  answer: db.prepare('select body from answers where table_id = ? and person = ? and key = ? and at >= ?'),
  job: db.prepare('select table_id as "table", number, kind, at from jobs where table_id = ?'),
  listings: db.prepare('select line from listings order by opened_at desc, id limit ?'),
})
