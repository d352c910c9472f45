import type { GameSummary } from '@trick-bento/protocol'
import { plusMinusOf, pointsOf } from '../ratings/rating.ts'
import type { PastGame } from '../store/history.ts'
import type { PersonId } from '../tables/entry.ts'

/** A finished game as a viewer sees it. */
export function redactGame(past: PastGame, viewer: PersonId | undefined): GameSummary {
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
