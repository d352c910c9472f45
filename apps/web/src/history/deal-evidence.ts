import type { Event, Game } from '@trick-bento/kit'
import { accountOf, type DealEvidence } from '@trick-bento/kit/fair'
import type { RedactedEntry } from '@trick-bento/protocol'
import { loadItem, saveItem } from '../settings/storage.ts'

/** What this device recorded about a table during its game, to compare it with the proof later. */
interface Evidence {
  readonly table: string
  /** The commitment as it was before the first card. */
  readonly commitment?: string
  /** The last value that this device sent, its seat, and how many entries the table had after it. */
  readonly value?: { readonly text: string; readonly seat: number; readonly by: number }
  /** The number of the last entry with which this person sat down, on any device. */
  readonly satAt?: number
  /** The cards are dealt: commitments and values that come later do not count. */
  readonly isDealt?: boolean
  readonly account?: string
}

/** The key in the browser's storage. */
const STORAGE_KEY = 'witness'
const MAX_TABLES = 100

function loadAll(): readonly Evidence[] {
  const stored = loadItem(STORAGE_KEY)
  return Array.isArray(stored) ? stored.filter((each) => typeof each?.table === 'string') : []
}
const load = (table: string): Evidence => loadAll().find((each) => each.table === table) ?? { table }

function save(evidence: Evidence, changes: Partial<Evidence>): void {
  const others = loadAll().filter(({ table }) => table !== evidence.table)
  saveItem(STORAGE_KEY, [...others.slice(1 - MAX_TABLES), { ...evidence, ...changes }])
}

/** An entry of a table's log, with the state of the table when this device received it. */
interface ReceivedEntry {
  readonly number: number
  readonly entry: RedactedEntry
  /** It happened before this device connected. */
  readonly isPast: boolean
  /** No card has been dealt, as far as this device knows. */
  readonly isGathering: boolean
  readonly seat: number
  readonly game: Game
  readonly events: readonly Event[]
}

/** Records what a proof must agree with. Nothing that is recorded changes, even if the server says otherwise later. */
export function recordDealEvidence(table: string, received: ReceivedEntry): void {
  const { number, entry, isPast, isGathering, seat, game, events } = received
  const evidence = load(table)
  switch (entry.type) {
    case 'opened':
      if (isGathering && evidence.commitment === undefined) save(evidence, { commitment: entry.commitment })
      return
    case 'sat':
      if (entry.you && !evidence.isDealt && number > (evidence.satAt ?? -1)) save(evidence, { satAt: number })
      return
    case 'started':
      if (!evidence.isDealt) save(evidence, { isDealt: true })
      return
    case 'revealed':
      if (isPast || evidence.account !== undefined || (evidence.value?.seat ?? -1) !== seat) return
      save(evidence, { account: accountOf(game, events) })
      return
  }
}

/** Records the value that this device sent for the deal, and how many entries the table had after it. */
export function recordValue(table: string, seat: number, text: string, by: number): void {
  const evidence = load(table)
  if (!evidence.isDealt) save(evidence, { value: { text, seat, by } })
}

/** A value counts only if this person has not sat down again later, perhaps with another device. */
export function dealEvidence(table: string): DealEvidence {
  const { commitment, value, satAt, account } = load(table)
  const isLast = value !== undefined && satAt !== undefined && satAt < value.by
  return {
    ...(commitment === undefined ? {} : { commitment }),
    ...(value === undefined ? {} : { seat: value.seat }),
    ...(isLast ? { value: value.text } : {}),
    ...(account === undefined ? {} : { account }),
  }
}
