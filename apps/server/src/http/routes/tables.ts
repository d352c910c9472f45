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
import { mustBeSomebody } from '../authentication.ts'
import type { Gates } from '../limits.ts'
import { refuseWith } from '../problems.ts'
import { typed } from '../type-provider.ts'

const noSuchTable = refusal('no-such-table', 'There is no such table.')
const handsAreClosed = refusal('hands-are-closed', 'At this table nobody looks at the hands of others.')

/** Told of every command with its answer: 'done', or the code of its refusal. */
type CommandWatcher = (type: CommandType, outcome: 'done' | ProblemCode) => void

export function tableRoutes(plain: FastifyInstance, tables: Tables, gates: Gates, onCommand: CommandWatcher): void {
  const app = typed(plain)

  app.post(
    '/api/keys',
    {
      schema: {
        summary: 'Make a key for a program',
        description: 'A person is a key. Browsers get theirs in a cookie; a program asks for one here.',
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
        description: 'You are its host, and sit down at once if you give a name.',
        body: newTableSchema,
        response: { 201: openedTableSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const host = mustBeSomebody(request, reply)
      await gates.opening(request)
      const { name, value = '', seat = 0, ...settings } = request.body
      const opened = await tables.open({
        ...settings,
        host,
        sit: name === undefined ? undefined : { seat, name, value },
      })
      return isRefusal(opened) ? refuseWith(reply, opened) : reply.code(201).send(opened)
    },
  )

  app.get(
    '/api/tables',
    {
      schema: { summary: 'Tables where everybody may sit down', response: { 200: lobbySchema, '4xx': problemSchema } },
    },
    async (_request, reply) => reply.send({ tables: await tables.listings() }),
  )

  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'A table at a glance',
        params: tableParamsSchema,
        response: { 200: tableGlanceSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const glance = await tables.glance(request.params.id, request.shown?.person)
      if (glance === undefined) return refuseWith(reply, noSuchTable)
      return reply.send(glance)
    },
  )

  app.get(
    '/api/tables/:id/hands',
    {
      schema: {
        summary: 'All hands of the rounds that are over',
        description: 'For everybody, where the host has allowed it; as the cards were dealt.',
        params: tableParamsSchema,
        response: { 200: finishedHandsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      if (table === undefined) return refuseWith(reply, noSuchTable)
      if (!table.settings.openHands) return refuseWith(reply, handsAreClosed)
      return reply.send({ rounds: finishedHands(table) })
    },
  )

  app.post(
    '/api/tables/:id/commands',
    {
      schema: {
        summary: 'Ask something of a table',
        description: 'It is stored before you get the answer. Repeat it with the same key if you got none.',
        params: tableParamsSchema,
        body: commandRequestSchema,
        response: { 200: commandReplySchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const person = mustBeSomebody(request, reply)
      const { key, command, number } = request.body
      await (command.type === 'say' ? gates.saying : gates.command)(request)
      const done = await tables.command(request.params.id, person, key, command, number)
      onCommand(command.type, isRefusal(done) ? done.code : 'done')
      return isRefusal(done) ? refuseWith(reply, done) : reply.send(done)
    },
  )
}
