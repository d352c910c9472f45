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
import type { Tables } from '../../tables/tables.ts'
import { noSuchTable, sendProblem } from '../problems.ts'
import { withSchemas } from '../type-provider.ts'

const MAX_SERIES_LENGTH = 100
/** Statistics cover this many games, the newest ones. */
const MAX_COUNTED_GAMES = 1000

/** The finished game of a table: its record, its proof, and the games of its rematches. */
export function historyRoutes(plain: FastifyInstance, tables: Tables, history: History): void {
  const app = withSchemas(plain)

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'The record of a finished game',
        description:
          'In the format trick-bento/1, with the names of the players; `bento verify` and `bento replay` read it.',
        params: tableParamsSchema,
        response: { 200: recordSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      const record = table === undefined ? noSuchTable : recordOf(table)
      return 'code' in record ? sendProblem(reply, record) : reply.send({ ...record })
    },
  )

  app.get(
    '/api/tables/:id/proof',
    {
      schema: {
        summary: 'The proof of a finished game’s deal',
        description: 'Secret, values and record; with them, anybody can repeat the deal. See docs/fair-deals.md.',
        params: tableParamsSchema,
        response: { 200: proofSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      const proof = table === undefined ? noSuchTable : proofOf(table)
      return 'code' in proof ? sendProblem(reply, proof) : reply.send({ ...proof, record: { ...proof.record } })
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
      if (table === undefined) return sendProblem(reply, noSuchTable)
      const games = await history.seriesOf(table.series, MAX_SERIES_LENGTH)
      return reply.send({ games: games.map((game) => redactGame(game, request.caller?.person)) })
    },
  )
}

/** The history, statistics and ratings of the caller. Without a key they are empty. */
export function ownHistoryRoutes(plain: FastifyInstance, history: History): void {
  const app = withSchemas(plain)

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
      const person = request.caller?.person
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
        summary: 'Your statistics',
        description: `Of your last ${MAX_COUNTED_GAMES} games, by game and number of seats, and your opponents.`,
        response: { 200: statisticsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const person = request.caller?.person
      if (person === undefined) return reply.send({ games: [], opponents: [] })
      const [games, ratings] = await Promise.all([
        history.gamesOf(person, MAX_COUNTED_GAMES),
        history.ratingsOf([person]),
      ])
      return reply.send(statisticsOf(person, games, ratings))
    },
  )

  app.get(
    '/api/ratings',
    {
      schema: {
        summary: 'Ratings of the bots, and yours',
        description: 'Ratings of other people are not listed.',
        response: { 200: ratingsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const bots = LEVEL_NAMES.map(botPlayer)
      const ratings = await history.ratingsOf(request.caller ? [...bots, request.caller.person] : bots)
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
