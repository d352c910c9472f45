import { setTimeout } from 'node:timers/promises'
import type { Seat } from '@trick-bento/kit'
import { ExpiringCache } from '../identity/expiring-cache.ts'
import type { Notice, People, Subscription } from '../store/people.ts'
import type { PersonId } from '../tables/entry.ts'
import type { OnlineTable } from '../tables/online-table.ts'
import type { Tables } from '../tables/tables.ts'
import type { Messenger } from './messenger.ts'
import { turnMessage } from './turn-message.ts'

export interface NoticesOptions {
  readonly people: People
  readonly tables: Tables
  readonly messenger: Messenger
  /** Has this person an open stream of this table on this node? */
  readonly isListening: (table: string, person: PersonId) => boolean
  readonly onError: (error: unknown) => void
  /** Milliseconds between polls for due notices. */
  readonly interval?: number | undefined
}

const POLL_INTERVAL = 4000
/** A notice is due after this many intervals, so that every node polls at least twice before. */
const INTERVALS_UNTIL_DUE = 3
const POLL_LIMIT = 1000
const DEVICE_LIMIT = 10
const CACHE_SIZE = 20_000
/** Milliseconds after which a new subscription on another node is noticed. */
const SUBSCRIBER_CACHE_TIME = 30_000

/**
 * Sends push messages to people who are away when it is their turn. A notice is stored when the turn begins. Every node
 * withdraws the notices of people who have an open stream there, and the node that claims a due notice sends it. So nodes
 * need no other coordination, notices survive crashes, and each is sent at most once.
 */
export class Notices {
  private readonly options: NoticesOptions
  private readonly interval: number
  private readonly planned = new ExpiringCache<number>(CACHE_SIZE, Number.POSITIVE_INFINITY)
  private readonly subscribers = new ExpiringCache<boolean>(CACHE_SIZE, SUBSCRIBER_CACHE_TIME)
  private readonly closing = new AbortController()
  private readonly polling: Promise<void>

  constructor(options: NoticesOptions) {
    this.options = options
    this.interval = options.interval ?? POLL_INTERVAL
    options.tables.watch({ advanced: (table) => this.planFor(table) })
    this.polling = this.keepPolling()
  }

  /** A person has subscribed or unsubscribed. */
  changed(person: PersonId): void {
    this.subscribers.delete(person)
  }

  /** Aborts messages that are being sent. Their notices are settled, so none is sent twice. */
  async close(): Promise<void> {
    this.closing.abort()
    await this.polling
  }

  private planFor(table: OnlineTable): void {
    if (table.phase !== 'playing') return
    for (const [seat, sitter] of table.sitters.entries()) {
      if (sitter?.person === undefined || !isAwaited(table, seat)) continue
      const key = `${table.id} ${sitter.person}`
      if (this.planned.get(key) === table.since || this.options.isListening(table.id, sitter.person)) continue
      this.planned.set(key, table.since)
      void this.plan(table, seat, sitter.person).catch(this.options.onError)
    }
  }

  private async plan(table: OnlineTable, seat: Seat, person: PersonId): Promise<void> {
    const number = decisionsOf(table, seat)
    if (!(await this.isSubscriber(person))) return
    const due = Date.now() + INTERVALS_UNTIL_DUE * this.interval
    await this.options.people.planNotice({ table: table.id, person, number, due })
  }

  private async isSubscriber(person: PersonId): Promise<boolean> {
    const cached = this.subscribers.get(person)
    if (cached !== undefined) return cached
    const found = (await this.options.people.subscriptionsOf(person, 1)).length > 0
    this.subscribers.set(person, found)
    return found
  }

  private async keepPolling(): Promise<void> {
    const { signal } = this.closing
    for (;;) {
      await setTimeout(this.interval, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      await this.poll().catch(this.options.onError)
    }
  }

  private async poll(): Promise<void> {
    const { people, isListening } = this.options
    const planned = await people.plannedNotices(POLL_LIMIT)
    const now = Date.now()
    const settled = planned.map(async (notice) => {
      if (isListening(notice.table, notice.person)) await people.settleNotice(notice)
      else if (notice.due <= now && !this.closing.signal.aborted && (await people.settleNotice(notice)))
        await this.send(notice)
    })
    for (const each of await Promise.allSettled(settled)) {
      if (each.status === 'rejected') this.options.onError(each.reason)
    }
  }

  /** Does nothing if the person has decided meanwhile or a bot decides for them. */
  private async send({ table: id, person, number }: Notice): Promise<void> {
    const { people, tables, messenger } = this.options
    const { signal } = this.closing
    const table = await tables.find(id)
    const seat = table?.seatOf(person) ?? -1
    if (table === undefined || seat < 0 || !isAwaited(table, seat) || decisionsOf(table, seat) !== number) return
    const { game } = table.settings
    const sendTo = async (subscription: Subscription): Promise<void> => {
      const message = turnMessage(id, game, subscription.language)
      const result = await messenger.send(subscription, message, `${id} ${person}`, signal).catch(this.ignoreAbort)
      if (result === 'gone') await people.unsubscribe(subscription.device)
    }
    // In parallel, so that a slow push service delays no other.
    await Promise.all((await people.subscriptionsOf(person, DEVICE_LIMIT)).map(sendTo))
  }

  private readonly ignoreAbort = (error: unknown): void => {
    if (!this.closing.signal.aborted) this.options.onError(error)
  }
}

/** Does the table wait for a person at this seat? */
const isAwaited = (table: OnlineTable, seat: Seat): boolean =>
  table.phase === 'playing' && table.sitters[seat]?.bot === undefined && table.match!.table.isActing(seat)

/** The number of decisions at a seat so far. It identifies a turn, also if several seats decide at the same time. */
function decisionsOf(table: OnlineTable, seat: Seat): number {
  let count = 0
  for (let number = 0; number < table.number; number++) {
    const entry = table.entry(number)
    if (entry.type === 'decided' && entry.seat === seat) count++
  }
  return count
}
