import type { Entry } from '../entry.ts'
import type { OnlineTable } from '../online-table.ts'
import { isRefusal } from '../refusal.ts'

/** `OnlineTable.after` for entries that the rules allow. */
export function stateAfter(table: OnlineTable, entries: readonly Entry[]): OnlineTable {
  const next = table.after(entries)
  if (isRefusal(next)) throw new Error(next.message)
  return next
}
