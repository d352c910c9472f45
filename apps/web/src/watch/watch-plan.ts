import { findLevel, type LevelName } from '@trick-bento/bots'
import type { GameKind } from '@trick-bento/kit'
import { botNames } from '@trick-bento/play'
import type { Plan } from '../session/plan.ts'
import { MAX_SEED } from '../setup/draft.ts'

/** What is to be watched, as the address says it. */
export interface WatchWish {
  readonly seats: number
  readonly level: LevelName
  /** '' for any deal. */
  readonly seed: string
}

const USUAL_LEVEL: LevelName = 'steady'

/** What makes no sense in an address is as usual. */
export function readWish({ seats }: GameKind, query: URLSearchParams): WatchWish {
  const wanted = Number(query.get('seats'))
  const isPossible = Number.isInteger(wanted) && wanted >= seats.least && wanted <= seats.most
  return {
    seats: isPossible ? wanted : seats.usual,
    level: findLevel(query.get('level') ?? '')?.name ?? USUAL_LEVEL,
    seed: (query.get('seed') ?? '').trim().slice(0, MAX_SEED),
  }
}

export function addressOf({ id }: GameKind, { seats, level, seed }: WatchWish): string {
  return `/watch/${id}?${new URLSearchParams({ seats: String(seats), level, seed })}`
}

/** A table of bots alone. */
export function planOfBots({ id }: GameKind, { seats, level, seed }: WatchWish): Plan {
  const levels = Array.from({ length: seats }, () => level)
  const players = botNames(levels, []).map((name) => ({ kind: 'bot' as const, level, name }))
  return { game: id, options: {}, seed, players }
}
