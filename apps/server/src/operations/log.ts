import type { FastifyInstance } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'
export const LOG_LEVELS: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

export const makeLog = (level: LogLevel, stream?: DestinationStream): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream ?? pino.destination({ sync: false }))

/** Logs one line per request. Never a header, a body or a path: the id of a table may be all that protects it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        person: request.caller?.person.slice(0, 8),
      },
      'request',
    )
    done()
  })
}
