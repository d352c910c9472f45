import type { Listing } from '@trick-bento/protocol'
import type { ReportError } from '../operations/report-error.ts'
import type { Entry } from '../tables/entry.ts'
import { Batches } from './batches.ts'
import type { JobQueue } from './job-queue.ts'
import { JobWorker } from './job-worker.ts'
import type { AppendOptions, Job, TableHead, Worker } from './store.ts'
import { appendWrite, DAY, openWrite, type Write, type WriteResult } from './writes.ts'

const HOUR = DAY / 24

/** The part of a store that both databases share: writing in batches, running jobs and removing old answers. */
export abstract class BatchingStore {
  protected readonly reportError: ReportError
  private readonly writes: Batches<Write, WriteResult>
  private readonly workers = new Set<JobWorker>()
  private pruning: NodeJS.Timeout | undefined
  private isClosed = false

  /** Up to `concurrency` batches are in flight at a time, each with up to `limit` writes. */
  constructor(concurrency: number, limit: number, reportError: ReportError) {
    this.reportError = reportError
    this.writes = new Batches(concurrency, limit, (writes) => this.carryOut(writes))
  }

  protected abstract carryOut(writes: Write[]): Promise<WriteResult[]>
  protected abstract openQueue(): JobQueue
  protected abstract removeAnswers(before: number): Promise<unknown>
  protected abstract closeDatabase(): Promise<void>

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

  async work(carryOut: (job: Job) => Promise<void>, concurrency = 16): Promise<Worker> {
    const worker = new JobWorker(this.openQueue(), carryOut, concurrency, this.reportError)
    this.workers.add(worker)
    return worker
  }

  async close(): Promise<void> {
    if (this.isClosed) return
    clearInterval(this.pruning)
    await Promise.all([...this.workers].map((worker) => worker.stop()))
    this.isClosed = true
    await this.writes.drained()
    await this.closeDatabase()
  }

  protected async write(write: Write): Promise<'added' | 'taken'> {
    if (this.isClosed) throw new Error('the store is closed')
    const result = await this.writes.add(write)
    if (typeof result === 'object') throw new Error(result.error)
    return result
  }

  /** Removes answers that have expired, now and every hour. */
  protected startPruning(): void {
    const prune = (): void => {
      this.removeAnswers(Date.now() - DAY).catch((error) => this.reportError('removing old answers failed', error))
    }
    prune()
    this.pruning = setInterval(prune, HOUR).unref()
  }
}
