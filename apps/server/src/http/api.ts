import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Identities } from '../identity/identities.ts'
import { logRequests } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Readiness } from '../operations/readiness.ts'
import { operationsRoutes } from '../operations/routes.ts'
import type { Messenger } from '../push/messenger.ts'
import type { Notices } from '../push/notices.ts'
import { SECURITY_HEADERS } from '../site/security-headers.ts'
import type { History } from '../store/history.ts'
import type { People } from '../store/people.ts'
import type { Streams } from '../streams/streams.ts'
import { refusal } from '../tables/refusal.ts'
import type { Tables } from '../tables/tables.ts'
import { documentApi } from './api-document.ts'
import { authenticateRequests } from './authentication.ts'
import { type Limits, makeRateLimits } from './limits.ts'
import { handleError, handleNotFound, sendProblem } from './problems.ts'
import { historyRoutes, ownHistoryRoutes } from './routes/history.ts'
import { identityRoutes } from './routes/identity.ts'
import { pushRoutes } from './routes/push.ts'
import { streamRoute } from './routes/stream.ts'
import { tableRoutes } from './routes/tables.ts'

export interface ApiOptions {
  readonly tables: Tables
  readonly streams: Streams
  readonly people: People
  readonly identities: Identities
  readonly messenger: Messenger
  readonly notices: Notices
  readonly history: History
  readonly limits: Limits
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly readiness: Readiness
  /** How many proxies in front of the server are trusted for the address and protocol of the client. */
  readonly trustedProxies: number
  /** The public origin of the server, if it differs from the Host header. */
  readonly origin: string | undefined
  /** Gives access to the metrics from other machines. */
  readonly metricsToken: string | undefined
}

const MAX_BODY_LENGTH = 16 * 1024
/** The id of a passkey is the longest parameter. */
const MAX_PARAM_LENGTH = 1400
const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' }
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** All routes below /api. The caller listens. */
export async function buildApi(options: ApiOptions): Promise<FastifyInstance> {
  const { tables, streams, history, people, identities, limits, log, metrics, readiness, trustedProxies, origin } =
    options
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_LENGTH,
    // Entries further left in the header of a proxy may be forged.
    trustProxy: trustedProxies > 0 && ((_address, hop) => hop < trustedProxies),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(handleNotFound)
  app.removeContentTypeParser('text/plain')
  const allowed = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = allowed.get(url) ?? new Set()
    allowed.set(url, methods)
    for (const each of [method].flat()) methods.add(each)
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(HEADERS)
    done()
  })
  const rateLimits = await makeRateLimits(app, limits)
  // Before authentication, which may read the store.
  app.addHook('onRequest', (request) => rateLimits.request(request))
  await authenticateRequests(app, identities, origin)
  logRequests(app)
  await documentApi(app)
  operationsRoutes(app, metrics, readiness, options.metricsToken)
  tableRoutes(app, tables, rateLimits, (type, outcome) => metrics.commands.inc({ type, outcome }))
  identityRoutes(app, { people, history, identities, rateLimits, origin })
  pushRoutes(app, { ...options, rateLimits })
  streamRoute(app, tables, streams, identities, limits)
  historyRoutes(app, tables, history)
  ownHistoryRoutes(app, history)
  refuseOtherMethods(app, allowed)
  await app.ready()
  return app
}

function refuseOtherMethods(app: FastifyInstance, allowed: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const [url, methods] of [...allowed]) {
    const others = METHODS.filter((method) => !methods.has(method))
    const allow = [...methods].join(', ')
    app.route({
      method: others,
      url,
      schema: { hide: true } as object,
      // Before the body is read.
      onRequest: async (_request, reply) => {
        const problem = refusal('method-not-allowed', `This address allows only ${allow}.`)
        return sendProblem(reply.header('allow', allow), problem)
      },
      handler: async () => {},
    })
  }
}
