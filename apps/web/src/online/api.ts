import type { LevelName } from '@trick-bento/bots'
import type { Event } from '@trick-bento/kit'
import type { Clock, Listing, RoundHands, TableGlance, TableSettings } from '@trick-bento/protocol'
import { BASE } from '../app/base-path.ts'
import { noteValue } from '../history/deal-evidence.ts'

export type { Clock, Listing, RoundHands, TableSettings }
/** A table as anybody may know it. */
export type Summary = TableGlance

/** One entry of a table's log, as everybody hears it. */
export interface TableEntry {
  readonly type: string
  readonly seat?: number
  readonly name?: string
  readonly you?: boolean
  readonly why?: string
  readonly voice?: number
  readonly what?: { readonly emote?: string; readonly text?: string }
  readonly commitment?: string
  readonly secret?: string
}
export interface Message {
  readonly number: number
  readonly entry: TableEntry
  /** What this viewer hears of the cards. */
  readonly events: readonly Event[]
}
export interface NewTable extends TableSettings {
  readonly name: string
  readonly value: string
  readonly seat?: number
  readonly bots?: readonly { readonly seat: number; readonly level: LevelName }[]
  readonly origin?: { readonly seed: string; readonly moves: readonly string[] }
}

export type Reply<T> = { readonly ok: true; readonly value: T } | Refused
export interface Refused {
  readonly ok: false
  /** It is stable; 'offline' if nobody answered. */
  readonly code: string
  /** How the table stands, if a command was refused. */
  readonly table?: Summary | undefined
}

export const tableAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const openTable = (table: NewTable): Promise<Reply<{ table: string }>> => ask('/api/tables', table)
export const listTables = (): Promise<Reply<{ tables: readonly Listing[] }>> => ask('/api/tables')
export const readTable = (id: string): Promise<Reply<Summary>> => ask(tableAddress(id))
export const readHands = (id: string): Promise<Reply<{ rounds: readonly RoundHands[] }>> =>
  ask(`${tableAddress(id)}/hands`)
export const streamAddress = (id: string, after: number): string => `${tableAddress(id)}/stream?after=${after}`

/** Sends a command; the same key again has no second effect, so that it may be repeated until there is an answer. */
export async function command(id: string, what: object): Promise<Reply<{ number: number }>> {
  const body = { key: crypto.getRandomValues(new Uint32Array(4)).join('-'), command: what }
  for (let attempt = 0; ; attempt++) {
    const reply = await ask<{ number: number }>(`${tableAddress(id)}/commands`, body)
    if (reply.ok) noteSitting(id, what, reply.value.number)
    if (reply.ok || !PASSING.includes(reply.code) || attempt === RETRIES) return reply
    await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt))
  }
}
const RETRIES = 5

/** Remembers what our device put into the deal, to find it there again at the end. */
function noteSitting(id: string, what: { type?: string; seat?: number; value?: string }, number: number): void {
  if (what.type === 'sit' && what.seat !== undefined) noteValue(id, what.seat, what.value ?? '', number)
}
/** Nobody answered, or somebody who cannot carry it out at the moment. */
const PASSING = ['offline', 'unavailable', 'shutting-down']

/** A value of one's own for the deal, so that nobody can have arranged it. */
export const ownValue = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Asks the server; what is not refused was done. */
export async function ask<T>(
  address: string,
  body?: object,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Reply<T>> {
  try {
    const response = await fetch(BASE + address, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const value: unknown = await response.json()
    if (response.ok) return { ok: true, value: value as T }
    const { code = 'other', table } = value as { code?: string; table?: Summary }
    return { ok: false, code, table }
  } catch {
    return { ok: false, code: 'offline', table: undefined }
  }
}
