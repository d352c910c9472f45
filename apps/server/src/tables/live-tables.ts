import type { CommandReply } from '@trick-bento/protocol'
import type { Bus } from '../bus/bus.ts'
import { finishedGame } from '../history/finished-game.ts'
import type { Store } from '../store/store.ts'
import type { PersonId } from './entry.ts'
import { listingChange } from './lobby.ts'
import { type DealOf, OnlineTable } from './online-table.ts'
import { TableCache } from './table-cache.ts'
import { isTableId } from './table-id.ts'
import type { Timetable } from './timetable.ts'

/** Hooks for streams, notices and metrics. */
export interface TableWatcher {
  /** A table has new entries, which are stored. */
  advanced?(table: OnlineTable): void
  /** The store has answered an append after this many seconds. */
  appended?(outcome: 'added' | 'taken', seconds: number): void
}

export interface LiveTablesOptions {
  readonly store: Store
  readonly bus: Bus
  readonly timetable: Timetable
  readonly dealOf: DealOf | undefined
  readonly now: () => number
  /** The number of tables kept in memory; others are loaded when they are needed. */
  readonly cacheSize: number
}

/** Tables in memory, kept in step with the store. Entries are stored before they become visible. */
export class LiveTables {
  private readonly options: LiveTablesOptions
  private readonly cache: TableCache
  private readonly watchers: TableWatcher[] = []
  /** Tables that may have stored entries which were not published, because the store failed to confirm them. */
  private readonly unpublished = new WeakSet<OnlineTable>()

  constructor(options: LiveTablesOptions) {
    this.options = options
    this.cache = new TableCache((id) => this.load(id), options.cacheSize)
  }

  watch(watcher: TableWatcher): void {
    this.watchers.push(watcher)
  }
  get size(): number {
    return this.cache.size
  }

  /** A table from memory, or from the store if it is not there. Entries of other nodes may be missing. */
  async peek(id: string): Promise<OnlineTable | undefined> {
    return isTableId(id) ? this.cache.find(id) : undefined
  }
  /** A table with all stored entries. */
  async find(id: string): Promise<OnlineTable | undefined> {
    const table = await this.peek(id)
    if (table !== undefined) await this.catchUp(table)
    return table
  }

  /** Adds entries that other nodes have stored; true if there were any. */
  async catchUp(table: OnlineTable): Promise<boolean> {
    const { number } = table
    const entries = await this.options.store.entriesFrom(table.id, number)
    this.advance(table, number + entries.length, () => table.fold(number, entries))
    if (this.unpublished.delete(table)) this.publish(table.id, table.number)
    return table.number > number
  }

  /**
   * Stores the entries that lead from a table to `next`, which `after` has returned, then makes them visible. `asked` is the
   * command that they carry out. Undefined if another node was faster; the table is up to date then.
   */
  async commit(
    table: OnlineTable,
    next: OnlineTable,
    asked?: { readonly person: PersonId; readonly key: string },
  ): Promise<CommandReply | undefined> {
    const { store, timetable, now } = this.options
    const { id, number } = table
    const isEnd = next.phase === 'over' && table.phase === 'playing'
    if (isEnd) next.fold(next.number, [next.proof])
    const reply = { number: next.number }
    const job = timetable.jobAfter(table, next)
    const options = {
      answer: asked && { ...asked, body: reply },
      job,
      listing: listingChange(table, next),
      finished: isEnd ? finishedGame(next, now()) : undefined,
    }
    const start = performance.now()
    const entries = next.entriesFrom(number)
    const outcome = await store.append(id, number, entries, options).catch((error) => {
      this.unpublished.add(table)
      throw error
    })
    for (const watcher of this.watchers) watcher.appended?.(outcome, (performance.now() - start) / 1000)
    if (outcome === 'taken') {
      await this.catchUp(table)
      return undefined
    }
    // A job with an older number was planned before, maybe by another node at another time.
    if (job !== undefined && job.number > number) timetable.note(table, job)
    this.advance(table, reply.number, () => {
      // Meanwhile `catchUp` may have read some of the entries.
      if (table.number === number) table.become(next)
      else table.fold(number, entries)
    })
    this.publish(id, reply.number)
    return reply
  }

  /**
   * The reply that the same command got before. It is looked up only when nothing can be added, because the store adds
   * nothing for a known key: so a successful command, as nearly all are, needs no lookup. The node that replied first may
   * have died before it published its entries.
   */
  async knownReply(table: OnlineTable, person: PersonId, key: string): Promise<CommandReply | undefined> {
    const reply = (await this.options.store.answer(table.id, person, key)) as CommandReply | undefined
    if (reply !== undefined && reply.number > table.number) {
      this.unpublished.add(table)
      await this.catchUp(table)
    }
    return reply
  }

  private async load(id: string): Promise<OnlineTable | undefined> {
    const stored = await this.options.store.load(id)
    return stored && new OnlineTable(stored.head, stored.entries, this.options.dealOf)
  }

  /** Not awaited: nodes that miss it poll the store. */
  private publish(id: string, number: number): void {
    void this.options.bus.publish(id, number).catch(() => {})
  }

  /** Brings a table to a number. A table that cannot be folded is loaded again next time. */
  private advance(table: OnlineTable, number: number, step: () => void): void {
    if (number <= table.number) return
    try {
      step()
    } catch (error) {
      this.cache.forget(table.id)
      throw error
    }
    for (const watcher of this.watchers) watcher.advanced?.(table)
  }
}
