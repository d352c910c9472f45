import type { ServerResponse } from 'node:http'
import type { Bus } from '../bus/bus.ts'
import type { PersonId } from '../tables/entry.ts'
import type { OnlineTable } from '../tables/online-table.ts'
import type { Tables } from '../tables/tables.ts'
import { Listener } from './listener.ts'

export interface StreamsOptions {
  readonly tables: Tables
  readonly bus: Bus
  /** Milliseconds between two heartbeats. */
  readonly heartbeat?: number
  /** Milliseconds after which the stream of a client that does not read is closed. */
  readonly patience?: number
  readonly onError: (error: unknown) => void
}

/**
 * Milliseconds between polls of the store if there are other nodes: the bus may lose messages, and a node may die between
 * storing and publishing.
 */
const POLL = 2000

/** All open streams of one table. */
interface Channel {
  readonly listeners: Set<Listener>
  /** The highest number of entries that is known here. */
  known: number
  readonly unsubscribe: Promise<() => Promise<void>>
}

/** The streams of all tables. Each one delivers the stored entries in order, without gaps and once. */
export class Streams {
  private readonly tables: Tables
  private readonly bus: Bus
  private readonly patience: number
  private readonly onError: (error: unknown) => void
  private readonly channels = new Map<string, Channel>()
  private readonly timers: readonly NodeJS.Timeout[]
  private polling: Promise<void> | undefined
  private isClosed = false

  constructor({ tables, bus, heartbeat = 15_000, patience = 20_000, onError }: StreamsOptions) {
    this.tables = tables
    this.bus = bus
    this.patience = patience
    this.onError = onError
    tables.watch({ advanced: (table) => this.advance(table) })
    // A poll that is already running may have read before the gap.
    bus.onGap(() => void (this.polling ?? Promise.resolve()).then(() => this.poll()))
    this.timers = [
      setInterval(() => this.beat(), heartbeat),
      ...(bus.isShared ? [setInterval(() => this.poll(), POLL)] : []),
    ]
  }

  get size(): number {
    let size = 0
    for (const { listeners } of this.channels.values()) size += listeners.size
    return size
  }

  /** Has this person an open stream of this table on this node? */
  isListening(id: string, person: PersonId): boolean {
    for (const { viewer } of this.channels.get(id)?.listeners ?? []) if (viewer === person) return true
    return false
  }

  /** Streams everything after entry `after`, then new entries, until the response is closed. */
  add(table: OnlineTable, viewer: PersonId | undefined, after: number, response: ServerResponse): void {
    const { id } = table
    const listener = new Listener(viewer, Math.min(after + 1, table.number), response, () => this.fetch(id, 0))
    response.on('error', () => {})
    if (this.isClosed) return listener.end()
    const channel = this.channels.get(id) ?? this.openChannel(id)
    channel.listeners.add(listener)
    response.once('close', () => {
      channel.listeners.delete(listener)
      if (channel.listeners.size === 0) this.closeChannel(id, channel)
    })
    listener.advance(table)
    channel.known = Math.max(channel.known, table.number)
  }

  /** Ends all streams; clients reconnect later or to another node. */
  async close(): Promise<void> {
    this.isClosed = true
    for (const timer of this.timers) clearInterval(timer)
    for (const { listeners } of this.channels.values()) for (const listener of listeners) listener.end()
    await this.polling
    for (const [id, channel] of this.channels) this.closeChannel(id, channel)
  }

  private openChannel(id: string): Channel {
    const unsubscribe = this.bus.subscribe(id, (number) => this.fetch(id, number))
    // Another node may have added entries before the subscription began.
    unsubscribe.then(() => this.pollTables([id])).catch(this.onError)
    const channel = { listeners: new Set<Listener>(), known: 0, unsubscribe }
    this.channels.set(id, channel)
    return channel
  }

  private closeChannel(id: string, channel: Channel): void {
    if (this.channels.get(id) !== channel) return
    this.channels.delete(id)
    channel.unsubscribe.then((end) => end()).catch(this.onError)
  }

  private advance(table: OnlineTable): void {
    const channel = this.channels.get(table.id)
    if (channel === undefined) return
    channel.known = Math.max(channel.known, table.number)
    for (const listener of channel.listeners) listener.advance(table)
  }

  /** Delivers entries up to this number; 0 stands for all that are in memory. */
  private fetch(id: string, number: number): void {
    const channel = this.channels.get(id)
    if (channel === undefined || (number > 0 && number <= channel.known)) return
    this.tables
      .findAt(id, number)
      .then((table) => table && this.advance(table))
      .catch(this.onError)
  }

  /** One query for all tables; entries are read only of tables that have new ones. */
  private async pollTables(ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || this.isClosed) return
    for (const [id, number] of await this.tables.numbersOf(ids)) this.fetch(id, number)
  }

  private beat(): void {
    for (const { listeners } of this.channels.values()) for (const each of listeners) each.beat(this.patience)
    this.poll()
  }

  private poll(): void {
    this.polling ??= this.pollTables([...this.channels.keys()])
      .catch(this.onError)
      .finally(() => {
        this.polling = undefined
      })
  }
}
