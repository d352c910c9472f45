import type { RedactedEntry, StreamMessage } from '@trick-bento/protocol'
import type { Entry, PersonId } from './entry.ts'
import type { OnlineTable } from './online-table.ts'

/**
 * The stream message of an entry for a viewer. A person at a seat sees all past events of that seat; a person who has left
 * sees what spectators see, also of the past.
 */
export const streamMessage = (table: OnlineTable, number: number, viewer: PersonId | undefined): StreamMessage => ({
  number,
  entry: redactEntry(table, table.entry(number), viewer),
  events: table.events(number, table.seatOf(viewer)),
})

function redactEntry(table: OnlineTable, entry: Entry, viewer: PersonId | undefined): RedactedEntry {
  switch (entry.type) {
    case 'opened': {
      const { settings, commitment, origin } = entry
      return { type: 'opened', settings, commitment, dealtByHost: origin?.rounds ?? 0 }
    }
    case 'kept': {
      const { seat, name } = entry
      return { type: 'kept', seat, name }
    }
    case 'sat': {
      const { seat, name, person } = entry
      return { type: 'sat', seat, name, you: person === viewer }
    }
    case 'blocked':
      return { type: 'blocked', name: entry.name }
    case 'knocked':
      return { type: 'knocked', seat: entry.seat }
    case 'decided': {
      const { seat, by } = entry
      return { type: 'decided', seat, by }
    }
    case 'said': {
      const { seat, name, what, person } = entry
      return { type: 'said', seat, name, voice: table.voiceOf(person), what }
    }
    default:
      return entry
  }
}
