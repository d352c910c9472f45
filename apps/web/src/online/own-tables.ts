import { computed, signal } from '@preact/signals'
import type { TableGlance } from '@trick-bento/protocol'
import { loadItem, onItemChange, saveItem } from '../settings/storage.ts'
import { readTable } from './api.ts'
import type { Reply } from './request.ts'

/** An online table at which this device has a seat or which it hosts. */
interface OwnTable {
  readonly id: string
  readonly game: string
  /** When this device first saw that the game was over, in milliseconds since 1970. */
  readonly overSince?: number
}

const ITEM = 'tables'
const MAX_TABLES = 12
/** How long a finished table stays in the list. */
const OVER_FOR = 60 * 60_000

/** The tables, the latest first. The server has no such list, so it is stored on this device. */
const tables = signal<readonly OwnTable[]>(read(loadItem(ITEM)))
/** The latest replies of the server, by table. */
const replies = signal<Readonly<Record<string, Reply<TableGlance>>>>({})

onItemChange((name) => {
  if (name === ITEM) tables.value = read(loadItem(ITEM))
})

/** All tables of this device with what the server last said about each. */
export const ownTables = computed(() => tables.value.map((table) => ({ ...table, reply: replies.value[table.id] })))

/** Adds a table to the list, or removes it if the person has left it. */
export function noteTable(glance: TableGlance): void {
  const known = tables.peek().find(({ id }) => id === glance.id)
  const others = tables.peek().filter(({ id }) => id !== glance.id)
  const next = afterReply(known ?? { id: glance.id, game: glance.game }, { ok: true, value: glance }, Date.now())
  keep(next === undefined ? others : [next, ...others])
}

/** Asks the server for the state of all tables. */
export async function refreshOwnTables(): Promise<void> {
  const asked = await Promise.all(tables.value.map(async ({ id }) => [id, await readTable(id)] as const))
  const found = Object.fromEntries(asked)
  replies.value = found
  keep(
    tables.value.flatMap((table) => {
      const reply = found[table.id]
      return (reply === undefined ? table : afterReply(table, reply, Date.now())) ?? []
    }),
  )
}

/** The table as it is kept after a reply of the server; undefined if it drops out of the list. */
export function afterReply(table: OwnTable, reply: Reply<TableGlance>, now: number): OwnTable | undefined {
  if (!reply.ok) return reply.code === 'no-such-table' ? undefined : table
  const { you, host, sitters, phase, followedBy, game } = reply.value
  if (you < 0 && !host && !sitters.some(({ yours }) => yours)) return undefined
  if (phase !== 'over') return { id: table.id, game }
  if (followedBy !== undefined) return { id: followedBy, game }
  const overSince = table.overSince ?? now
  return now - overSince < OVER_FOR ? { id: table.id, game, overSince } : undefined
}

function keep(list: readonly OwnTable[]): void {
  const distinct = list.filter(({ id }, i) => list.findIndex((other) => other.id === id) === i).slice(0, MAX_TABLES)
  if (JSON.stringify(distinct) === JSON.stringify(tables.peek())) return
  tables.value = distinct
  saveItem(ITEM, distinct)
}

function read(stored: unknown): OwnTable[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (each): each is OwnTable =>
      typeof each?.id === 'string' &&
      typeof each.game === 'string' &&
      (each.overSince === undefined || typeof each.overSince === 'number'),
  )
}
