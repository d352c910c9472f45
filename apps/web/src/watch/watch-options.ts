import { findLevel, type LevelName } from '@trick-bento/bots'
import type { GameKind } from '@trick-bento/kit'
import { botNames } from '@trick-bento/play'
import type { Plan } from '../session/plan.ts'
import { DEFAULT_LEVEL, MAX_SEED, seatCountFrom } from '../setup/draft.ts'

/** The options of a game between bots, as they are in the address. */
export interface WatchOptions {
  readonly seats: number
  readonly level: LevelName
  /** Empty for a random deal. */
  readonly seed: string
}

/** Reads the query of an address; invalid values become the defaults. */
export function readWatchOptions(kind: GameKind, query: URLSearchParams): WatchOptions {
  return {
    seats: seatCountFrom(kind, query.get('seats')),
    level: findLevel(query.get('level') ?? '')?.name ?? DEFAULT_LEVEL,
    seed: (query.get('seed') ?? '').trim().slice(0, MAX_SEED),
  }
}

export function watchAddress({ id }: GameKind, { seats, level, seed }: WatchOptions): string {
  return `/watch/${id}?${new URLSearchParams({ seats: String(seats), level, seed })}`
}

/** A plan with a bot at every seat. */
export function planOfBots({ id }: GameKind, { seats, level, seed }: WatchOptions): Plan {
  const levels = Array.from({ length: seats }, () => level)
  const players = botNames(levels, []).map((name) => ({ kind: 'bot' as const, level, name }))
  return { game: id, options: {}, seed, players }
}
