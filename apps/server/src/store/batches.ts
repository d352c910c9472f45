/**
 * Puts what is asked for while the last batch was on its way into the next one, so that many share the price of one
 * write to the disk.
 */
export class Batches<Task, Outcome> {
  private readonly send: (tasks: Task[]) => Promise<Outcome[]>
  private readonly most: number
  private waiting: Waiting<Task, Outcome>[] = []
  private isPlanned = false
  private readonly underWay = new Set<Promise<void>>()
  private readonly lanes: number

  /** Up to `lanes` batches are on their way at a time, each of `most` tasks at most. */
  constructor(lanes: number, most: number, send: (tasks: Task[]) => Promise<Outcome[]>) {
    this.lanes = lanes
    this.most = most
    this.send = send
  }

  add(task: Task): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, resolve, reject })
      this.plan()
    })
  }

  async drained(): Promise<void> {
    while (this.waiting.length > 0 || this.underWay.size > 0) {
      await Promise.all(this.underWay)
      // What still waits is sent in the next turn of the event loop.
      await new Promise(setImmediate)
    }
  }

  /** All requests that this turn of the event loop reads go together. */
  private plan(): void {
    if (this.isPlanned || this.waiting.length === 0 || this.underWay.size >= this.lanes) return
    this.isPlanned = true
    setImmediate(() => {
      this.isPlanned = false
      const batch = this.waiting.splice(0, this.most)
      const sent = this.sendAll(batch).finally(() => {
        this.underWay.delete(sent)
        this.plan()
      })
      this.underWay.add(sent)
      this.plan()
    })
  }

  private async sendAll(batch: readonly Waiting<Task, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.send(batch.map(({ task }) => task))
      batch.forEach(({ resolve }, i) => {
        resolve(outcomes[i]!)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}

interface Waiting<Task, Outcome> {
  readonly task: Task
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}
