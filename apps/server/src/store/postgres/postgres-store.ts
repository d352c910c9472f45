import type { Listing } from '@trick-bento/protocol'
import { Client, DatabaseError, Pool, type QueryResult, type QueryResultRow } from 'pg'
import type { Entry, PersonId } from '../../tables/entry.ts'
import { Batches } from '../batches.ts'
import { JobWorker, onStandardError, type Trouble } from '../job-queue.ts'
import type { People } from '../people.ts'
import {
  type Also,
  type Job,
  type Store,
  type StoredTable,
  StoreUnavailable,
  type TableHead,
  type Worker,
} from '../store.ts'
import { appendWrite, DAY, isText, type Outcome, openWrite, type Write } from '../writes.ts'
import { PostgresHistory } from './history.ts'
import { PostgresJobQueue } from './job-queue.ts'
import { migrate } from './migrate.ts'
import { postgresPeople } from './people.ts'

const HOUR = DAY / 24
const CONNECTIONS = 12
/** Batches on their way at a time: while one waits for the disk, the database works at another. */
const LANES = 6
const MOST_WRITES = 50
/** Longer than this nobody waits for a connection, and then for what it is asked, in milliseconds. */
const PATIENCE = { connectionTimeoutMillis: 3000, query_timeout: 5000 }

/**
 * A store in PostgreSQL, for any number of nodes. Connections stay open when nobody uses them: after a quiet while the
 * first to decide would wait for a new one, with its login and its plans.
 */
export async function openPostgresStore(
  url: string,
  trouble: Trouble = onStandardError,
  patience = PATIENCE,
): Promise<Store> {
  await migrateAt(url, patience)
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, keepAlive: true, idleTimeoutMillis: 0, ...patience })
  // A connection that nobody uses at the moment may break; the pool makes another.
  pool.on('error', (error) => {
    if (!pool.ending) trouble('a connection to PostgreSQL broke', error)
  })
  return new PostgresStore(pool, trouble)
}

/** However long it takes: another node may be at it. */
async function migrateAt(url: string, { connectionTimeoutMillis }: typeof PATIENCE): Promise<void> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis })
  // What breaks the connection also fails the query that waits for it.
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

class PostgresStore implements Store {
  readonly people: People
  readonly history: PostgresHistory
  private readonly pool: Pool
  private readonly trouble: Trouble
  private readonly writes: Batches<Write, Outcome>
  private readonly workers = new Set<JobWorker>()
  private readonly pruning: NodeJS.Timeout
  private isClosed = false

  constructor(pool: Pool, trouble: Trouble) {
    this.pool = pool
    this.trouble = trouble
    this.people = postgresPeople((name, text, values) => this.ask(name, text, values))
    this.history = new PostgresHistory((name, text, values) => this.read(name, text, values))
    this.writes = new Batches(LANES, MOST_WRITES, (writes) => this.carryOut(writes))
    this.prune()
    this.pruning = setInterval(() => this.prune(), HOUR).unref()
  }

  async open(head: TableHead, entries: readonly Entry[], listing: Listing | undefined): Promise<void> {
    await this.write(openWrite(head, entries, listing))
  }

  async append(id: string, number: number, entries: readonly Entry[], also: Also): Promise<'added' | 'taken'> {
    const outcome = await this.write(appendWrite(id, number, entries, also))
    if (outcome === 'added' && also.job) for (const worker of this.workers) worker.wake(also.job.at)
    return outcome
  }

  async load(id: string): Promise<StoredTable | undefined> {
    if (!isText(id)) return undefined
    const [rows, entries] = await Promise.all([
      this.read<TableHead>('head', 'select id, secret, opened_at as "openedAt" from trick_bento.tables where id = $1', [
        id,
      ]),
      this.entriesFrom(id, 0),
    ])
    // Entries may be newer than the head, but there is no head without its first entries.
    return rows[0] && { head: rows[0], entries: entries.length > 0 ? entries : await this.entriesFrom(id, 0) }
  }

  async entriesFrom(id: string, number: number): Promise<Entry[]> {
    if (!isText(id)) return []
    const text = 'select entry from trick_bento.entries where table_id = $1 and number >= $2 order by number'
    return (await this.read<{ entry: Entry }>('entries', text, [id, number])).map(({ entry }) => entry)
  }

  async numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.read<{ id: string; number: number }>('numbers', NUMBERS, [ids])
    return new Map(rows.map(({ id, number }) => [id, number]))
  }

  async answer(table: string, person: PersonId, key: string): Promise<unknown> {
    if (!isText(table, person, key)) return undefined
    const text = 'select body from trick_bento.answers where table_id = $1 and person = $2 and key = $3 and at >= $4'
    return (await this.read<{ body: unknown }>('answer', text, [table, person, key, Date.now() - DAY]))[0]?.body
  }

  async job(table: string): Promise<Job | undefined> {
    if (!isText(table)) return undefined
    const text = 'select table_id as "table", number, kind, at from trick_bento.jobs where table_id = $1'
    return (await this.read<Job>('job', text, [table]))[0]
  }

  async listings(most: number): Promise<Listing[]> {
    const text = 'select line from trick_bento.listings order by opened_at desc, id limit $1'
    return (await this.read<{ line: Listing }>('listings', text, [most])).map(({ line }) => line)
  }

  async work(carryOut: (job: Job) => Promise<void>, atOnce = 16): Promise<Worker> {
    const worker = new JobWorker(new PostgresJobQueue(this.pool, this.trouble), carryOut, atOnce, this.trouble)
    this.workers.add(worker)
    return worker
  }

  async check(): Promise<void> {
    await this.carryOutTogether([])
  }

  async close(): Promise<void> {
    if (this.isClosed) return
    clearInterval(this.pruning)
    await Promise.all([...this.workers].map((worker) => worker.stop()))
    this.isClosed = true
    await this.writes.drained()
    await this.pool.end()
  }

  private async read<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.ask<Row>(name, text, values)).rows
  }

  private async ask<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: unknown[],
  ): Promise<QueryResult<Row>> {
    try {
      return await this.pool.query<Row>({ name, text, values })
    } catch (error) {
      throw isPassing(error) ? new StoreUnavailable(messageOf(error), { cause: error }) : error
    }
  }

  private async write(write: Write): Promise<'added' | 'taken'> {
    if (this.isClosed) throw new Error('the store is closed')
    const outcome = await this.writes.add(write)
    if (typeof outcome === 'object') throw new Error(outcome.error)
    return outcome
  }

  /** A batch in one transaction; if that fails, each write in its own, because one may be to blame. */
  private async carryOut(writes: readonly Write[]): Promise<Outcome[]> {
    try {
      return await this.carryOutTogether(writes)
    } catch (error) {
      // If nobody knows what was written, nobody must try again here.
      if (writes.length === 1 || error instanceof StoreUnavailable) throw error
      return Promise.all(
        writes.map((write) =>
          this.carryOutTogether([write]).then(
            ([outcome]) => outcome!,
            (alone) => {
              if (alone instanceof StoreUnavailable) throw alone
              return { error: messageOf(alone) }
            },
          ),
        ),
      )
    }
  }

  private async carryOutTogether(writes: readonly Write[]): Promise<Outcome[]> {
    const text = 'select trick_bento.carry_out($1) as outcomes'
    const [row] = await this.read<{ outcomes: string[] }>('carry-out', text, [JSON.stringify(writes)])
    return row!.outcomes.map((said) => (said === 'added' || said === 'taken' ? said : { error: said }))
  }

  private prune(): void {
    this.pool
      .query('delete from trick_bento.answers where at < $1', [Date.now() - DAY])
      .catch((error) => this.trouble('old answers could not be removed', error))
  }
}

/** The last entry of each table is at the end of its part of the index; to group all entries would read every one. */
const NUMBERS = `select id, coalesce((select e.number + 1 from trick_bento.entries e where e.table_id = id
    order by e.number desc limit 1), 0) as number
  from unnest($1::text[]) as each (id)`

/** Connection, resources, intervention of an operator, a database that only reads because another has taken over. */
const PASSING = /^(?:08|53|57|25006)/

/** Has it to do with the database's state rather than with what was asked? */
const isPassing = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || error.code === undefined || PASSING.test(error.code)

/** Of several attempts to connect that failed, the first says why. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? messageOf(error.errors[0]) : (error as Error).message
