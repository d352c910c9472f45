import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../http/problems.ts'
import { refusal } from '../tables/refusal.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

const notYou = refusal('not-you', 'Metrics are available on this machine only, or with the METRICS_TOKEN.')

/** Routes for operators: health, readiness and metrics. */
export function operationsRoutes(
  app: FastifyInstance,
  metrics: Metrics,
  readiness: Readiness,
  token: string | undefined,
): void {
  const { registry } = metrics
  const hidden = { schema: { hide: true } as object, config: { isForOperators: true } }
  app.get('/healthz', hidden, async (_request, reply) => reply.send({ healthy: true }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const report = await readiness.check()
    return reply.code(report.ready ? 200 : 503).send(report)
  })
  app.get('/metrics', hidden, async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, token)) return sendProblem(reply, notYou)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  app.addHook('onResponse', async (request, reply) => {
    // Never the path itself: the id of a table may be all that protects it, and there would be too many labels.
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
/** A proxy on this machine connects from loopback too, but forwards requests from elsewhere. */
const isFromThisMachine = ({ raw: { socket }, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers)
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const hasToken = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(sha256(headers.authorization ?? ''), sha256(`Bearer ${token}`))
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
