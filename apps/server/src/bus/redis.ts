import { Redis } from 'ioredis'
import type { ReportError } from '../operations/report-error.ts'
import type { Bus } from './bus.ts'
import { Subscribers } from './subscribers.ts'

/** A bus that several nodes share. */
export interface RedisBus extends Bus {
  /** The number of messages that could not be sent while Redis was unreachable; they are sent when it is back. */
  readonly late: number
}

const CHANNEL = 'trick-bento:table:'
/** Timeout of a command, in milliseconds: a message that comes later is useless. */
const COMMAND_TIMEOUT = 1000
const LONGEST_PAUSE = 2000
/** Milliseconds between two pings, which detect dead connections. */
const PING_INTERVAL = 3000
/** Late messages are kept for at most this many tables; the streams of others poll the store anyway. */
const LATE_LIMIT = 10_000

/** Connects to Redis, which must answer now. Later the connection may break and is restored. */
export async function openRedisBus(
  url: string,
  reportError: ReportError,
  commandTimeout = COMMAND_TIMEOUT,
): Promise<RedisBus> {
  const options = {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    commandTimeout,
    connectTimeout: 5 * commandTimeout,
    retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 10), LONGEST_PAUSE),
  }
  const publisher = new Redis(url, options)
  const receiver = new Redis(url, options)
  const bus = new TwoConnectionBus(publisher, receiver, reportError)
  try {
    await Promise.all([publisher.connect(), receiver.connect()])
  } catch (error) {
    await bus.close()
    throw new Error(`Redis at ${new URL(url).host} does not answer: ${(error as Error).message}`)
  }
  return bus
}

/** Redis requires a separate connection for subscriptions. */
class TwoConnectionBus implements RedisBus {
  readonly isShared = true
  late = 0
  /** The last number of each table that could not be published. */
  private readonly unsent = new Map<string, number>()
  private readonly gapListeners: (() => void)[] = []
  private readonly pinging: NodeJS.Timeout
  private readonly publisher: Redis
  private readonly receiver: Redis
  private readonly subscribers = new Subscribers()
  private readonly reportError: ReportError

  constructor(publisher: Redis, receiver: Redis, reportError: ReportError) {
    this.publisher = publisher
    this.receiver = receiver
    this.reportError = reportError
    for (const redis of [publisher, receiver])
      redis.on('error', (error) => reportError('the connection to Redis failed', error))
    receiver.on('message', (channel: string, message: string) => this.receive(channel, message))
    receiver.on('ready', () => void this.resubscribe())
    publisher.on('ready', () => void this.publishUnsent())
    this.pinging = setInterval(() => this.ping(), PING_INTERVAL)
  }

  get isConnected(): boolean {
    return this.publisher.status === 'ready' && this.receiver.status === 'ready'
  }

  async publish(table: string, number: number): Promise<void> {
    try {
      await this.publisher.publish(CHANNEL + table, String(number))
      if (this.unsent.get(table) === number) this.unsent.delete(table)
    } catch {
      this.late++
      if (this.unsent.size < LATE_LIMIT) this.unsent.set(table, Math.max(number, this.unsent.get(table) ?? 0))
    }
  }

  async subscribe(table: string, onMessage: (number: number) => void): Promise<() => Promise<void>> {
    const subscriber = { onMessage }
    this.subscribers.add(table, subscriber)
    // Also for the second subscriber of a table, because the subscription of the first may still be pending.
    await this.subscribeTo([table])
    return async () => {
      if (this.subscribers.remove(table, subscriber) && this.receiver.status === 'ready') {
        await this.receiver.unsubscribe(CHANNEL + table).catch(() => {})
      }
    }
  }

  onGap(onGap: () => void): void {
    this.gapListeners.push(onGap)
  }

  async close(): Promise<void> {
    clearInterval(this.pinging)
    this.subscribers.clear()
    this.publisher.disconnect()
    this.receiver.disconnect()
  }

  private async publishUnsent(): Promise<void> {
    await Promise.all([...this.unsent].map(([table, number]) => this.publish(table, number)))
  }

  private async resubscribe(): Promise<void> {
    await this.subscribeTo(this.subscribers.tables)
    for (const onGap of this.gapListeners) onGap()
  }

  /** Replaces a connection that does not answer. */
  private ping(): void {
    for (const redis of [this.publisher, this.receiver]) {
      if (redis.status !== 'ready') continue
      redis.ping().catch((error) => {
        this.reportError('Redis does not answer', error)
        if (redis.status === 'ready') redis.disconnect(true)
      })
    }
  }

  /** Does nothing without a connection: the next one subscribes to all tables. */
  private async subscribeTo(tables: readonly string[]): Promise<void> {
    if (tables.length === 0 || this.receiver.status !== 'ready') return
    try {
      await this.receiver.subscribe(...tables.map((table) => CHANNEL + table))
    } catch (error) {
      this.reportError('subscribing in Redis failed', error)
      // The next connection tries again.
      if (this.receiver.status === 'ready') this.receiver.disconnect(true)
    }
  }

  private receive(channel: string, message: string): void {
    const number = Number(message)
    if (Number.isSafeInteger(number)) this.subscribers.notify(channel.slice(CHANNEL.length), number)
  }
}
