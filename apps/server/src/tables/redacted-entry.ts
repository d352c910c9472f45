import type { Event, Seat } from '@trick-bento/kit'
import type { Entry, PersonId, Saying } from './entry.ts'
import type { OnlineTable } from './online-table.ts'
import type { TableSettings } from './settings.ts'

/** An entry as everybody may hear it: no person, no value before the end, and of a decision only who made it. */
export type RedactedEntry =
  | {
      readonly type: 'opened'
      readonly settings: TableSettings
      readonly commitment: string
      /** So many rounds were dealt by the host's device, who may know their cards. */
      readonly dealtByHost: number
    }
  | { readonly type: 'kept'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'sat'; readonly seat: Seat; readonly name: string; readonly you: boolean }
  | { readonly type: 'blocked'; readonly name: string }
  | { readonly type: 'knocked'; readonly seat: Seat }
  | { readonly type: 'decided'; readonly seat: Seat; readonly by: 'person' | 'bot' }
  | {
      readonly type: 'said'
      readonly seat: Seat | -1
      readonly name: string
      /** The same for all that one person says at this table. */
      readonly voice: number
      readonly what: Saying
    }
  | Extract<Entry, { type: OpenType }>
/** What may be told as it is. */
type OpenType =
  | 'left'
  | 'bot'
  | 'back'
  | 'answered'
  | 'hosted'
  | 'started'
  | 'asleep'
  | 'awake'
  | 'revealed'
  | 'followed'

/** What the stream tells somebody of one entry. */
export interface StreamMessage {
  readonly number: number
  readonly entry: RedactedEntry
  /** What their seat hears of the cards. */
  readonly events: readonly Event[]
}

/** Whoever has a seat hears all that the seat has ever heard; whoever has left it is a spectator, of the past too. */
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
