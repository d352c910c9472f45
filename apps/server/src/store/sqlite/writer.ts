import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { Listing } from '@trick-bento/protocol'
import type { Job } from '../store.ts'
import type { Append, Outcome, Write } from '../writes.ts'
import { type Statements, writesOf } from './people.ts'
import { SqliteHistoryWriter } from './write-history.ts'

const SAME_JOB = 'table_id = :table and number = :number and kind = :kind and at = :at'

/** A write is to blame, not the transaction as a whole. */
class WriteFailed extends Error {}

/** Writes batches into the file, each in one transaction that is on the disk when `carryOut` returns. */
export class SqliteWriter {
  private readonly db: DatabaseSync
  private readonly run: ReturnType<typeof statements>
  private readonly people: Statements
  private readonly history: SqliteHistoryWriter

  constructor(db: DatabaseSync) {
    this.db = db
    this.run = statements(db)
    this.people = writesOf(db)
    this.history = new SqliteHistoryWriter(db)
  }

  /** Savepoints cost up to a quarter of the work of a large batch, so they are taken only after one of its writes has failed. */
  carryOut(writes: readonly Write[]): Outcome[] {
    try {
      return this.inOneTransaction(() => writes.map((write) => this.writeOrBlame(write)))
    } catch (error) {
      if (!(error instanceof WriteFailed)) throw error
      return this.inOneTransaction(() => writes.map((write) => this.carryOutAlone(write)))
    }
  }

  private inOneTransaction(work: () => Outcome[]): Outcome[] {
    const { run, db } = this
    run.begin.run()
    try {
      const outcomes = work()
      run.commit.run()
      return outcomes
    } catch (error) {
      if (db.isTransaction) run.rollback.run()
      throw error
    }
  }

  private writeOrBlame(write: Write): Outcome {
    try {
      return this.write(write)
    } catch (cause) {
      throw new WriteFailed('one write of a batch failed', { cause })
    }
  }

  /** One of a batch: what it has begun is undone if it fails, and the others go on. */
  private carryOutAlone(write: Write): Outcome {
    const { run, db } = this
    run.savepoint.run()
    try {
      return this.write(write)
    } catch (error) {
      // Some errors, such as a full disk, end the whole transaction.
      if (!db.isTransaction) throw error
      run.rollbackToSavepoint.run()
      return { error: error instanceof Error ? error.message : String(error) }
    } finally {
      if (db.isTransaction) run.release.run()
    }
  }

  private write(write: Write): Outcome {
    const { run } = this
    switch (write.type) {
      case 'open': {
        const { id, secret, openedAt } = write.head
        run.addTable.run(id, secret, openedAt)
        this.addEntries(id, 0, write.entries)
        if (write.listing !== undefined) this.list(write.listing)
        return 'added'
      }
      case 'append':
        return this.append(write)
      case 'rate':
        return this.history.rate(write)
      case 'forget':
        this.history.forget(write.person)
        return 'added'
      case 'done':
        run.removeSameJob.run(named(write.job))
        return 'added'
      case 'failed':
        run.postponeJob.run({ ...named(write.job), due: write.due })
        return 'added'
      case 'prune':
        run.prune.run(write.before)
        return 'added'
      case 'people':
        return this.people[write.name].run(...write.values).changes > 0 ? 'added' : 'taken'
    }
  }

  private append({ id, number, entries, answer, job, listing, finished }: Append): Outcome {
    const { run } = this
    const { next } = run.next.get(id) as { next: number }
    if (number > next) return { error: `table ${id} has ${next} entries, so none can get number ${number}` }
    if (number < next || (answer && run.hasAnswer.get(id, answer.person, answer.key))) return 'taken'
    this.addEntries(id, number, entries)
    if (answer) run.addAnswer.run(id, answer.person, answer.key, answer.body, answer.at)
    if (job) run.putJob.run(named(job))
    else if (entries.length > 0) run.removeJob.run(id)
    if (listing === 'unlisted') run.unlist.run(id)
    else if (listing) this.list(listing)
    if (finished) this.history.finish(finished)
    return 'added'
  }

  private addEntries(id: string, number: number, entries: readonly string[]): void {
    entries.forEach((entry, i) => {
      this.run.addEntry.run(id, number + i, entry)
    })
  }
  private list(listing: Listing): void {
    this.run.list.run(listing.id, JSON.stringify(listing), listing.openedAt)
  }
}

const named = ({ table, number, kind, at }: Job): Record<string, SQLInputValue> => ({ table, number, kind, at })

const statements = (db: DatabaseSync) => ({
  begin: db.prepare('begin immediate'),
  commit: db.prepare('commit'),
  rollback: db.prepare('rollback'),
  savepoint: db.prepare('savepoint one'),
  release: db.prepare('release one'),
  rollbackToSavepoint: db.prepare('rollback to one'),
  addTable: db.prepare('insert into tables (id, secret, opened_at) values (?, ?, ?)'),
  next: db.prepare('select coalesce(max(number) + 1, 0) as next from entries where table_id = ?'),
  addEntry: db.prepare('insert into entries (table_id, number, entry) values (?, ?, ?)'),
  hasAnswer: db.prepare('select 1 from answers where table_id = ? and person = ? and key = ?'),
  addAnswer: db.prepare('insert into answers (table_id, person, key, body, at) values (?, ?, ?, ?, ?)'),
  prune: db.prepare('delete from answers where at < ?'),
  putJob: db.prepare(`insert into jobs (table_id, number, kind, at, due) values (:table, :number, :kind, :at, :at)
    on conflict (table_id) do update
    set number = excluded.number, kind = excluded.kind, at = excluded.at, due = excluded.due, failures = 0
    where number <> excluded.number or kind <> excluded.kind`),
  removeJob: db.prepare('delete from jobs where table_id = ?'),
  removeSameJob: db.prepare(`delete from jobs where ${SAME_JOB}`),
  postponeJob: db.prepare(`update jobs set due = :due, failures = failures + 1 where ${SAME_JOB}`),
  list: db.prepare('insert or replace into listings (id, line, opened_at) values (?, ?, ?)'),
  unlist: db.prepare('delete from listings where id = ?'),
})
