import { randomBytes } from 'node:crypto'
import type { LevelName } from '@trick-bento/bots'
import type { Command, CommandReply, Listing, TableGlance } from '@trick-bento/protocol'
import type { Bus } from '../bus/bus.ts'
import type { Job, Store } from '../store/store.ts'
import { timeIsUp, visited } from './absence.ts'
import { play } from './command.ts'
import { CommandRunner, type RefusedCommand } from './command-runner.ts'
import type { Entry, PersonId } from './entry.ts'
import { glanceAt } from './glance.ts'
import { KeyedQueue } from './keyed-queue.ts'
import { LiveTables, type TableWatcher } from './live-tables.ts'
import { LISTED_FOR } from './lobby.ts'
import type { DealOf, OnlineTable } from './online-table.ts'
import type { Opening } from './opening.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import type { Due } from './seats.ts'
import { TableOpener } from './table-opener.ts'
import { Timetable } from './timetable.ts'

export interface TablesOptions {
  readonly store: Store
  readonly bus: Bus
  /** Milliseconds that a bot of this level pauses before a move. */
  readonly pace: (level: LevelName) => number
  readonly dealOf?: DealOf | undefined
  /** Random hex string of `bytes` bytes. */
  readonly randomHex?: (bytes: number) => string
  readonly now?: () => number
  /** The number of tables kept in memory. */
  readonly cacheSize?: number
}

const LISTING_LIMIT = 100
const CACHE_SIZE = 2000

const noSuchTable = { ...refusal('no-such-table', 'There is no such table.'), number: 0 }

/** All online tables: opens them, runs commands and due jobs, and shows their state. */
export class Tables {
  private readonly store: Store
  private readonly now: () => number
  private readonly timetable: Timetable
  private readonly live: LiveTables
  private readonly opener: TableOpener
  private readonly commands: CommandRunner
  /** Serialises changes per table within this process. Between processes, the store detects conflicts. */
  private readonly queue = new KeyedQueue()

  constructor({ store, bus, pace, dealOf, cacheSize = CACHE_SIZE, ...options }: TablesOptions) {
    const { randomHex = (bytes) => randomBytes(bytes).toString('hex'), now = Date.now } = options
    this.store = store
    this.now = now
    this.timetable = new Timetable(store, pace, now)
    this.live = new LiveTables({ store, bus, timetable: this.timetable, dealOf, now, cacheSize })
    this.opener = new TableOpener({ store, dealOf, randomHex, now })
    const glanceOf = (table: OnlineTable, viewer: PersonId) => this.glanceOf(table, viewer)
    this.commands = new CommandRunner({ live: this.live, opener: this.opener, glanceOf, now })
  }

  watch(watcher: TableWatcher): void {
    this.live.watch(watcher)
  }
  /** The number of tables in memory. */
  get cached(): number {
    return this.live.size
  }

  open(opening: Opening): Promise<{ table: string; number: number } | Refusal> {
    return this.opener.open(opening)
  }

  async listings(): Promise<Listing[]> {
    const listings = await this.store.listings(LISTING_LIMIT)
    return listings.filter(({ openedAt }) => openedAt > this.now() - LISTED_FOR)
  }

  /** A table with all stored entries, also those of other nodes. */
  find(id: string): Promise<OnlineTable | undefined> {
    return this.live.find(id)
  }
  /** A table with at least this number of entries. The store is not read if memory has them. */
  async findAt(id: string, number: number): Promise<OnlineTable | undefined> {
    const table = await this.live.peek(id)
    if (table !== undefined && table.number < number) await this.live.catchUp(table)
    return table
  }
  /** The number of stored entries of each of these tables. */
  numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.store.numbersOf(ids)
  }
  async glance(id: string, viewer: PersonId | undefined): Promise<TableGlance | undefined> {
    const table = await this.find(id)
    return table && this.glanceOf(table, viewer)
  }

  /** Executes a command at most once per idempotency key. `seen` is the number of entries that the person had seen. */
  async command(
    id: string,
    person: PersonId,
    key: string,
    command: Command,
    seen?: number,
  ): Promise<CommandReply | RefusedCommand> {
    const table = await this.live.peek(id)
    if (table === undefined) return noSuchTable
    return this.queue.run(id, () => this.commands.run(table, { person, key, command, seen }))
  }

  /** A viewer opens the stream of a table, which may wake it. */
  async visit(table: OnlineTable, viewer: PersonId | undefined): Promise<void> {
    if (visited(table, viewer).length === 0) return
    await this.queue.run(table.id, async () => {
      for (let entries = visited(table, viewer); entries.length > 0; entries = visited(table, viewer)) {
        await this.commit(table, entries)
      }
    })
  }

  /** Carries out a due job, unless it is obsolete. `think` finds a bot's move. */
  async carryOut(
    job: Job,
    think: (table: OnlineTable, due: Extract<Due, { kind: 'bot' }>) => Promise<string>,
  ): Promise<void> {
    const table = await this.find(job.table)
    const due = table?.due
    const isDue = (): boolean => table?.since === job.number && table.due?.kind === job.kind
    if (table === undefined || due === undefined || !isDue()) return
    const move = due.kind === 'bot' ? await think(table, due) : ''
    await this.queue.run(job.table, async () => {
      while (isDue()) {
        await this.commit(table, due.kind === 'bot' ? play(table, due.seat, move, 'bot') : timeIsUp(table, due.seat))
      }
    })
  }

  /** Stores entries that no command asked for. */
  private async commit(table: OnlineTable, entries: Entry[] | Refusal): Promise<void> {
    const next = isRefusal(entries) ? entries : table.after(entries)
    if (isRefusal(next)) throw new Error(`a job at a table of ${table.settings.game} was refused: ${next.message}`)
    await this.live.commit(table, next)
  }

  private async glanceOf(table: OnlineTable, viewer: PersonId | undefined): Promise<TableGlance> {
    const clock = await this.timetable.clockOf(table)
    return glanceAt(table, viewer, clock && Math.max(0, clock.at - this.now()))
  }
}
