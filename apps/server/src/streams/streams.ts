import type { ServerResponse } from 'node:http'
import type { Bus } from '../bus/bus.ts'
import type { PersonId } from '../tables/entry.ts'
import type { OnlineTable } from '../tables/online-table.ts'
import type { Tables } from '../tables/tables.ts'
import { Listener } from './listener.ts'

export interface StreamsOptions {
  readonly tables: Tables
  readonly bus: Bus
  /** Milliseconds between two signs of life. */
  readonly heartbeat?: number
  /** Milliseconds after which somebody who does not read is cut off. */
  readonly patience?: number
  readonly onTrouble: (error: unknown) => void
}

/**
 * Where there are other nodes, a look at the store so often, in milliseconds: the bus may lose news, and who has stored
 * something may die before it is told.
 */
const LOOK = 2000

/** All who listen to one table. */
interface Audience {
  readonly listeners: Set<Listener>
  /** The highest number that they have been told of. */
  known: number
  readonly unsubscribe: Promise<() => Promise<void>>
}

/** The streams of all tables. Everybody hears what is stored, in order, without gaps and once. */
export class Streams {
  private readonly tables: Tables
  private readonly bus: Bus
  private readonly patience: number
  private readonly onTrouble: (error: unknown) => void
  private readonly audiences = new Map<string, Audience>()
  private readonly timers: readonly NodeJS.Timeout[]
  private looking: Promise<void> | undefined
  private isClosed = false

  constructor({ tables, bus, heartbeat = 15_000, patience = 20_000, onTrouble }: StreamsOptions) {
    this.tables = tables
    this.bus = bus
    this.patience = patience
    this.onTrouble = onTrouble
    tables.watch({ advanced: (table) => this.advance(table) })
    // What is being looked at already may be older than the gap.
    bus.onGap(() => void (this.looking ?? Promise.resolve()).then(() => this.look()))
    this.timers = [
      setInterval(() => this.beat(), heartbeat),
      ...(bus.isShared ? [setInterval(() => this.look(), LOOK)] : []),
    ]
  }

  get size(): number {
    let size = 0
    for (const { listeners } of this.audiences.values()) size += listeners.size
    return size
  }

  /** Does somebody listen to this table here? */
  hears(id: string, person: PersonId): boolean {
    for (const { viewer } of this.audiences.get(id)?.listeners ?? []) if (viewer === person) return true
    return false
  }

  /** Tells everything after entry `after`, then what happens, until the response is closed. */
  add(table: OnlineTable, viewer: PersonId | undefined, after: number, response: ServerResponse): void {
    const { id } = table
    const listener = new Listener(viewer, Math.min(after + 1, table.number), response, () => this.fetch(id, 0))
    response.on('error', () => {})
    if (this.isClosed) return listener.end()
    const audience = this.audiences.get(id) ?? this.gather(id)
    audience.listeners.add(listener)
    response.once('close', () => {
      audience.listeners.delete(listener)
      if (audience.listeners.size === 0) this.dismiss(id, audience)
    })
    listener.advance(table)
    audience.known = Math.max(audience.known, table.number)
  }

  /** Everybody is sent away, to come back elsewhere or later. */
  async close(): Promise<void> {
    this.isClosed = true
    for (const timer of this.timers) clearInterval(timer)
    for (const { listeners } of this.audiences.values()) for (const listener of listeners) listener.end()
    await this.looking
    for (const [id, audience] of this.audiences) this.dismiss(id, audience)
  }

  private gather(id: string): Audience {
    const unsubscribe = this.bus.subscribe(id, (number) => this.fetch(id, number))
    // What another node did before it was heard of.
    unsubscribe.then(() => this.lookAt([id])).catch(this.onTrouble)
    const audience = { listeners: new Set<Listener>(), known: 0, unsubscribe }
    this.audiences.set(id, audience)
    return audience
  }

  private dismiss(id: string, audience: Audience): void {
    if (this.audiences.get(id) !== audience) return
    this.audiences.delete(id)
    audience.unsubscribe.then((end) => end()).catch(this.onTrouble)
  }

  private advance(table: OnlineTable): void {
    const audience = this.audiences.get(table.id)
    if (audience === undefined) return
    audience.known = Math.max(audience.known, table.number)
    for (const listener of audience.listeners) listener.advance(table)
  }

  /** The table is said to have reached this number. */
  private fetch(id: string, number: number): void {
    const audience = this.audiences.get(id)
    if (audience === undefined || (number > 0 && number <= audience.known)) return
    this.tables
      .findAt(id, number)
      .then((table) => table && this.advance(table))
      .catch(this.onTrouble)
  }

  /** One question for all of them: only of a table that has gone on something is read. */
  private async lookAt(ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || this.isClosed) return
    for (const [id, number] of await this.tables.numbersOf(ids)) this.fetch(id, number)
  }

  /** Signs of life, and a look at the store. */
  private beat(): void {
    for (const { listeners } of this.audiences.values()) for (const each of listeners) each.beat(this.patience)
    this.look()
  }

  private look(): void {
    this.looking ??= this.lookAt([...this.audiences.keys()])
      .catch(this.onTrouble)
      .finally(() => {
        this.looking = undefined
      })
  }
}
