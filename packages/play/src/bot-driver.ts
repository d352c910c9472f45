import type { LevelName, Thought } from '@trick-bento/bots'
import type { Event, Seat } from '@trick-bento/kit'
import type { BotReply, RandomState, TableSpec } from './bot-messages.ts'
import type { BotPort, BotPortEvents, OpenBotPort } from './bot-port.ts'

const DEFAULT_ATTEMPTS = 3
const DEFAULT_DEADLINE = 20_000

/** A move to be found for one seat. */
export interface BotTask {
  readonly table: TableSpec
  readonly seat: Seat
  readonly level: LevelName
  /** The events of the game from this index on, redacted for the seat. */
  readonly events: (from: number) => readonly Event[]
  readonly random: RandomState
  /** Asks for an expert's move with evidence. */
  readonly advice?: true
}

/** How a driver runs its workers. */
export interface BotDriverOptions {
  readonly open: OpenBotPort
  /** Calls `run` after a delay in milliseconds; the function it returns cancels the call. */
  readonly startTimer: (run: () => void, milliseconds: number) => () => void
  /**
   * `kept`: all tasks belong to one game, so a worker keeps each seat's view and receives only new events.
   * `fresh`: tasks of many games; every request carries all events of its seat.
   */
  readonly views: 'kept' | 'fresh'
  /** Most workers at a time; 1 unless given. */
  readonly workers?: number
  /** How many workers may fail at one task before the driver gives up; 3 unless given. */
  readonly attempts?: number
  /** A worker that takes longer than this many milliseconds is stuck and gets replaced; 20 seconds unless given. */
  readonly deadline?: number
  /** A worker has failed at a task for this seat, and another one is about to try. */
  readonly onRetry?: (seat: Seat) => void
  readonly onError?: (error: unknown) => void
}

/** The bot's move with its estimates. `failed`: worker after worker failed. `cancelled`: after `cancel` or `close`. */
export type BotResult = Thought | 'failed' | 'cancelled'

interface Job {
  readonly task: BotTask
  readonly settle: (result: BotResult) => void
}

/** A running worker. It works on one job at a time. */
interface Running {
  readonly port: BotPort
  /** Number of events that it has received, by seat, level and purpose. */
  readonly received: Map<string, number>
  job: Job | undefined
  requestId: number
  stopWatchdog: () => void
}

/**
 * Lets bots think in workers. It starts and reuses workers, sends each one what the bot's seat may know, replaces
 * workers that crash or get stuck, and queues tasks while all workers are busy.
 */
export class BotDriver {
  private readonly options: BotDriverOptions
  private readonly running = new Set<Running>()
  private readonly queue: Job[] = []
  private requests = 0
  private isClosed = false
  /** Increases with each `cancel`, so that tasks started before are not tried again. */
  private generation = 0

  constructor(options: BotDriverOptions) {
    this.options = options
  }

  /** Number of tasks that wait for a worker. */
  get waiting(): number {
    return this.queue.length
  }

  /** Finds a move in a worker, and in another one if the first fails. */
  async think(task: BotTask): Promise<BotResult> {
    const { generation } = this
    const { attempts = DEFAULT_ATTEMPTS, onRetry } = this.options
    for (let failures = 0; failures < attempts; failures++) {
      if (this.isClosed || generation !== this.generation) return 'cancelled'
      if (failures > 0) onRetry?.(task.seat)
      const result = await new Promise<BotResult>((settle) => {
        this.queue.push({ task, settle })
        this.dispatch()
      })
      if (result !== 'failed') return result
    }
    return 'failed'
  }

  /** Starts a worker before it is needed. */
  warmUp(): void {
    if (this.running.size === 0 && !this.isClosed) this.start()
  }

  /** Cancels all tasks and discards the views, because the game went back. Workers are kept. */
  cancel(): void {
    this.generation++
    for (const worker of this.running) worker.received.clear()
    this.cancelJobs(this.running)
  }

  /** Stops all workers. Pending and later tasks are cancelled. */
  async close(): Promise<void> {
    this.isClosed = true
    const workers = [...this.running]
    this.running.clear()
    this.cancelJobs(workers)
    await Promise.all(
      workers.map((worker) => {
        worker.stopWatchdog()
        return worker.port.terminate()
      }),
    )
  }

  private cancelJobs(workers: Iterable<Running>): void {
    for (const { settle } of this.queue.splice(0)) settle('cancelled')
    for (const { job } of workers) job?.settle('cancelled')
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const worker = this.idleWorker()
      if (worker !== undefined) this.post(worker, this.queue.shift()!)
      else if (this.running.size > 0) return
      else this.queue.shift()!.settle('failed')
    }
  }

  private idleWorker(): Running | undefined {
    for (const worker of this.running) if (worker.job === undefined) return worker
    return this.running.size < (this.options.workers ?? 1) ? this.start() : undefined
  }

  private start(): Running | undefined {
    const port = this.open({
      onReply: (reply) => this.receive(worker, reply),
      onExit: (error) => this.fail(worker, error),
    })
    if (port === undefined) return undefined
    const worker: Running = { port, received: new Map(), job: undefined, requestId: 0, stopWatchdog: () => {} }
    this.running.add(worker)
    return worker
  }

  /** A platform may also refuse a worker by an exception, such as one that is out of threads. */
  private open(events: BotPortEvents): BotPort | undefined {
    try {
      return this.options.open(events)
    } catch (error) {
      this.options.onError?.(error)
      return undefined
    }
  }

  private post(worker: Running, job: Job): void {
    const { table, seat, level, events, random, advice } = job.task
    const { views, startTimer, deadline = DEFAULT_DEADLINE } = this.options
    const key = `${seat} ${level} ${advice}`
    const from = views === 'kept' ? (worker.received.get(key) ?? 0) : 0
    const added = events(from)
    worker.received.set(key, from + added.length)
    worker.job = job
    worker.requestId = this.requests++
    worker.stopWatchdog = startTimer(
      () => this.fail(worker, new Error(`a bot's worker did not answer within ${deadline} ms`)),
      deadline,
    )
    try {
      worker.port.post({
        id: worker.requestId,
        table,
        seat,
        level,
        from,
        events: added,
        random,
        ...(advice && { advice }),
      })
    } catch (error) {
      this.fail(worker, error)
    }
  }

  private receive(worker: Running, reply: BotReply): void {
    const { job } = worker
    if (!this.running.has(worker) || job === undefined || reply.id !== worker.requestId) return
    if ('error' in reply) return this.fail(worker, new Error(reply.error))
    worker.stopWatchdog()
    worker.job = undefined
    job.settle(reply.thought)
    this.dispatch()
  }

  private fail(worker: Running, error: unknown): void {
    if (!this.running.delete(worker)) return
    worker.stopWatchdog()
    void worker.port.terminate()
    if (error !== undefined) this.options.onError?.(error)
    worker.job?.settle('failed')
    this.dispatch()
  }
}
