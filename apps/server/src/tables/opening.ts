import type { LevelName } from '@trick-bento/bots'
import type { Seat } from '@trick-bento/kit'
import type { TableSettings } from '@trick-bento/protocol'
import type { Entry, PersonId } from './entry.ts'
import type { OnlineTable } from './online-table.ts'
import { type Origin, readOrigin } from './origin.ts'
import { type Refusal, refusal } from './refusal.ts'
import { gameOf } from './settings.ts'

/** A request to open a table. */
export interface Opening extends TableSettings {
  readonly host: PersonId
  /** The seat that the host takes at once. */
  readonly sit?: { readonly seat: Seat; readonly name: string; readonly value: string } | undefined
  /** Bots that take seats at once. */
  readonly bots?: readonly { readonly seat: Seat; readonly level: LevelName }[] | undefined
  /** A game in progress that continues at this table. */
  readonly origin?: Omit<Origin, 'rounds'> | undefined
}

/** A table that can be opened, with its first entries. */
export interface Opened {
  readonly host: PersonId
  readonly settings: TableSettings
  readonly origin?: Origin | undefined
  /** For a rematch, the first table of the series. */
  readonly series?: string
  readonly entries: readonly Entry[]
}

/** Validates a request to open a table; or says why it is refused. */
export function readOpening({ host, sit, bots = [], origin, ...settings }: Opening): Opened | Refusal {
  const game = gameOf(settings)
  if (!game.ok) return refusal('bad-request', `${game.error}.`)
  const seats = [...(sit === undefined ? [] : [sit.seat]), ...bots.map(({ seat }) => seat)]
  if (seats.some((seat) => seat >= settings.seats)) {
    return refusal('no-such-seat', `This table has ${settings.seats} seats.`)
  }
  if (new Set(seats).size < seats.length) return refusal('bad-request', 'Two occupants cannot share a seat.')
  const begun = origin && readOrigin(game.value, origin)
  if (begun?.ok === false) return refusal('bad-request', `origin: ${begun.error}.`)
  const entries: Entry[] = bots.map(({ seat, level }) => ({ type: 'bot', seat, level, why: 'seated' }))
  if (sit !== undefined) entries.unshift({ type: 'sat', person: host, ...sit })
  return { host, settings: { ...settings, options: game.value.options }, origin: begun?.value, entries }
}

/**
 * The table of a rematch. The person who asked for it is the host and sits; bots sit; the seats of the other people are kept
 * for them, except for those who are blocked.
 */
export function rematchOf(table: OnlineTable, host: PersonId): Opened {
  const { settings, series, sitters, blockedPeople } = table
  const entries = sitters.flatMap((sitter, seat): Entry[] => {
    const { person, name, bot } = sitter!
    if (person !== undefined && table.isBlocked(person)) return []
    if (person === host) return [{ type: 'sat', seat, person, name, value: '' }]
    if (person !== undefined) return [{ type: 'kept', seat, person, name }]
    return [{ type: 'bot', seat, level: bot!, why: 'seated' }]
  })
  const blocked = blockedPeople.map(({ person, name }): Entry => ({ type: 'blocked', person, name }))
  return { host, settings, series, entries: [...entries, ...blocked] }
}
