import {
  type CommandType,
  commandReplySchema,
  commandRequestSchema,
  finishedHandsSchema,
  keySchema,
  lobbySchema,
  newTableSchema,
  openedTableSchema,
  type ProblemCode,
  problemSchema,
  tableGlanceSchema,
  tableParamsSchema,
} from '@trick-bento/protocol'
import type { FastifyInstance } from 'fastify'
import { newKey } from '../../identity/identity.ts'
import { finishedHands } from '../../tables/finished-hands.ts'
import { isRefusal, refusal } from '../../tables/refusal.ts'
import type { Tables } from '../../tables/tables.ts'
import { requirePerson } from '../authentication.ts'
import type { RateLimits } from '../limits.ts'
import { noSuchTable, sendProblem } from '../problems.ts'
import { withSchemas } from '../type-provider.ts'

const handsAreClosed = refusal('hands-are-closed', 'At this table, hands stay closed.')

/** Is called with every command and its outcome: 'done', or the code of the problem. */
type CommandWatcher = (type: CommandType, outcome: 'done' | ProblemCode) => void

/** Opens, lists and shows tables, and sends commands to them. */
export function tableRoutes(
  plain: FastifyInstance,
  tables: Tables,
  rateLimits: RateLimits,
  onCommand: CommandWatcher,
): void {
  const app = withSchemas(plain)

  app.post(
    '/api/keys',
    {
      schema: {
        summary: 'Make a key for a program',
        description: 'A key identifies a person. Browsers get a key in a cookie; programs get one here.',
        response: { 201: keySchema, '4xx': problemSchema },
      },
    },
    async (_request, reply) => reply.code(201).send({ key: newKey() }),
  )

  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'Open a table',
        description: 'You are the host. If you give a name, you take a seat.',
        body: newTableSchema,
        response: { 201: openedTableSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const host = requirePerson(request, reply)
      await rateLimits.opening(request)
      const { name, value = '', seat = 0, ...settings } = request.body
      const opened = await tables.open({
        ...settings,
        host,
        sit: name === undefined ? undefined : { seat, name, value },
      })
      return isRefusal(opened) ? sendProblem(reply, opened) : reply.code(201).send(opened)
    },
  )

  app.get(
    '/api/tables',
    {
      schema: { summary: 'The tables of the lobby', response: { 200: lobbySchema, '4xx': problemSchema } },
    },
    async (_request, reply) => reply.send({ tables: await tables.listings() }),
  )

  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'The state of a table',
        params: tableParamsSchema,
        response: { 200: tableGlanceSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const glance = await tables.glance(request.params.id, request.caller?.person)
      if (glance === undefined) return sendProblem(reply, noSuchTable)
      return reply.send(glance)
    },
  )

  app.get(
    '/api/tables/:id/hands',
    {
      schema: {
        summary: 'All hands of the finished rounds',
        description: 'As the cards were dealt. For everybody, if the host allows it.',
        params: tableParamsSchema,
        response: { 200: finishedHandsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      if (table === undefined) return sendProblem(reply, noSuchTable)
      if (!table.settings.openHands) return sendProblem(reply, handsAreClosed)
      return reply.send({ rounds: finishedHands(table) })
    },
  )

  app.post(
    '/api/tables/:id/commands',
    {
      schema: {
        summary: 'Send a command to a table',
        description: 'It is stored before you get the reply. Without a reply, send it again with the same key.',
        params: tableParamsSchema,
        body: commandRequestSchema,
        response: { 200: commandReplySchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const person = requirePerson(request, reply)
      const { key, command, number } = request.body
      await (command.type === 'say' ? rateLimits.saying : rateLimits.command)(request)
      const done = await tables.command(request.params.id, person, key, command, number)
      onCommand(command.type, isRefusal(done) ? done.code : 'done')
      return isRefusal(done) ? sendProblem(reply, done) : reply.send(done)
    },
  )
}
