import { commitmentTo } from '@trick-bento/kit/fair'
import { hashOf } from '../identity/hash.ts'
import type { Store } from '../store/store.ts'
import type { Entry, PersonId } from './entry.ts'
import { listingOf } from './lobby.ts'
import { type DealOf, OnlineTable } from './online-table.ts'
import { type Opened, type Opening, readOpening, rematchOf } from './opening.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import { ID_BYTES, tableId } from './table-id.ts'

export interface TableOpenerOptions {
  readonly store: Store
  readonly dealOf: DealOf | undefined
  /** Random hex string of `bytes` bytes. */
  readonly randomHex: (bytes: number) => string
  readonly now: () => number
}

/** Opens new tables and rematches. */
export class TableOpener {
  private readonly options: TableOpenerOptions

  constructor(options: TableOpenerOptions) {
    this.options = options
  }

  async open(opening: Opening): Promise<{ table: string; number: number } | Refusal> {
    const opened = readOpening(opening)
    if (isRefusal(opened)) return opened
    const id = tableId(this.options.randomHex(ID_BYTES))
    return { table: id, number: await this.openAs(id, opened) }
  }

  /**
   * Opens the rematch of a table; returns the entry that leads there. The id of the new table follows from the secret of
   * this one, so that all requests and nodes open the same table.
   */
  async rematch(table: OnlineTable, person: PersonId): Promise<Entry[] | Refusal> {
    const { store } = this.options
    if (table.seatOf(person) < 0) return refusal('not-you', 'You do not sit at this table.')
    if (table.isBlocked(person)) return refusal('blocked', 'The host has blocked you at this table.')
    if (table.phase !== 'over') return refusal('not-over', 'The game is not over yet.')
    if (table.followedBy !== undefined) return []
    const id = tableId(hashOf(`trick-bento rematch ${table.proof.secret}`))
    if ((await store.load(id)) === undefined) {
      try {
        await this.openAs(id, rematchOf(table, person))
      } catch (error) {
        if ((await store.load(id)) === undefined) throw error
      }
    }
    return [{ type: 'followed', table: id }]
  }

  /** Resolves to the number of entries. */
  private async openAs(id: string, { host, settings, origin, series, entries }: Opened): Promise<number> {
    const { store, dealOf, randomHex, now } = this.options
    const secret = randomHex(32)
    const opened: Entry = {
      type: 'opened',
      settings,
      host,
      commitment: commitmentTo(secret),
      ...(origin && { origin }),
      ...(series && { series }),
    }
    const head = { id, secret, openedAt: now() }
    const all = [opened, ...entries]
    const table = new OnlineTable(head, all, dealOf)
    await store.open(head, all, settings.listed ? listingOf(table) : undefined)
    return all.length
  }
}
