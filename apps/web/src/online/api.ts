import type {
  Command,
  CommandReply,
  CommandRequest,
  FinishedHands,
  Lobby,
  NewTable,
  OpenedTable,
  TableGlance,
} from '@trick-bento/protocol'
import { type FailureCode, type Reply, request } from './request.ts'

export const tableAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}`
/** `after` is the number of the last entry that the page has; -1 for none. */
export const streamAddress = (id: string, after: number): string => `${tableAddress(id)}/stream?after=${after}`

export const openTable = (table: NewTable): Promise<Reply<OpenedTable>> => request('/api/tables', table)
export const listTables = (): Promise<Reply<Lobby>> => request('/api/tables')
export const readTable = (id: string): Promise<Reply<TableGlance>> => request(tableAddress(id))
export const readFinishedHands = (id: string): Promise<Reply<FinishedHands>> => request(`${tableAddress(id)}/hands`)

/** How often a command is sent again after a temporary failure, and the first delay in milliseconds. */
const RETRIES = 5
const FIRST_DELAY = 400
const TEMPORARY: readonly FailureCode[] = ['offline', 'unavailable', 'shutting-down']

/** Sends a command with an idempotency key, again if necessary. `seen` is how many entries the page has seen. */
export async function sendCommand(id: string, command: Command, seen: number): Promise<Reply<CommandReply>> {
  const body: CommandRequest = {
    key: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    command,
    number: seen,
  }
  for (let attempt = 0; ; attempt++) {
    const reply = await request<CommandReply>(`${tableAddress(id)}/commands`, body)
    if (reply.ok || !TEMPORARY.includes(reply.code) || attempt === RETRIES) return reply
    await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY * 2 ** attempt))
  }
}

/** A random value for the deal, so that nobody can have arranged the cards. */
export const randomValue = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
