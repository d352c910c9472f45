import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { ReportError } from '../../operations/report-error.ts'
import type { JobQueue, TakenJob } from '../job-queue.ts'
import type { Job } from '../store.ts'

/** Seconds after which a dead node loses its jobs. */
const LEASE = 3
/** Milliseconds between two renewals of the leases of running jobs. */
const RENEWAL = 750

/**
 * Jobs of all nodes. A node leases a job for a few seconds and renews the lease while it runs; when the node dies, another
 * one takes the job soon after.
 */
export class PostgresJobQueue implements JobQueue {
  private readonly pool: Pool
  private readonly node = randomUUID()
  private readonly held = new Set<string>()
  private readonly renewing: NodeJS.Timeout

  constructor(pool: Pool, reportError: ReportError) {
    this.pool = pool
    this.renewing = setInterval(() => {
      this.renew().catch((error) => reportError('renewing the leases of running jobs failed', error))
    }, RENEWAL)
  }

  async take(limit: number): Promise<Awaited<ReturnType<JobQueue['take']>>> {
    const now = Date.now()
    const { rows: taken } = await this.pool.query<TakenJob>({
      name: 'take-jobs',
      text: TAKE,
      values: [this.node, now, limit],
    })
    taken.sort((a, b) => a.at - b.at)
    for (const { table } of taken) this.held.add(table)
    // Jobs that were taken must be returned even if this query fails: no other node gets them while their leases are
    // renewed here. Without a known next time, the worker polls.
    const next = await this.pool
      .query<{ next: number | null }>({ name: 'next-job', text: NEXT, values: [now] })
      .catch(() => undefined)
    return { taken, next: next?.rows[0]?.next ?? undefined }
  }

  async done({ table, number, kind, at }: Job): Promise<void> {
    this.held.delete(table)
    await this.pool.query({ name: 'done-job', text: DONE, values: [table, number, kind, at, this.node] })
  }

  async failed({ table, number, kind, at }: Job, due: number): Promise<void> {
    this.held.delete(table)
    await this.pool.query({ name: 'failed-job', text: FAILED, values: [table, number, kind, at, this.node, due] })
  }

  async close(): Promise<void> {
    clearInterval(this.renewing)
  }

  private async renew(): Promise<void> {
    if (this.held.size > 0) await this.pool.query(RENEW, [[...this.held], this.node])
  }
}

const TAKE = `
  with due as (
    select table_id from trick_bento.jobs
    where due <= $2 and taken_until < now() order by due limit $3 for update skip locked
  )
  update trick_bento.jobs j set taken_by = $1, taken_until = now() + interval '${LEASE} s'
  from due where j.table_id = due.table_id
  returning j.table_id as "table", j.number, j.kind, j.at, j.failures`
const NEXT = 'select min(due) as next from trick_bento.jobs where due > $1'
/** Skips locked rows, so that it cannot deadlock with a batch that replaces several jobs. */
const RENEW = `
  with mine as (
    select table_id from trick_bento.jobs where table_id = any ($1) and taken_by = $2 for update skip locked
  )
  update trick_bento.jobs j set taken_until = now() + interval '${LEASE} s' from mine where j.table_id = mine.table_id`
/** If another job has replaced this one, that one can be taken from now on. */
const DONE = `
  with done as (
    delete from trick_bento.jobs where table_id = $1 and number = $2 and kind = $3 and at = $4
  )
  update trick_bento.jobs set taken_until = '-infinity'
  where table_id = $1 and taken_by = $5 and (number, kind, at) is distinct from ($2, $3, $4)`
const FAILED = `
  update trick_bento.jobs set taken_until = '-infinity',
    due = case when (number, kind, at) = ($2, $3, $4) then $6 else due end,
    failures = case when (number, kind, at) = ($2, $3, $4) then failures + 1 else failures end
  where table_id = $1 and taken_by = $5`
