import {
  historyCursorPattern,
  LEVEL_NAMES,
  myGamesQuerySchema,
  myGamesSchema,
  problemSchema,
  proofSchema,
  ratingsSchema,
  recordSchema,
  seriesSchema,
  statisticsSchema,
  tableParamsSchema,
} from '@trick-bento/protocol'
import type { FastifyInstance } from 'fastify'
import { proofOf, recordOf } from '../../history/record.ts'
import { redactGame } from '../../history/redacted-game.ts'
import { statisticsOf } from '../../history/statistics.ts'
import { shownRating } from '../../ratings/rating.ts'
import { botPlayer, type FinishedGame, type History, levelOf } from '../../store/history.ts'
import { refusal } from '../../tables/refusal.ts'
import type { Tables } from '../../tables/tables.ts'
import { refuseWith } from '../problems.ts'
import { typed } from '../type-provider.ts'

const noSuchTable = refusal('no-such-table', 'There is no such table.')
const MOST_OF_SERIES = 100
/** Statistics are about so many of somebody's last games. */
const MOST_COUNTED = 1000

/** Finished games by their tables: record, proof, and the row of rematches. */
export function historyRoutes(plain: FastifyInstance, tables: Tables, history: History): void {
  const app = typed(plain)

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'The record of a finished game',
        description:
          'In the format trick-bento/1, with the names as they sat; `bento verify` and `bento replay` read it.',
        params: tableParamsSchema,
        response: { 200: recordSchema, '4xx': problemSchema },
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
        params: tableParamsSchema,
        response: { 200: proofSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      const proof = table === undefined ? noSuchTable : proofOf(table)
      return 'code' in proof ? refuseWith(reply, proof) : reply.send({ ...proof, record: { ...proof.record } })
    },
  )

  app.get(
    '/api/tables/:id/games',
    {
      schema: {
        summary: 'Finished games of a table and its rematches',
        params: tableParamsSchema,
        response: { 200: seriesSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      if (table === undefined) return refuseWith(reply, noSuchTable)
      const games = await history.seriesOf(table.series, MOST_OF_SERIES)
      return reply.send({ games: games.map((game) => redactGame(game, request.shown?.person)) })
    },
  )
}

/** What somebody's own games come to. Whoever has shown no key has none. */
export function ownHistoryRoutes(plain: FastifyInstance, history: History): void {
  const app = typed(plain)

  app.get(
    '/api/me/games',
    {
      schema: {
        summary: 'Your finished games',
        querystring: myGamesQuerySchema,
        response: { 200: myGamesSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const person = request.shown?.person
      const { most, before } = request.query
      if (person === undefined) return reply.send({ games: [] })
      const games = await history.gamesOf(person, most, before === undefined ? undefined : readCursor(before))
      const next = games.length < most ? {} : { next: cursorOf(games.at(-1)!) }
      return reply.send({ games: games.map((game) => redactGame(game, person)), ...next })
    },
  )

  app.get(
    '/api/me/statistics',
    {
      schema: {
        summary: 'What your games come to',
        description: `Of your last ${MOST_COUNTED} games, by game and number of seats, and whom you met.`,
        response: { 200: statisticsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const person = request.shown?.person
      if (person === undefined) return reply.send({ games: [], opponents: [] })
      const [games, ratings] = await Promise.all([history.gamesOf(person, MOST_COUNTED), history.ratingsOf([person])])
      return reply.send(statisticsOf(person, games, ratings))
    },
  )

  app.get(
    '/api/ratings',
    {
      schema: {
        summary: 'Ratings of the bots, and yours',
        description: 'Nobody else is listed: a person’s rating is told to that person alone.',
        response: { 200: ratingsSchema, '4xx': problemSchema },
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

const cursorOf = ({ endedAt, table }: HistoryCursor): string => `${endedAt}-${table}`
function readCursor(text: string): HistoryCursor {
  const [, endedAt, table] = historyCursorPattern.exec(text)!
  return { endedAt: Number(endedAt), table }
}
type HistoryCursor = Pick<FinishedGame, 'endedAt' | 'table'>
