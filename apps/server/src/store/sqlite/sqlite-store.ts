import type { DatabaseSync } from 'node:sqlite'
import type { Listing } from '@trick-bento/protocol'
import { type ReportError, reportToStderr } from '../../operations/report-error.ts'
import type { Entry, PersonId } from '../../tables/entry.ts'
import { Batches } from '../batches.ts'
import { JobWorker } from '../job-worker.ts'
import type { People } from '../people.ts'
import {
  type AppendOptions,
  type Job,
  type Store,
  type StoredTable,
  StoreUnavailable,
  type TableHead,
  type Worker,
} from '../store.ts'
import { appendWrite, DAY, isStorable, openWrite, type Write, type WriteResult } from '../writes.ts'
import { openForReading } from './database-file.ts'
import { SqliteHistory } from './history.ts'
import { SqliteJobQueue } from './job-queue.ts'
import { sqlitePeople } from './people.ts'
import { WriterThread } from './writer-thread.ts'

const HOUR = DAY / 24
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
class SqliteStore implements Store {
  readonly people: People
  readonly history: SqliteHistory
  private readonly thread: WriterThread
  private readonly writes: Batches<Write, WriteResult>
  private readonly db: DatabaseSync
  private readonly read: ReturnType<typeof statements>
  private readonly path: string
  private readonly reportError: ReportError
  private readonly workers = new Set<JobWorker>()
  private readonly pruning: NodeJS.Timeout
  private isClosed = false

  constructor(path: string, thread: WriterThread, reportError: ReportError) {
    this.path = path
    this.thread = thread
    this.reportError = reportError
    this.writes = new Batches(1, BATCH_LIMIT, (writes) => thread.carryOut(writes))
    this.db = openForReading(path)
    this.read = statements(this.db)
    this.people = sqlitePeople(this.db, (write) => this.write(write))
    this.history = new SqliteHistory(this.db, (write) => this.write(write))
    this.prune()
    this.pruning = setInterval(() => this.prune(), HOUR).unref()
  }

  async open(head: TableHead, entries: readonly Entry[], listing: Listing | undefined): Promise<void> {
    await this.write(openWrite(head, entries, listing))
  }

  async append(
    id: string,
    number: number,
    entries: readonly Entry[],
    options: AppendOptions,
  ): Promise<'added' | 'taken'> {
    const result = await this.write(appendWrite(id, number, entries, options))
    if (result === 'added' && options.job) for (const worker of this.workers) worker.wake(options.job.at)
    return result
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

  async work(carryOut: (job: Job) => Promise<void>, concurrency = 16): Promise<Worker> {
    const queue = new SqliteJobQueue(this.path, this.db, (write) => this.write(write))
    const worker = new JobWorker(queue, carryOut, concurrency, this.reportError)
    this.workers.add(worker)
    return worker
  }

  async check(): Promise<void> {
    await this.write({ type: 'prune', before: 0 })
  }

  async close(): Promise<void> {
    if (this.isClosed) return
    clearInterval(this.pruning)
    await Promise.all([...this.workers].map((worker) => worker.stop()))
    this.isClosed = true
    await this.writes.drained()
    this.db.close()
    await this.thread.close()
  }

  private async write(write: Write): Promise<'added' | 'taken'> {
    if (this.isClosed) throw new Error('the store is closed')
    const result = await this.writes.add(write).catch((error) => {
      throw new StoreUnavailable(error.message, { cause: error })
    })
    if (typeof result === 'object') throw new Error(result.error)
    return result
  }

  private prune(): void {
    this.write({ type: 'prune', before: Date.now() - DAY }).catch((error) =>
      this.reportError('removing old answers failed', error),
    )
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
