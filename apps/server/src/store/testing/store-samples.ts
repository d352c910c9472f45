import type { Listing } from '@trick-bento/protocol'
import type { Entry } from '../../tables/entry.ts'
import type { Job, Store, TableHead } from '../store.ts'

export const said = (text: string): Entry => ({
  type: 'said',
  person: 'mia',
  seat: -1,
  name: 'Mia',
  what: { text },
})
export const textOf = (entry: Entry): string =>
  entry.type === 'said' && 'text' in entry.what ? entry.what.text : entry.type

export const head = (id: string): TableHead => ({ id, secret: `secret of ${id}`, openedAt: 1_700_000_000_000 })
export const listing = (id: string, free: number, openedAt = 0): Listing => ({
  id,
  game: 'bannish',
  seats: 4,
  free,
  bots: 0,
  host: 'Mia',
  isPlaying: false,
  latecomers: false,
  chat: false,
  clock: 'off',
  openedAt,
})
export const job = (table: string, number: number, at = 0): Job => ({ table, number, kind: 'bot', at })

let tables = 0
/** Opens a table with one entry; the next one gets number 1. */
export async function openTable(store: Store): Promise<string> {
  const id = `table-${process.pid}-${++tables}`
  await store.open(head(id), [said('opened')], undefined)
  return id
}
