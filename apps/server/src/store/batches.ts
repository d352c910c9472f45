/** Collects tasks while a batch is in flight and sends them together, so that many share the cost of one disk write. */
export class Batches<Task, Result> {
  private readonly send: (tasks: Task[]) => Promise<Result[]>
  private readonly concurrency: number
  private readonly limit: number
  private waiting: Waiting<Task, Result>[] = []
  private isScheduled = false
  private readonly inFlight = new Set<Promise<void>>()

  /** Up to `concurrency` batches are in flight at a time, each with up to `limit` tasks. */
  constructor(concurrency: number, limit: number, send: (tasks: Task[]) => Promise<Result[]>) {
    this.concurrency = concurrency
    this.limit = limit
    this.send = send
  }

  add(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, resolve, reject })
      this.schedule()
    })
  }

  async drained(): Promise<void> {
    while (this.waiting.length > 0 || this.inFlight.size > 0) {
      await Promise.all(this.inFlight)
      // Waiting tasks are sent in the next turn of the event loop.
      await new Promise(setImmediate)
    }
  }

  /** Sends in the next turn of the event loop, so that all requests read in this turn share a batch. */
  private schedule(): void {
    if (this.isScheduled || this.waiting.length === 0 || this.inFlight.size >= this.concurrency) return
    this.isScheduled = true
    setImmediate(() => {
      this.isScheduled = false
      const batch = this.waiting.splice(0, this.limit)
      const sent = this.sendBatch(batch).finally(() => {
        this.inFlight.delete(sent)
        this.schedule()
      })
      this.inFlight.add(sent)
      this.schedule()
    })
  }

  private async sendBatch(batch: readonly Waiting<Task, Result>[]): Promise<void> {
    try {
      const results = await this.send(batch.map(({ task }) => task))
      batch.forEach(({ resolve }, i) => {
        resolve(results[i]!)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}

interface Waiting<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}
