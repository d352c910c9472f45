import { setTimeout } from 'node:timers/promises'
import type { Seat } from '@trick-bento/kit'
import { Remembered } from '../identity/remembered.ts'
import type { Notice, People, Subscription } from '../store/people.ts'
import type { PersonId } from '../tables/entry.ts'
import type { OnlineTable } from '../tables/online-table.ts'
import type { Tables } from '../tables/tables.ts'
import type { Messenger } from './messenger.ts'
import { yourTurn } from './words.ts'

export interface NoticesOptions {
  readonly people: People
  readonly tables: Tables
  readonly messenger: Messenger
  /** Does this person hear of this table here, on this node? */
  readonly hears: (table: string, person: PersonId) => boolean
  readonly onTrouble: (error: unknown) => void
  /** Milliseconds between two looks at who is to be told. */
  readonly look?: number | undefined
}

const LOOK = 4000
/** All nodes look at least twice before somebody is told. */
const LOOKS_BEFORE = 3
const MOST_AT_A_LOOK = 1000
const MOST_DEVICES = 10
const REMEMBERED = 20_000
/** A subscription made on another node may be heard of so much later, in milliseconds. */
const BELIEF = 30_000

/**
 * Tells people who are away that it is their turn. A notice is written down when the turn begins; every node withdraws
 * those of people who listen there, and whoever finds one that is due gives it. So it needs no word between the nodes,
 * outlives any of them, and is given once at most.
 */
export class Notices {
  private readonly options: NoticesOptions
  private readonly look: number
  private readonly planned = new Remembered<number>(REMEMBERED, Number.POSITIVE_INFINITY)
  private readonly subscribers = new Remembered<boolean>(REMEMBERED, BELIEF)
  private readonly ended = new AbortController()
  private readonly looking: Promise<void>

  constructor(options: NoticesOptions) {
    this.options = options
    this.look = options.look ?? LOOK
    options.tables.watch({ advanced: (table) => this.planFor(table) })
    this.looking = this.keepLooking()
  }

  /** Somebody has begun or ended a subscription. */
  changed(person: PersonId): void {
    this.subscribers.delete(person)
  }

  /** Notices that are under way are broken off: given or not, they are settled, and nobody gets one twice. */
  async close(): Promise<void> {
    this.ended.abort()
    await this.looking
  }

  private planFor(table: OnlineTable): void {
    if (table.phase !== 'playing') return
    for (const [seat, sitter] of table.sitters.entries()) {
      if (sitter?.person === undefined || !isWaitedFor(table, seat)) continue
      const name = `${table.id} ${sitter.person}`
      if (this.planned.get(name) === table.since || this.options.hears(table.id, sitter.person)) continue
      this.planned.set(name, table.since)
      void this.plan(table, seat, sitter.person).catch(this.options.onTrouble)
    }
  }

  private async plan(table: OnlineTable, seat: Seat, person: PersonId): Promise<void> {
    const number = decisionsOf(table, seat)
    if (!(await this.isSubscriber(person))) return
    const due = Date.now() + LOOKS_BEFORE * this.look
    await this.options.people.planNotice({ table: table.id, person, number, due })
  }

  private async isSubscriber(person: PersonId): Promise<boolean> {
    const known = this.subscribers.get(person)
    if (known !== undefined) return known
    const found = (await this.options.people.subscriptionsOf(person, 1)).length > 0
    this.subscribers.set(person, found)
    return found
  }

  private async keepLooking(): Promise<void> {
    const { signal } = this.ended
    for (;;) {
      await setTimeout(this.look, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      await this.lookOnce().catch(this.options.onTrouble)
    }
  }

  private async lookOnce(): Promise<void> {
    const { people, hears } = this.options
    const planned = await people.plannedNotices(MOST_AT_A_LOOK)
    const now = Date.now()
    const given = planned.map(async (notice) => {
      if (hears(notice.table, notice.person)) await people.settleNotice(notice)
      else if (notice.due <= now && !this.ended.signal.aborted && (await people.settleNotice(notice)))
        await this.give(notice)
    })
    for (const each of await Promise.allSettled(given)) {
      if (each.status === 'rejected') this.options.onTrouble(each.reason)
    }
  }

  /** Unless they have decided meanwhile, or a bot does it for them. */
  private async give({ table: id, person, number }: Notice): Promise<void> {
    const { people, tables, messenger } = this.options
    const { signal } = this.ended
    const table = await tables.find(id)
    const seat = table?.seatOf(person) ?? -1
    if (table === undefined || seat < 0 || !isWaitedFor(table, seat) || decisionsOf(table, seat) !== number) return
    const { game } = table.settings
    const tell = async (subscription: Subscription): Promise<void> => {
      const message = yourTurn(id, game, subscription.language)
      const outcome = await messenger.send(subscription, message, `${id} ${person}`, signal).catch(this.unlessEnded)
      if (outcome === 'gone') await people.unsubscribe(subscription.device)
    }
    // All at once: a push service that takes its time holds up no other.
    await Promise.all((await people.subscriptionsOf(person, MOST_DEVICES)).map(tell))
  }

  /** What we have broken off ourselves is no trouble. */
  private readonly unlessEnded = (error: unknown): void => {
    if (!this.ended.signal.aborted) this.options.onTrouble(error)
  }
}

const isWaitedFor = (table: OnlineTable, seat: Seat): boolean =>
  table.phase === 'playing' && table.sitters[seat]?.bot === undefined && table.match!.table.isActing(seat)

/** How often somebody has decided at a seat; it names a turn, whoever else is to decide at the same time. */
function decisionsOf(table: OnlineTable, seat: Seat): number {
  let count = 0
  for (let number = 0; number < table.number; number++) {
    const entry = table.entry(number)
    if (entry.type === 'decided' && entry.seat === seat) count++
  }
  return count
}
