import type { LevelName } from '@trick-bento/bots'
import type { Seat } from '@trick-bento/kit'
import type { PersonId } from './entry.ts'
import type { OnlineTable } from './online-table.ts'
import type { TableSettings } from './settings.ts'

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
