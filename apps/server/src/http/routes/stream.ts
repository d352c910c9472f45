import { problemSchema, streamQuerySchema, tableParamsSchema } from '@trick-bento/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Identities } from '../../identity/identities.ts'
import type { Streams } from '../../streams/streams.ts'
import { refusal } from '../../tables/refusal.ts'
import type { Tables } from '../../tables/tables.ts'
import { householdOf } from '../address.ts'
import { type Limits, Turnstile } from '../limits.ts'
import { refuseWith } from '../problems.ts'
import { typed } from '../type-provider.ts'

const tooMany = refusal('too-many', 'You have too many streams open; close one of them.')

export function streamRoute(
  plain: FastifyInstance,
  tables: Tables,
  streams: Streams,
  identities: Identities,
  limits: Limits,
): void {
  const turnstile = new Turnstile()
  const app = typed(plain)
  app.get(
    '/api/tables/:id/stream',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'Hear what happens at a table',
        description:
          'Server-sent events, one for each entry: its number as id, and as data { number, entry, events }, where ' +
          'events are what your seat hears of the cards. Resumes after the header Last-Event-ID, or after ?after=N. ' +
          'When you take a seat or leave one, read it from the beginning: then all of it is as your seat hears it.',
        params: tableParamsSchema,
        querystring: streamQuerySchema,
        produces: ['text/event-stream'],
        response: { 200: z.string().describe('text/event-stream'), '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const table = await tables.find(request.params.id)
      if (table === undefined) return refuseWith(reply, refusal('no-such-table', 'There is no such table.'))
      const viewer = request.shown?.person
      await tables.visit(table, viewer)
      // Whoever has gone meanwhile closes nothing any more that could be waited for.
      if (reply.raw.destroyed) return reply.hijack()
      const address = householdOf(request.ip)
      const leave = [
        turnstile.enter(`address ${address}`, limits.streamsOfAddress),
        turnstile.enter(`person ${viewer ?? address}`, viewer === undefined ? limits.streamsOfAddress : limits.streams),
      ]
      const end = (): void => {
        for (const each of leave) each?.()
      }
      if (leave.includes(undefined)) {
        end()
        return refuseWith(reply, tooMany)
      }
      const { raw } = reply.hijack()
      raw.once('close', end)
      const { shown } = request
      if (shown !== undefined)
        raw.once(
          'close',
          identities.watch(shown.device, shown.person, () => raw.end()),
        )
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      streams.add(table, viewer, lastKnown(request.headers['last-event-id'], request.query.after), raw)
    },
  )
}

/** A header that is no number is as good as none. */
function lastKnown(header: string | string[] | undefined, query: string | undefined): number {
  const text = typeof header === 'string' && /^\d{1,9}$/.test(header) ? header : query
  return text === undefined ? -1 : Number(text)
}
