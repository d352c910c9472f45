import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { JobQueue, TakenJob } from '../job-queue.ts'
import type { Job } from '../store.ts'
import type { Write } from '../writes.ts'
import { lockFile } from './database-file.ts'

/**
 * Jobs in an SQLite file. Only the process that holds a lock beside the file takes jobs; when it ends, another process gets
 * the lock.
 */
export class SqliteJobQueue implements JobQueue {
  private readonly path: string
  private readonly write: (write: Write) => Promise<unknown>
  private readonly due: StatementSync
  private readonly next: StatementSync
  private lock: DatabaseSync | undefined

  constructor(path: string, db: DatabaseSync, write: (write: Write) => Promise<unknown>) {
    this.path = `${path}-jobs`
    this.write = write
    this.due = db.prepare(`select table_id as "table", number, kind, at, failures from jobs
      where due <= ? and table_id not in (select value from json_each(?)) order by due limit ?`)
    this.next = db.prepare('select min(due) as next from jobs where due > ?')
  }

  async take(limit: number, busyTables: string[]): Promise<Awaited<ReturnType<JobQueue['take']>>> {
    this.lock ??= lockFile(this.path)
    if (this.lock === undefined) return { taken: [], next: undefined }
    const now = Date.now()
    const taken = this.due.all(now, JSON.stringify(busyTables), limit) as unknown as TakenJob[]
    const { next } = this.next.get(now) as { next: number | null }
    return { taken, next: next ?? undefined }
  }

  async done(job: Job): Promise<void> {
    await this.write({ type: 'done', job })
  }
  async failed(job: Job, due: number): Promise<void> {
    await this.write({ type: 'failed', job, due })
  }
  async close(): Promise<void> {
    this.lock?.close()
    this.lock = undefined
  }
}
