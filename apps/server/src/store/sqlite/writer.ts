import type { DatabaseSync } from 'node:sqlite'
import type { Write, WriteResult } from '../writes.ts'
import { EntryWriter, jobParameters } from './append-entries.ts'
import { type PeopleStatements, prepareWrites } from './people.ts'
import { SqliteHistoryWriter } from './write-history.ts'

const SAME_JOB = 'table_id = :table and number = :number and kind = :kind and at = :at'

/** One write failed, not the transaction as a whole. */
class WriteFailed extends Error {}

/** Writes batches into the file, each in one transaction that is on the disk when `carryOut` returns. */
export class SqliteWriter {
  private readonly db: DatabaseSync
  private readonly run: ReturnType<typeof statements>
  private readonly people: PeopleStatements
  private readonly history: SqliteHistoryWriter
  private readonly entries: EntryWriter

  constructor(db: DatabaseSync) {
    this.db = db
    this.run = statements(db)
    this.people = prepareWrites(db)
    this.history = new SqliteHistoryWriter(db)
    this.entries = new EntryWriter(db, this.history)
  }

  /** Savepoints cost up to a quarter of the time of a large batch, so they are used only after a write has failed. */
  carryOut(writes: readonly Write[]): WriteResult[] {
    try {
      return this.inTransaction(() => writes.map((write) => this.writeOrFail(write)))
    } catch (error) {
      if (!(error instanceof WriteFailed)) throw error
      return this.inTransaction(() => writes.map((write) => this.writeInSavepoint(write)))
    }
  }

  private inTransaction(work: () => WriteResult[]): WriteResult[] {
    const { run, db } = this
    run.begin.run()
    try {
      const results = work()
      run.commit.run()
      return results
    } catch (error) {
      if (db.isTransaction) run.rollback.run()
      throw error
    }
  }

  private writeOrFail(write: Write): WriteResult {
    try {
      return this.write(write)
    } catch (cause) {
      throw new WriteFailed('one write of a batch failed', { cause })
    }
  }

  /** Undoes the write if it fails, and lets the others of the batch go on. */
  private writeInSavepoint(write: Write): WriteResult {
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

  private write(write: Write): WriteResult {
    const { run } = this
    switch (write.type) {
      case 'open':
        return this.entries.open(write)
      case 'append':
        return this.entries.append(write)
      case 'rate':
        return this.history.rate(write)
      case 'forget':
        this.history.forget(write.person)
        return 'added'
      case 'done':
        run.removeSameJob.run(jobParameters(write.job))
        return 'added'
      case 'failed':
        run.postponeJob.run({ ...jobParameters(write.job), due: write.due })
        return 'added'
      case 'prune':
        run.prune.run(write.before)
        return 'added'
      case 'people':
        return this.people[write.name].run(...write.values).changes > 0 ? 'added' : 'taken'
    }
  }
}

const statements = (db: DatabaseSync) => ({
  begin: db.prepare('begin immediate'),
  commit: db.prepare('commit'),
  rollback: db.prepare('rollback'),
  savepoint: db.prepare('savepoint one'),
  release: db.prepare('release one'),
  rollbackToSavepoint: db.prepare('rollback to one'),
  removeSameJob: db.prepare(`delete from jobs where ${SAME_JOB}`),
  postponeJob: db.prepare(`update jobs set due = :due, failures = failures + 1 where ${SAME_JOB}`),
  prune: db.prepare('delete from answers where at < ?'),
})
