import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { proofOf, recordOf } from '../history/record.ts'
import { redactGame } from '../history/redacted-game.ts'
import { statisticsOf } from '../history/statistics.ts'
import { shownRating } from '../ratings/rating.ts'
import { botPlayer, type History, levelOf } from '../store/history.ts'
import { refusal } from '../tables/refusal.ts'
import { LEVEL_NAMES } from '../tables/settings.ts'
import type { Tables } from '../tables/tables.ts'
import {
  cursorOf,
  MY_GAMES,
  MY_GAMES_QUERY,
  PROOF,
  RATINGS,
  RECORD,
  readCursor,
  SERIES,
  STATISTICS,
} from './history-schemas.ts'
import { refuseWith } from './problems.ts'
import { REFUSED, TABLE_PARAMS } from './schemas.ts'

const noSuchTable = refusal('no-such-table', 'There is no such table.')
const MOST_OF_SERIES = 100
/** Statistics are about so many of somebody's last games. */
const MOST_COUNTED = 1000

/** Finished games by their tables: record, proof, and the row of rematches. */
export function historyRoutes(plain: FastifyInstance, tables: Tables, history: History): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'The record of a finished game',
        description:
          'In the format trick-bento/1, with the names as they sat; `bento verify` and `bento replay` read it.',
        params: TABLE_PARAMS,
        response: { 200: RECORD, '4xx': REFUSED },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      const record = table === undefined ? noSuchTable : recordOf(table)
      return 'code' in record ? refuseWith(reply, record) : reply.send({ ...record })
    },
  )

  app.get(
    '/api/tables/:id/proof',
    {
      schema: {
        summary: 'The proof of a finished game’s deal',
        description: 'Secret, values and record, from which anybody can draw the cards again; see docs/fair-deals.md.',
        params: TABLE_PARAMS,
        response: { 200: PROOF, '4xx': REFUSED },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      const proof = table === undefined ? noSuchTable : proofOf(table)
      return 'code' in proof ? refuseWith(reply, proof) : reply.send(proof as unknown as z.output<typeof PROOF>)
    },
  )

  app.get(
    '/api/tables/:id/games',
    {
      schema: {
        summary: 'Finished games of a table and its rematches',
        params: TABLE_PARAMS,
        response: { 200: SERIES, '4xx': REFUSED },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      if (table === undefined) return refuseWith(reply, noSuchTable)
      const games = await history.seriesOf(table.series, MOST_OF_SERIES)
      return reply.send({ games: games.map((game) => redactGame(game, request.shown?.person)) as Told })
    },
  )
}

/** What somebody's own games come to. Whoever has shown no key has none. */
export function ownHistoryRoutes(plain: FastifyInstance, history: History): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/me/games',
    {
      schema: {
        summary: 'Your finished games',
        querystring: MY_GAMES_QUERY,
        response: { 200: MY_GAMES, '4xx': REFUSED },
      },
    },
    async (request, reply) => {
      const person = request.shown?.person
      const { most, before } = request.query
      if (person === undefined) return reply.send({ games: [] })
      const games = await history.gamesOf(person, most, before === undefined ? undefined : readCursor(before))
      const next = games.length < most ? {} : { next: cursorOf(games.at(-1)!) }
      return reply.send({ games: games.map((game) => redactGame(game, person)) as Told, ...next })
    },
  )

  app.get(
    '/api/me/statistics',
    {
      schema: {
        summary: 'What your games come to',
        description: `Of your last ${MOST_COUNTED} games, by game and number of seats, and whom you met.`,
        response: { 200: STATISTICS, '4xx': REFUSED },
      },
    },
    async (request, reply) => {
      const person = request.shown?.person
      if (person === undefined) return reply.send({ games: [], opponents: [] })
      const [games, ratings] = await Promise.all([history.gamesOf(person, MOST_COUNTED), history.ratingsOf([person])])
      return reply.send(statisticsOf(person, games, ratings) as z.output<typeof STATISTICS>)
    },
  )

  app.get(
    '/api/ratings',
    {
      schema: {
        summary: 'Ratings of the bots, and yours',
        description: 'Nobody else is listed: a person’s rating is told to that person alone.',
        response: { 200: RATINGS, '4xx': REFUSED },
      },
    },
    async (request, reply) => {
      const bots = LEVEL_NAMES.map(botPlayer)
      const ratings = await history.ratingsOf(request.shown ? [...bots, request.shown.person] : bots)
      return reply.send({
        ratings: ratings.map(({ player, game, ...rating }) => {
          const level = levelOf(player)
          return { game, ...shownRating(rating), ...(level && { level }) }
        }),
      })
    },
  )
}

/** Lists that nobody changes any more go where the schema has lists that could be. */
type Told = z.output<typeof SERIES>['games']
