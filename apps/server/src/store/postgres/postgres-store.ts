import type { Listing } from '@trick-bento/protocol'
import { Client, DatabaseError, Pool, type QueryResult, type QueryResultRow } from 'pg'
import { type ReportError, reportToStderr } from '../../operations/report-error.ts'
import type { Entry, PersonId } from '../../tables/entry.ts'
import { BatchingStore } from '../batching-store.ts'
import type { JobQueue } from '../job-queue.ts'
import type { People } from '../people.ts'
import { type Job, type Store, type StoredTable, StoreUnavailable, type TableHead } from '../store.ts'
import { DAY, isStorable, type Write, type WriteResult } from '../writes.ts'
import { PostgresHistory } from './history.ts'
import { PostgresJobQueue } from './job-queue.ts'
import { migrate } from './migrate.ts'
import { postgresPeople } from './people.ts'

const CONNECTIONS = 12
/** Batches in flight: while one waits for the disk, the database works on another. */
const CONCURRENT_BATCHES = 6
const BATCH_LIMIT = 50
/** For a connection from the pool and for a query, in milliseconds. */
const TIMEOUTS = { connectionTimeoutMillis: 3000, query_timeout: 5000 }

/**
 * A store in PostgreSQL, for any number of nodes. Idle connections stay open: otherwise the first request after a quiet
 * time would wait for a login and for new query plans.
 */
export async function openPostgresStore(
  url: string,
  reportError: ReportError = reportToStderr,
  timeouts = TIMEOUTS,
): Promise<Store> {
  await migrateAt(url, timeouts)
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, keepAlive: true, idleTimeoutMillis: 0, ...timeouts })
  // An idle connection may break; the pool replaces it.
  pool.on('error', (error) => {
    if (!pool.ending) reportError('a connection to PostgreSQL broke', error)
  })
  return new PostgresStore(pool, reportError)
}

/** Without a query timeout: another node may be migrating. */
async function migrateAt(url: string, { connectionTimeoutMillis }: typeof TIMEOUTS): Promise<void> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis })
  // A broken connection also fails the running query, which reports it.
  client.on('error', () => {})
  try {
    await client.connect().catch((error) => {
      throw new Error(`PostgreSQL at ${client.host}:${client.port} does not answer: ${messageOf(error)}`)
    })
    await migrate(client)
  } finally {
    await client.end().catch(() => {})
  }
}

class PostgresStore extends BatchingStore implements Store {
  readonly people: People
  readonly history: PostgresHistory
  private readonly pool: Pool

  constructor(pool: Pool, reportError: ReportError) {
    super(CONCURRENT_BATCHES, BATCH_LIMIT, reportError)
    this.pool = pool
    this.people = postgresPeople((name, text, values) => this.query(name, text, values))
    this.history = new PostgresHistory((name, text, values) => this.read(name, text, values))
    this.startPruning()
  }

  async load(id: string): Promise<StoredTable | undefined> {
    if (!isStorable(id)) return undefined
    const [rows, entries] = await Promise.all([
      this.read<TableHead>('head', 'select id, secret, opened_at as "openedAt" from trick_bento.tables where id = $1', [
        id,
      ]),
      this.entriesFrom(id, 0),
    ])
    // The table may have been opened between the two queries; a head never exists without its first entries.
    return rows[0] && { head: rows[0], entries: entries.length > 0 ? entries : await this.entriesFrom(id, 0) }
  }

  async entriesFrom(id: string, number: number): Promise<Entry[]> {
    if (!isStorable(id)) return []
    const text = 'select entry from trick_bento.entries where table_id = $1 and number >= $2 order by number'
    return (await this.read<{ entry: Entry }>('entries', text, [id, number])).map(({ entry }) => entry)
  }

  async numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.read<{ id: string; number: number }>('numbers', NUMBERS, [ids])
    return new Map(rows.map(({ id, number }) => [id, number]))
  }

  async answer(table: string, person: PersonId, key: string): Promise<unknown> {
    if (!isStorable(table, person, key)) return undefined
    const text = 'select body from trick_bento.answers where table_id = $1 and person = $2 and key = $3 and at >= $4'
    return (await this.read<{ body: unknown }>('answer', text, [table, person, key, Date.now() - DAY]))[0]?.body
  }

  async job(table: string): Promise<Job | undefined> {
    if (!isStorable(table)) return undefined
    const text = 'select table_id as "table", number, kind, at from trick_bento.jobs where table_id = $1'
    return (await this.read<Job>('job', text, [table]))[0]
  }

  async listings(limit: number): Promise<Listing[]> {
    const text = 'select line from trick_bento.listings order by opened_at desc, id limit $1'
    return (await this.read<{ line: Listing }>('listings', text, [limit])).map(({ line }) => line)
  }

  async check(): Promise<void> {
    await this.carryOutTogether([])
  }

  protected openQueue(): JobQueue {
    return new PostgresJobQueue(this.pool, this.reportError)
  }

  protected removeAnswers(before: number): Promise<unknown> {
    return this.pool.query('delete from trick_bento.answers where at < $1', [before])
  }

  protected closeDatabase(): Promise<void> {
    return this.pool.end()
  }

  private async read<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.query<Row>(name, text, values)).rows
  }

  private async query<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: unknown[],
  ): Promise<QueryResult<Row>> {
    try {
      return await this.pool.query<Row>({ name, text, values })
    } catch (error) {
      throw isTransient(error) ? new StoreUnavailable(messageOf(error), { cause: error }) : error
    }
  }

  /** Runs a batch in one transaction. If it fails, runs each write alone, because one of them may be the cause. */
  protected async carryOut(writes: readonly Write[]): Promise<WriteResult[]> {
    try {
      return await this.carryOutTogether(writes)
    } catch (error) {
      // The batch may have been written, so it must not be tried again here.
      if (writes.length === 1 || error instanceof StoreUnavailable) throw error
      return Promise.all(
        writes.map((write) =>
          this.carryOutTogether([write]).then(
            ([result]) => result!,
            (alone) => {
              if (alone instanceof StoreUnavailable) throw alone
              return { error: messageOf(alone) }
            },
          ),
        ),
      )
    }
  }

  private async carryOutTogether(writes: readonly Write[]): Promise<WriteResult[]> {
    const text = 'select trick_bento.carry_out($1) as outcomes'
    const [row] = await this.read<{ outcomes: string[] }>('carry-out', text, [JSON.stringify(writes)])
    return row!.outcomes.map((each) => (each === 'added' || each === 'taken' ? each : { error: each }))
  }
}

/** Reads the last entry of each table from the end of its index range; `group by` would read every entry. */
const NUMBERS = `select id, coalesce((select e.number + 1 from trick_bento.entries e where e.table_id = id
    order by e.number desc limit 1), 0) as number
  from unnest($1::text[]) as each (id)`

/** Connection failures, exhausted resources, operator intervention, and a read-only database after a failover. */
const TRANSIENT = /^(?:08|53|57|25006)/

/** Is the state of the database the cause, rather than the query? */
const isTransient = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || error.code === undefined || TRANSIENT.test(error.code)

/** If several attempts to connect failed, the message of the first. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? messageOf(error.errors[0]) : (error as Error).message
