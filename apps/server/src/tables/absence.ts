import type { Seat } from '@trick-bento/kit'
import type { Entry, PersonId } from './entry.ts'
import { withHost } from './hosting.ts'
import type { OnlineTable } from './online-table.ts'
import { isDeserted, seated } from './seats.ts'

/** A player's time is up: a bot takes over. If all people are absent then, the table goes to sleep. */
export function timeIsUp(table: OnlineTable, seat: Seat): Entry[] {
  const away: Entry[] = withHost(table, seat, [{ type: 'bot', seat, level: 'steady', why: 'away' }])
  return isDeserted(away.reduce(seated, table.sitters)) ? [...away, { type: 'asleep' }] : away
}

/** A viewer opens the table: one of its players wakes a sleeping table. */
export function visited(table: OnlineTable, viewer: PersonId | undefined): Entry[] {
  const seat = table.seatOf(viewer)
  return table.isAsleep && seat >= 0 ? [{ type: 'awake' }, { type: 'back', seat }] : []
}
