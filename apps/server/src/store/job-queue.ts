import type { Job, Worker } from './store.ts'

/** Where jobs are kept. */
export interface JobQueue {
  /** Takes jobs that are due, at most so many and none of these tables, and says when the next one will be due. */
  take(
    most: number,
    busy: string[],
  ): Promise<{ readonly taken: readonly TakenJob[]; readonly next: number | undefined }>
  /** It is done, and goes unless another has taken its place meanwhile. */
  done(job: Job): Promise<void>
  /** It did not work out, and is due again at this time. */
  failed(job: Job, due: number): Promise<void>
  close(): Promise<void>
}
export interface TakenJob extends Job {
  readonly failures: number
}

/** Told when something went wrong that nobody waits for. */
export type Trouble = (what: string, error: unknown) => void
export const onStandardError: Trouble = (what, error) =>
  console.error(`${what}: ${error instanceof Error ? error.message : error}`)

/** A look at the queue at least so often, because other processes put jobs there too. */
const LOOK = 1000
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 60_000

export class JobWorker implements Worker {
  private readonly queue: JobQueue
  private readonly carryOut: (job: Job) => Promise<void>
  private readonly atOnce: number
  private readonly trouble: Trouble
  private readonly busy = new Map<string, Promise<void>>()
  private timer: NodeJS.Timeout | undefined
  private wakesAt = Number.POSITIVE_INFINITY
  private looking: Promise<void> | undefined
  private looksAgain = false
  private isStopped = false

  constructor(queue: JobQueue, carryOut: (job: Job) => Promise<void>, atOnce: number, trouble: Trouble) {
    this.queue = queue
    this.carryOut = carryOut
    this.atOnce = atOnce
    this.trouble = trouble
    this.wake(0)
  }

  /** There is a job that will be due at this time. */
  wake(at: number): void {
    if (this.isStopped || at >= this.wakesAt) return
    clearTimeout(this.timer)
    this.wakesAt = at
    this.timer = setTimeout(() => this.look(), Math.max(0, Math.min(at - Date.now(), LOOK)))
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.looking
    await Promise.all(this.busy.values())
    await this.queue.close()
  }

  private look(): void {
    this.wakesAt = Number.POSITIVE_INFINITY
    if (this.isStopped) return
    this.looksAgain = this.looking !== undefined
    this.looking ??= this.takeDue().finally(() => {
      this.looking = undefined
      if (this.looksAgain) this.look()
    })
  }

  private async takeDue(): Promise<void> {
    let next: number | undefined
    try {
      const room = this.atOnce - this.busy.size
      // Whoever gets done looks again.
      if (room <= 0) return
      const found = await this.queue.take(room, [...this.busy.keys()])
      for (const job of found.taken) this.begin(job)
      next = found.next
    } catch (error) {
      this.trouble('jobs could not be looked for', error)
    }
    this.wake(Math.min(next ?? Number.POSITIVE_INFINITY, Date.now() + LOOK))
  }

  private begin({ failures, ...job }: TakenJob): void {
    const done = this.see(job, failures).finally(() => {
      this.busy.delete(job.table)
      this.wake(0)
    })
    this.busy.set(job.table, done)
  }

  private async see(job: Job, failures: number): Promise<void> {
    try {
      await this.carryOut(job)
    } catch (error) {
      this.trouble(`a job of table ${job.table} failed, which will be tried again`, error)
      const pause = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE)
      await this.tell(this.queue.failed(job, Date.now() + pause))
      return
    }
    await this.tell(this.queue.done(job))
  }

  private async tell(told: Promise<void>): Promise<void> {
    try {
      await told
    } catch (error) {
      this.trouble('what became of a job could not be written down', error)
      // Not at once again: the job is still on the queue.
      await new Promise((resolve) => setTimeout(resolve, LOOK))
    }
  }
}
