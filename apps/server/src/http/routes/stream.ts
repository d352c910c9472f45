import { problemSchema, streamQuerySchema, tableParamsSchema } from '@trick-bento/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Identities } from '../../identity/identities.ts'
import type { Streams } from '../../streams/streams.ts'
import { refusal } from '../../tables/refusal.ts'
import type { Tables } from '../../tables/tables.ts'
import { rateLimitKey } from '../address.ts'
import { type Limits, OpenCounter } from '../limits.ts'
import { noSuchTable, sendProblem } from '../problems.ts'
import { withSchemas } from '../type-provider.ts'

const tooMany = refusal('too-many', 'You have too many open streams; close one of them.')

/** Streams the log of a table by server-sent events. */
export function streamRoute(
  plain: FastifyInstance,
  tables: Tables,
  streams: Streams,
  identities: Identities,
  limits: Limits,
): void {
  const openStreams = new OpenCounter()
  const app = withSchemas(plain)
  app.get(
    '/api/tables/:id/stream',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'The stream of a table',
        description:
          'Server-sent events, one for each entry of the log. The id is the number of the entry, and the data is ' +
          '{ number, entry, events }; events are the card events as your seat may see them. The stream resumes after ' +
          'the header Last-Event-ID, or after ?after=N. When you take or leave a seat, read it again from the ' +
          'beginning, so that all events are as your new seat may see them.',
        params: tableParamsSchema,
        querystring: streamQuerySchema,
        produces: ['text/event-stream'],
        response: { 200: z.string().describe('text/event-stream'), '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      if (table === undefined) return sendProblem(reply, noSuchTable)
      const viewer = request.caller?.person
      await tables.visit(table, viewer)
      // A connection that is already closed emits no close event.
      if (reply.raw.destroyed) return reply.hijack()
      const address = rateLimitKey(request.ip)
      const exits = [
        openStreams.enter(`address ${address}`, limits.streamsOfAddress),
        openStreams.enter(
          `person ${viewer ?? address}`,
          viewer === undefined ? limits.streamsOfAddress : limits.streams,
        ),
      ]
      const end = (): void => {
        for (const exit of exits) exit?.()
      }
      if (exits.includes(undefined)) {
        end()
        return sendProblem(reply, tooMany)
      }
      const { raw } = reply.hijack()
      raw.once('close', end)
      const { caller } = request
      if (caller !== undefined) {
        const unwatch = identities.watch(caller.device, caller.person, () => raw.end())
        raw.once('close', unwatch)
      }
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      streams.add(table, viewer, lastEntry(request.headers['last-event-id'], request.query.after), raw)
    },
  )
}

/** The number of the last entry that the client has. A header that is not a number is ignored. */
function lastEntry(header: string | string[] | undefined, query: string | undefined): number {
  const text = typeof header === 'string' && /^\d{1,9}$/.test(header) ? header : query
  return text === undefined ? -1 : Number(text)
}
