import type { Seat } from '@trick-bento/kit'
import type { SeatGlance, TableGlance } from '@trick-bento/protocol'
import type { PersonId } from './entry.ts'
import type { OnlineTable } from './online-table.ts'

export function glanceAt(table: OnlineTable, viewer: PersonId | undefined, timeLeft?: number): TableGlance {
  const { id, settings, phase, commitment, turn, number, followedBy, origin, isAsleep, host } = table
  return {
    id,
    ...settings,
    phase,
    commitment,
    dealtByHost: origin?.rounds ?? 0,
    host: viewer === host,
    hostSeat: table.seatOf(host),
    you: table.seatOf(viewer),
    sitters: table.sitters.map((_, seat) => glanceAtSeat(table, seat, viewer)),
    turn,
    asleep: isAsleep,
    knocked: table.knockedAt !== undefined,
    number,
    ...(timeLeft === undefined ? {} : { timeLeft }),
    ...(followedBy === undefined ? {} : { followedBy }),
  }
}

function glanceAtSeat({ sitters, kept }: OnlineTable, seat: Seat, viewer: PersonId | undefined): SeatGlance {
  const sitter = sitters[seat]
  const waits = kept[seat]
  if (sitter !== undefined) {
    const { person, name, bot } = sitter
    const away = person !== undefined && bot !== undefined
    return { kind: person === undefined ? 'bot' : 'person', name, away, ...(bot && { level: bot }) }
  }
  if (waits === undefined) return { kind: 'free', name: '', away: false }
  return { kind: 'kept', name: waits.name, away: false, ...(waits.person === viewer && { yours: true }) }
}
