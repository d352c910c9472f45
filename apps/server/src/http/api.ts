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
import { describeItself } from './api-document.ts'
import { knowPeople } from './authentication.ts'
import { type Limits, makeGates } from './limits.ts'
import { onNotFound, onProblem, refuseWith } from './problems.ts'
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
  /** So many proxies in front are believed what they say about address and protocol of who asks. */
  readonly trustedProxies: number
  /** Where browsers find this server, if it is not where they say. */
  readonly origin: string | undefined
  /** Opens the metrics to those who are not on this machine. */
  readonly metricsToken: string | undefined
}

const LONGEST_BODY = 16 * 1024
/** The id of a passkey is the longest part of any address. */
const LONGEST_PARAM = 1400
const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' }
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Everything under /api. It does not listen by itself. */
export async function buildApi(options: ApiOptions): Promise<FastifyInstance> {
  const { tables, streams, history, people, identities, limits, log, metrics, readiness, trustedProxies, origin } =
    options
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LONGEST_BODY,
    // What stands further left in a proxy's header may come from anybody.
    trustProxy: trustedProxies > 0 && ((_address, hop) => hop < trustedProxies),
    routerOptions: { maxParamLength: LONGEST_PARAM },
    frameworkErrors: (error, request, reply) => {
      onProblem(error, request, reply)
    },
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(onProblem)
  app.setNotFoundHandler(onNotFound)
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
  const gates = await makeGates(app, limits)
  // First of all: to know who asks, the store may have to be asked.
  app.addHook('onRequest', (request) => gates.request(request))
  await knowPeople(app, identities, origin)
  logRequests(app)
  await describeItself(app)
  operationsRoutes(app, metrics, readiness, options.metricsToken)
  tableRoutes(app, tables, gates, (type, outcome) => metrics.commands.inc({ type, outcome }))
  identityRoutes(app, { people, history, identities, gates, origin })
  pushRoutes(app, { ...options, gates })
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
      // Before the body is looked at.
      onRequest: async (_request, reply) => {
        const why = refusal('method-not-allowed', `Only ${allow} can be asked for here.`)
        return refuseWith(reply.header('allow', allow), why)
      },
      handler: async () => {},
    })
  }
}
