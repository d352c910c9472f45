import { Redis } from 'ioredis'
import type { Bus } from './bus.ts'
import { Subscribers } from './subscribers.ts'

/** A bus that several nodes share. */
export interface RedisBus extends Bus {
  /** How much news could not be sent because Redis could not be reached; it is sent when Redis is back. */
  readonly late: number
}

const CHANNEL = 'trick-bento:table:'
/** Longer than this nobody waits for Redis, in milliseconds: news that comes late is of no use. */
const PATIENCE = 1000
const LONGEST_PAUSE = 2000
/** A connection that says nothing may be dead; it is asked so often. */
const BETWEEN_SIGNS = 3000
/** Of more tables than this the news is lost; their streams look at the store from time to time anyway. */
const MOST_LATE = 10_000

/** Redis at this address, which must answer now; later it may go away and come back. */
export async function openRedisBus(
  url: string,
  onTrouble: (what: string, error: unknown) => void,
  patience = PATIENCE,
): Promise<RedisBus> {
  const options = {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    commandTimeout: patience,
    connectTimeout: 5 * patience,
    retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 10), LONGEST_PAUSE),
  }
  const out = new Redis(url, options)
  const into = new Redis(url, options)
  const bus = new Bridge(out, into, onTrouble)
  try {
    await Promise.all([out.connect(), into.connect()])
  } catch (error) {
    await bus.close()
    throw new Error(`Redis at ${new URL(url).host} does not answer: ${(error as Error).message}`)
  }
  return bus
}

class Bridge implements RedisBus {
  readonly isShared = true
  late = 0
  /** The last number of each table that others have not been told. */
  private readonly unsent = new Map<string, number>()
  private readonly looks: (() => void)[] = []
  private readonly signs: NodeJS.Timeout
  private readonly out: Redis
  private readonly into: Redis
  private readonly subscribers = new Subscribers()
  private readonly onTrouble: (what: string, error: unknown) => void

  constructor(out: Redis, into: Redis, onTrouble: (what: string, error: unknown) => void) {
    this.out = out
    this.into = into
    this.onTrouble = onTrouble
    for (const redis of [out, into])
      redis.on('error', (error) => onTrouble('the connection to Redis has trouble', error))
    into.on('message', (channel: string, message: string) => this.hear(channel, message))
    into.on('ready', () => void this.listenAgain())
    out.on('ready', () => void this.sendLate())
    this.signs = setInterval(() => this.askForSigns(), BETWEEN_SIGNS)
  }

  get isConnected(): boolean {
    return this.out.status === 'ready' && this.into.status === 'ready'
  }

  async publish(table: string, number: number): Promise<void> {
    try {
      await this.out.publish(CHANNEL + table, String(number))
      if (this.unsent.get(table) === number) this.unsent.delete(table)
    } catch {
      this.late++
      if (this.unsent.size < MOST_LATE) this.unsent.set(table, Math.max(number, this.unsent.get(table) ?? 0))
    }
  }

  async subscribe(table: string, hear: (number: number) => void): Promise<() => Promise<void>> {
    const subscriber = { hear }
    this.subscribers.add(table, subscriber)
    // Also for the second one at a table: what is published after this must reach it, and the first may still wait.
    await this.listen([table])
    return async () => {
      if (this.subscribers.remove(table, subscriber) && this.into.status === 'ready') {
        await this.into.unsubscribe(CHANNEL + table).catch(() => {})
      }
    }
  }

  onGap(look: () => void): void {
    this.looks.push(look)
  }

  async close(): Promise<void> {
    clearInterval(this.signs)
    this.subscribers.clear()
    this.out.disconnect()
    this.into.disconnect()
  }

  private async sendLate(): Promise<void> {
    await Promise.all([...this.unsent].map(([table, number]) => this.publish(table, number)))
  }

  private async listenAgain(): Promise<void> {
    await this.listen(this.subscribers.tables)
    for (const look of this.looks) look()
  }

  /** A connection that does not answer is none: another takes its place. */
  private askForSigns(): void {
    for (const redis of [this.out, this.into]) {
      if (redis.status !== 'ready') continue
      redis.ping().catch((error) => {
        this.onTrouble('Redis does not answer', error)
        if (redis.status === 'ready') redis.disconnect(true)
      })
    }
  }

  /** Without a connection there is nothing to do: all tables are asked for when it is back. */
  private async listen(tables: readonly string[]): Promise<void> {
    if (tables.length === 0 || this.into.status !== 'ready') return
    try {
      await this.into.subscribe(...tables.map((table) => CHANNEL + table))
    } catch (error) {
      this.onTrouble('Redis could not be listened to', error)
      // A connection that does not answer is none; with the next one comes another attempt.
      if (this.into.status === 'ready') this.into.disconnect(true)
    }
  }

  private hear(channel: string, message: string): void {
    const number = Number(message)
    if (Number.isSafeInteger(number)) this.subscribers.tell(channel.slice(CHANNEL.length), number)
  }
}
