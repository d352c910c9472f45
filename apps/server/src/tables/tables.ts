import { randomBytes } from 'node:crypto'
import type { LevelName } from '@trick-bento/bots'
import { commitmentTo } from '@trick-bento/kit/fair'
import type { Command, CommandReply, Listing, Problem, TableGlance } from '@trick-bento/protocol'
import type { Bus } from '../bus/bus.ts'
import { finishedGame } from '../history/finished-game.ts'
import { hashOf } from '../identity/hash.ts'
import type { Job, Store } from '../store/store.ts'
import { timeIsUp, visited } from './absence.ts'
import { carryOut, play } from './command.ts'
import type { Entry, PersonId } from './entry.ts'
import { glanceAt } from './glance.ts'
import { KeyedQueue } from './keyed-queue.ts'
import { LISTED_FOR, listingAfter, listingOf } from './lobby.ts'
import { type DealOf, OnlineTable } from './online-table.ts'
import { type Opened, type Opening, readOpening, rematchOf } from './opening.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import type { Due } from './seats.ts'
import { TableCache } from './table-cache.ts'
import { ID_BYTES, isTableId, tableId } from './table-id.ts'
import { Timetable } from './timetable.ts'

/** Why it was not done, how far the table has come, and how it stands for whoever asked; without a table, nothing of it. */
export type NotDone = Refusal & Pick<Problem, 'number' | 'table'>

/** What others may want to know of what happens here. */
export interface Watcher {
  /** A table has new entries; they are stored. */
  advanced?(table: OnlineTable): void
  /** Entries were offered to the store, which took so many seconds. */
  appended?(outcome: 'added' | 'taken', seconds: number): void
}

export interface TablesOptions {
  readonly store: Store
  readonly bus: Bus
  /** Milliseconds that a bot seems to take over a move. */
  readonly pace: (level: LevelName) => number
  readonly dealOf?: DealOf | undefined
  /** Hexadecimal digits of chance, so many bytes of them. */
  readonly chance?: (bytes: number) => string
  readonly now?: () => number
  /** How many tables are remembered; the others are read again when they are needed. */
  readonly remembered?: number
}

const LISTED_AT_MOST = 100
const REMEMBERED = 2000
/** So often another node may be faster; more often it does not happen unless something is wrong. */
const MOST_ATTEMPTS = 20

const noSuchTable = { ...refusal('no-such-table', 'There is no such table.'), number: 0 }

/** All online tables: they are opened, commanded and looked at here. Entries are stored before anybody hears of them. */
export class Tables {
  private readonly store: Store
  private readonly bus: Bus
  private readonly dealOf: DealOf | undefined
  private readonly chance: (bytes: number) => string
  private readonly now: () => number
  private readonly cache: TableCache
  private readonly watchers: Watcher[] = []
  /** Within this process nobody is faster than somebody else: they queue. */
  private readonly queue = new KeyedQueue()
  private readonly timetable: Timetable
  /** Tables that may have entries which nobody was told of, because the store did not say whether it has them. */
  private readonly untold = new WeakSet<OnlineTable>()

  constructor(options: TablesOptions) {
    this.store = options.store
    this.bus = options.bus
    this.dealOf = options.dealOf
    this.chance = options.chance ?? ((bytes) => randomBytes(bytes).toString('hex'))
    this.now = options.now ?? Date.now
    this.timetable = new Timetable(this.store, options.pace, this.now)
    this.cache = new TableCache((id) => this.load(id), options.remembered ?? REMEMBERED)
  }

  watch(watcher: Watcher): void {
    this.watchers.push(watcher)
  }
  get remembered(): number {
    return this.cache.size
  }

  async open(opening: Opening): Promise<{ table: string; number: number } | Refusal> {
    const opened = readOpening(opening)
    if (isRefusal(opened)) return opened
    const id = tableId(this.chance(ID_BYTES))
    return { table: id, number: await this.openAs(id, opened) }
  }

  async listings(): Promise<Listing[]> {
    const listings = await this.store.listings(LISTED_AT_MOST)
    return listings.filter(({ openedAt }) => openedAt > this.now() - LISTED_FOR)
  }

  /** A table as it is now, whichever node has changed it. */
  async find(id: string): Promise<OnlineTable | undefined> {
    const table = isTableId(id) ? await this.cache.find(id) : undefined
    if (table !== undefined) await this.catchUp(table)
    return table
  }
  async glance(id: string, viewer: PersonId | undefined): Promise<TableGlance | undefined> {
    const table = await this.find(id)
    return table && this.glanceOf(table, viewer)
  }
  private async glanceOf(table: OnlineTable, viewer: PersonId | undefined): Promise<TableGlance> {
    const clock = await this.timetable.clockOf(table)
    return glanceAt(table, viewer, clock && Math.max(0, clock.at - this.now()))
  }
  /** Somebody has come to listen. */
  async visit(table: OnlineTable, viewer: PersonId | undefined): Promise<void> {
    if (visited(table, viewer).length === 0) return
    await this.queue.run(table.id, async () => {
      for (let news = visited(table, viewer); news.length > 0; news = visited(table, viewer)) {
        await this.append(table, news)
      }
    })
  }
  /** A table that has at least this number, from memory if it is so there. */
  async findAt(id: string, number: number): Promise<OnlineTable | undefined> {
    const table = await this.cache.find(id)
    if (table !== undefined && table.number < number) await this.catchUp(table)
    return table
  }

  /** How many entries these tables have; memory is not asked. */
  numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.store.numbersOf(ids)
  }

  /**
   * Has what somebody asks for its effect once, however often it arrives with the same key.
   * `seen` is how far the table had come for whoever asks.
   */
  async command(
    id: string,
    person: PersonId,
    key: string,
    request: Command,
    seen?: number,
  ): Promise<CommandReply | NotDone> {
    const table = isTableId(id) ? await this.cache.find(id) : undefined
    if (table === undefined) return noSuchTable
    return this.queue.run(id, () => this.commandNow(table, person, key, request, seen))
  }
  private async commandNow(
    table: OnlineTable,
    person: PersonId,
    key: string,
    request: Command,
    seen: number | undefined,
  ): Promise<CommandReply | NotDone> {
    // Who does not say what they have seen means the table as it is now, which another node may have changed.
    const isBehind = seen === undefined ? request.type === 'play' : seen > table.number
    if (isBehind) await this.catchUp(table)
    const before = seen === undefined ? table.since : Math.min(seen, table.number)
    const notDone = async (why: Refusal): Promise<NotDone> => {
      const glance = await this.glanceOf(table, person)
      return { ...why, number: glance.number, table: glance }
    }
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      if (request.type === 'play' && table.since > before) break
      const { number } = table
      const entries = await this.entriesFor(table, person, request)
      // While a rematch was being opened, another node may have told of it.
      if (table.number > number) continue
      if (isRefusal(entries)) {
        const known = await this.knownAnswer(table, person, key)
        if (known !== undefined) return known
        if (await this.catchUp(table)) continue
        return notDone(entries)
      }
      if (entries.length === 0) return (await this.knownAnswer(table, person, key)) ?? { number: table.number }
      const done = (await this.append(table, entries, { person, key })) ?? (await this.knownAnswer(table, person, key))
      if (done !== undefined) return done
    }
    return (await this.knownAnswer(table, person, key)) ?? notDone(conflict)
  }
  /**
   * What the same command got before. It is looked for only when nothing can be added, because the store adds nothing
   * for a key that it knows: a command that goes well, as nearly all do, costs no look. Whoever gave the answer first
   * may have died before it told of it.
   */
  private async knownAnswer(table: OnlineTable, person: PersonId, key: string): Promise<CommandReply | undefined> {
    const done = (await this.store.answer(table.id, person, key)) as CommandReply | undefined
    if (done !== undefined && done.number > table.number) {
      this.untold.add(table)
      await this.catchUp(table)
    }
    return done
  }

  /** Carries out what has become due, unless the table has gone on. `think` finds a bot's move. */
  async carryOut(
    job: Job,
    think: (table: OnlineTable, due: Extract<Due, { kind: 'bot' }>) => Promise<string>,
  ): Promise<void> {
    const table = await this.find(job.table)
    const due = table?.due
    const isWanted = (): boolean => table?.since === job.number && table.due?.kind === job.kind
    if (table === undefined || due === undefined || !isWanted()) return
    const move = due.kind === 'bot' ? await think(table, due) : ''
    await this.queue.run(job.table, async () => {
      while (isWanted()) {
        const entries = due.kind === 'bot' ? play(table, due.seat, move, 'bot') : timeIsUp(table, due.seat)
        if (isRefusal(entries)) throw new Error(`a bot at ${table.settings.game} has been refused: ${entries.message}`)
        await this.append(table, entries)
      }
    })
  }

  /** What the store has beyond what is remembered; true if there was something. */
  private async catchUp(table: OnlineTable): Promise<boolean> {
    const { number } = table
    this.fold(table, number, await this.store.entriesFrom(table.id, number))
    if (this.untold.delete(table)) this.publish(table.id, table.number)
    return table.number > number
  }

  private async load(id: string): Promise<OnlineTable | undefined> {
    const stored = await this.store.load(id)
    return stored && new OnlineTable(stored.head, stored.entries, this.dealOf)
  }

  /** Opens a table of which the id is known; how many entries it has. */
  private async openAs(id: string, { host, settings, origin, series, entries }: Opened): Promise<number> {
    const secret = this.chance(32)
    const commitment = commitmentTo(secret)
    const opened: Entry = {
      type: 'opened',
      settings,
      host,
      commitment,
      ...(origin && { origin }),
      ...(series && { series }),
    }
    const head = { id, secret, openedAt: this.now() }
    const all = [opened, ...entries]
    const table = new OnlineTable(head, all, this.dealOf)
    await this.store.open(head, all, settings.listed ? listingOf(table, table, false) : undefined)
    return all.length
  }

  private entriesFor(
    table: OnlineTable,
    person: PersonId,
    request: Command,
  ): Entry[] | Refusal | Promise<Entry[] | Refusal> {
    return request.type === 'rematch' ? this.rematch(table, person) : carryOut(table, person, request, this.now())
  }

  /** The next table's id follows from this one's secret, so that it is opened once, whoever asks and however often. */
  private async rematch(table: OnlineTable, person: PersonId): Promise<Entry[] | Refusal> {
    if (table.seatOf(person) < 0) return refusal('not-you', 'You do not sit at this table.')
    if (table.isBlocked(person)) return refusal('blocked', 'The host does not want to play with you again.')
    if (table.phase !== 'over') return refusal('not-over', 'The game is not over yet.')
    if (table.followedBy !== undefined) return []
    const id = tableId(hashOf(`trick-bento rematch ${table.proof.secret}`))
    if ((await this.store.load(id)) === undefined) {
      try {
        await this.openAs(id, rematchOf(table, person))
      } catch (error) {
        if ((await this.store.load(id)) === undefined) throw error
      }
    }
    return [{ type: 'followed', table: id }]
  }

  /** Stores entries with all that goes with them, then tells. Undefined if somebody was faster; the table then is up to date. */
  private async append(
    table: OnlineTable,
    entries: readonly Entry[],
    asked?: { readonly person: PersonId; readonly key: string },
  ): Promise<CommandReply | undefined> {
    const { id, number } = table
    const prospect = table.foresee(entries)
    const isEnd = prospect.over && table.phase === 'playing'
    const all = isEnd ? [...entries, table.proof] : entries
    const done = { number: number + all.length }
    const job = this.timetable.after(table, prospect)
    const start = performance.now()
    const also = {
      answer: asked && { ...asked, body: done },
      job,
      listing: listingAfter(table, entries, prospect),
      finished: isEnd ? finishedGame(table, entries, prospect, this.now()) : undefined,
    }
    const outcome = await this.store.append(id, number, all, also).catch((error) => {
      this.untold.add(table)
      throw error
    })
    for (const watcher of this.watchers) watcher.appended?.(outcome, (performance.now() - start) / 1000)
    if (outcome === 'taken') {
      await this.catchUp(table)
      return undefined
    }
    // What was due before stays due at its time, which another node may have set.
    if (job !== undefined && job.number > number) this.timetable.note(table, job)
    this.fold(table, number, all)
    this.publish(id, done.number)
    return done
  }

  /** Nobody waits for it: whoever misses it looks at the store. */
  private publish(id: string, number: number): void {
    void this.bus.publish(id, number).catch(() => {})
  }

  /** A table that cannot be folded is read anew next time. */
  private fold(table: OnlineTable, number: number, entries: readonly Entry[]): void {
    if (number + entries.length <= table.number) return
    try {
      table.fold(number, entries)
    } catch (error) {
      this.cache.forget(table.id)
      throw error
    }
    for (const watcher of this.watchers) watcher.advanced?.(table)
  }
}

const conflict = refusal('conflict', 'Somebody was faster; look at the table again.')
