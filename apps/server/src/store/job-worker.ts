import type { ReportError } from '../operations/report-error.ts'
import type { JobQueue, TakenJob } from './job-queue.ts'
import type { Job, Worker } from './store.ts'

/** Milliseconds between polls of the queue, because other processes add jobs too. */
const POLL = 1000
/** The pause before a failed job is retried, in milliseconds: doubled with each failure. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 60_000

/** Takes due jobs from a queue and carries them out, one per table at a time. */
export class JobWorker implements Worker {
  private readonly queue: JobQueue
  private readonly carryOut: (job: Job) => Promise<void>
  private readonly concurrency: number
  private readonly reportError: ReportError
  /** Running jobs by table. */
  private readonly running = new Map<string, Promise<void>>()
  private timer: NodeJS.Timeout | undefined
  private wakesAt = Number.POSITIVE_INFINITY
  private polling: Promise<void> | undefined
  private pollsAgain = false
  private isStopped = false

  constructor(queue: JobQueue, carryOut: (job: Job) => Promise<void>, concurrency: number, reportError: ReportError) {
    this.queue = queue
    this.carryOut = carryOut
    this.concurrency = concurrency
    this.reportError = reportError
    this.wake(0)
  }

  /** Polls the queue no later than at this time, because a job is due then. */
  wake(at: number): void {
    if (this.isStopped || at >= this.wakesAt) return
    clearTimeout(this.timer)
    this.wakesAt = at
    this.timer = setTimeout(() => this.poll(), Math.max(0, Math.min(at - Date.now(), POLL)))
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.polling
    await Promise.all(this.running.values())
    await this.queue.close()
  }

  private poll(): void {
    this.wakesAt = Number.POSITIVE_INFINITY
    if (this.isStopped) return
    this.pollsAgain = this.polling !== undefined
    this.polling ??= this.takeDue().finally(() => {
      this.polling = undefined
      if (this.pollsAgain) this.poll()
    })
  }

  private async takeDue(): Promise<void> {
    let next: number | undefined
    try {
      const room = this.concurrency - this.running.size
      // The end of a running job polls again.
      if (room <= 0) return
      const found = await this.queue.take(room, [...this.running.keys()])
      for (const job of found.taken) this.begin(job)
      next = found.next
    } catch (error) {
      this.reportError('taking due jobs failed', error)
    }
    this.wake(Math.min(next ?? Number.POSITIVE_INFINITY, Date.now() + POLL))
  }

  private begin({ failures, ...job }: TakenJob): void {
    const done = this.run(job, failures).finally(() => {
      this.running.delete(job.table)
      this.wake(0)
    })
    this.running.set(job.table, done)
  }

  private async run(job: Job, failures: number): Promise<void> {
    try {
      await this.carryOut(job)
    } catch (error) {
      this.reportError(`a job of table ${job.table} failed and will be retried`, error)
      const pause = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE)
      await this.settle(this.queue.failed(job, Date.now() + pause))
      return
    }
    await this.settle(this.queue.done(job))
  }

  private async settle(written: Promise<void>): Promise<void> {
    try {
      await written
    } catch (error) {
      this.reportError('storing the result of a job failed', error)
      // The job is still in the queue; without a pause it would run again at once.
      await new Promise((resolve) => setTimeout(resolve, POLL))
    }
  }
}
