import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { newKey } from '../identity/identity.ts'
import { finishedHands } from '../tables/finished-hands.ts'
import { isRefusal, refusal } from '../tables/refusal.ts'
import type { NotDone, Tables } from '../tables/tables.ts'
import type { Gates } from './limits.ts'
import { mustBeSomebody } from './people.ts'
import { refuseWith } from './problems.ts'
import { COMMANDING, DONE, GLANCE, HANDS, KEY, LOBBY, OPENED, OPENING, REFUSED, TABLE_PARAMS } from './schemas.ts'

const noSuchTable = refusal('no-such-table', 'There is no such table.')
const handsAreClosed = refusal('hands-are-closed', 'At this table nobody looks at the hands of others.')

/** Told of every command with its answer: 'done', or the code of its refusal. */
type CommandWatcher = (type: string, outcome: string) => void

export function tableRoutes(plain: FastifyInstance, tables: Tables, gates: Gates, onCommand: CommandWatcher): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/keys',
    {
      schema: {
        summary: 'Make a key for a program',
        description: 'A person is a key. Browsers get theirs in a cookie; a program asks for one here.',
        response: { 201: KEY, '4xx': REFUSED },
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
        body: OPENING,
        response: { 201: OPENED, '4xx': REFUSED },
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
    { schema: { summary: 'Tables where everybody may sit down', response: { 200: LOBBY, '4xx': REFUSED } } },
    async (_request, reply) => reply.send({ tables: await tables.listings() }),
  )

  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'A table at a glance',
        params: TABLE_PARAMS,
        response: { 200: GLANCE, '4xx': REFUSED },
      },
    },
    async (request, reply) => {
      const glance = await tables.glance(request.params.id, request.shown?.person)
      if (glance === undefined) return refuseWith(reply, noSuchTable)
      return reply.send(glance as unknown as z.output<typeof GLANCE>)
    },
  )

  app.get(
    '/api/tables/:id/hands',
    {
      schema: {
        summary: 'All hands of the rounds that are over',
        description: 'For everybody, where the host has allowed it; as the cards were dealt.',
        params: TABLE_PARAMS,
        response: { 200: HANDS, '4xx': REFUSED },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      if (table === undefined) return refuseWith(reply, noSuchTable)
      if (!table.settings.openHands) return refuseWith(reply, handsAreClosed)
      return reply.send({ rounds: finishedHands(table) as z.output<typeof HANDS>['rounds'] })
    },
  )

  app.post(
    '/api/tables/:id/commands',
    {
      schema: {
        summary: 'Ask something of a table',
        description: 'It is stored before you get the answer. Repeat it with the same key if you got none.',
        params: TABLE_PARAMS,
        body: COMMANDING,
        response: { 200: DONE, '4xx': REFUSED },
      },
    },
    async (request, reply) => {
      const person = mustBeSomebody(request, reply)
      const { key, command, number } = request.body
      await (command.type === 'say' ? gates.saying : gates.command)(request)
      const done = await tables.command(request.params.id, person, key, command, number)
      onCommand(command.type, isRefusal(done) ? done.code : 'done')
      return isRefusal(done) ? refuseWith(reply, done as NotDone) : reply.send(done)
    },
  )
}
