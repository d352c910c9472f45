import type { Seat } from '@trick-bento/kit'
import type { Entry, PersonId } from './entry.ts'
import { withHost } from './hosting.ts'
import type { OnlineTable } from './online-table.ts'
import { isDeserted } from './seats.ts'

/** The time of whoever sits there is up: a bot plays on for them; and if nobody else is left, all go to sleep. */
export function timeIsUp(table: OnlineTable, seat: Seat): Entry[] {
  const away: Entry[] = withHost(table, seat, [{ type: 'bot', seat, level: 'steady', why: 'away' }])
  return isDeserted(table.foresee(away).sitters) ? [...away, { type: 'asleep' }] : away
}

/** Somebody has come to look; one of its people wakes a table that sleeps. */
export function visited(table: OnlineTable, viewer: PersonId | undefined): Entry[] {
  const seat = table.seatOf(viewer)
  return table.isAsleep && seat >= 0 ? [{ type: 'awake' }, { type: 'back', seat }] : []
}
