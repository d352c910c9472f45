import type { LevelName } from '@trick-bento/bots'
import { plusMinusOf, pointsOf } from '../ratings/rating.ts'
import type { PastGame } from '../store/history.ts'
import type { PersonId } from '../tables/entry.ts'

/** A finished game as somebody may hear of it: names, no persons. */
export interface RedactedGame {
  readonly table: string
  readonly series: string
  readonly game: string
  readonly seats: number
  readonly endedAt: number
  /** Your seat, or -1. */
  readonly you: number
  /** Did you decide more of it than anybody else at your seat? */
  readonly yours: boolean
  readonly sitters: readonly RedactedSitter[]
  /** What it made of your rating, once that is known. */
  readonly rating?: { readonly points: number; readonly plusMinus: number; readonly change: number }
}
export interface RedactedSitter {
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly level?: LevelName
  readonly total: number
  readonly place: number
}

export function redactGame(past: PastGame, viewer: PersonId | undefined): RedactedGame {
  const { table, series, game, seats, endedAt, sitters } = past
  const you =
    viewer === undefined ? -1 : sitters.findIndex(({ person, player }) => person === viewer || player === viewer)
  const yours = you >= 0 && sitters[you].player === viewer
  const rated = yours ? past.ratings?.[you] : undefined
  return {
    table,
    series,
    game,
    seats,
    endedAt,
    you,
    yours,
    sitters: sitters.map(({ person, name, level, total, place }) => ({
      kind: person === undefined ? 'bot' : 'person',
      name,
      ...(level === undefined ? {} : { level }),
      total,
      place,
    })),
    ...(rated && {
      rating: {
        points: pointsOf(rated.mu),
        plusMinus: plusMinusOf(rated.sigma),
        change: pointsOf(rated.mu) - pointsOf(rated.was),
      },
    }),
  }
}
