import type { LevelName } from '@trick-bento/bots'
import type { Event, Seat } from '@trick-bento/kit'
import type { Entry, PersonId, Saying } from './entry.ts'
import type { OnlineTable } from './online-table.ts'
import type { TableSettings } from './settings.ts'

/** An entry as everybody may hear it: no person, no value before the end, and of a decision only who made it. */
export type ToldEntry =
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
export interface Told {
  readonly number: number
  readonly entry: ToldEntry
  /** What their seat hears of the cards. */
  readonly events: readonly Event[]
}

/** Whoever has a seat hears all that the seat has ever heard; whoever has left it is a spectator, of the past too. */
export const tell = (table: OnlineTable, number: number, viewer: PersonId | undefined): Told => ({
  number,
  entry: toldEntry(table, table.entry(number), viewer),
  events: table.events(number, table.seatOf(viewer)),
})

function toldEntry(table: OnlineTable, entry: Entry, viewer: PersonId | undefined): ToldEntry {
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

/** A table at a glance. */
export interface TableGlance extends TableSettings {
  readonly id: string
  readonly phase: 'gathering' | 'playing' | 'over'
  readonly commitment: string
  /** So many rounds were dealt by the host's device. */
  readonly dealtByHost: number
  /** Are you the host? */
  readonly host: boolean
  /** The seat of the host, or -1 if the host only looks on. */
  readonly hostSeat: Seat | -1
  /** Your seat, or -1. */
  readonly you: Seat | -1
  readonly sitters: readonly GlanceSitter[]
  readonly turn: Seat | -1
  readonly asleep: boolean
  /** Somebody waits for the host to say that they are there. */
  readonly knocked: boolean
  readonly number: number
  /** Milliseconds until a bot plays for whoever is to decide, while a clock runs for them. */
  readonly timeLeft?: number
  readonly followedBy?: string
}
export interface GlanceSitter {
  /** A kept seat is free for the one who sat there at the last table. */
  readonly kind: 'free' | 'kept' | 'person' | 'bot'
  readonly name: string
  /** A bot plays for this person now. */
  readonly away: boolean
  /** Of the bot that decides there now. */
  readonly level?: LevelName
  /** The seat is kept for you. */
  readonly yours?: true
}

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

function glanceAtSeat({ sitters, kept }: OnlineTable, seat: Seat, viewer: PersonId | undefined): GlanceSitter {
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
