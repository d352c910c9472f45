import type { GameStatistics, Opponent, Statistics, TableStatistics } from '@trick-bento/protocol'
import { plusMinusOf, pointsOf, shownRating } from '../ratings/rating.ts'
import { type FinishedSitter, levelOf, type PastGame, type PlayerRating } from '../store/history.ts'
import type { PersonId } from '../tables/entry.ts'

const OPPONENT_LIMIT = 20

/** The statistics of a person from their games, newest first. Games whose result belongs to another player do not count. */
export function statisticsOf(
  person: PersonId,
  games: readonly PastGame[],
  ratings: readonly PlayerRating[],
): Statistics {
  const own = games.filter(({ sitters }) => sitters.some(({ player }) => player === person))
  const byGame = Map.groupBy(own, ({ game }) => game)
  return {
    games: [...byGame].map(([game, played]) => {
      const rating = ratings.find((each) => each.game === game)
      return {
        game,
        ...(rating && { rating: shownRating(rating) }),
        course: courseOf(person, played),
        tables: tablesOf(person, played),
      }
    }),
    opponents: opponentsOf(person, own),
  }
}

const seatOf = (person: PersonId, { sitters }: PastGame): number => sitters.findIndex(({ player }) => player === person)
const placeOf = (person: PersonId, game: PastGame): number => game.sitters[seatOf(person, game)].place

const courseOf = (person: PersonId, games: readonly PastGame[]): GameStatistics['course'] =>
  games.toReversed().flatMap((game) => {
    const rated = game.ratings?.[seatOf(person, game)]
    return rated === undefined
      ? []
      : [{ endedAt: game.endedAt, points: pointsOf(rated.mu), plusMinus: plusMinusOf(rated.sigma) }]
  })

function tablesOf(person: PersonId, games: readonly PastGame[]): TableStatistics[] {
  const bySeats = Map.groupBy(games, ({ seats }) => seats)
  return [...bySeats]
    .sort(([a], [b]) => a - b)
    .map(([seats, played]) => {
      const places = played.map((game) => placeOf(person, game))
      return {
        seats,
        games: played.length,
        wins: places.filter((place) => place === 1).length,
        averagePlace: places.reduce((a, b) => a + b, 0) / played.length,
      }
    })
}

function opponentsOf(person: PersonId, games: readonly PastGame[]): Opponent[] {
  const meetings = games.flatMap((game) =>
    game.sitters
      .filter(({ player }) => player !== person)
      .map((sitter) => ({ sitter, lead: Math.sign(sitter.place - placeOf(person, game)) })),
  )
  return [...Map.groupBy(meetings, ({ sitter }) => sitter.player).values()]
    .map((met) => ({
      ...describe(met[0].sitter),
      games: met.length,
      ahead: met.filter(({ lead }) => lead > 0).length,
      behind: met.filter(({ lead }) => lead < 0).length,
    }))
    .sort((a, b) => b.games - a.games)
    .slice(0, OPPONENT_LIMIT)
}

function describe({ name, player }: FinishedSitter): Pick<Opponent, 'kind' | 'name' | 'level'> {
  const level = levelOf(player)
  return level === undefined ? { kind: 'person', name } : { kind: 'bot', level }
}
