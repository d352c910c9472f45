import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../http/problems.ts'
import { refusal } from '../tables/refusal.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

const notYou = refusal('not-you', 'Metrics are for this machine alone, or for those who have the METRICS_TOKEN.')

/** For those who run the server: is it alive, can it work, how much does it do. */
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
    const found = await readiness.look()
    return reply.code(found.ready ? 200 : 503).send(found)
  })
  app.get('/metrics', hidden, async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, token)) return sendProblem(reply, notYou)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  app.addHook('onResponse', async (request, reply) => {
    // Never the address itself: it may be all that guards a table, and there are too many of them.
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
/** A proxy on this machine is here too, but whoever it speaks for is not. */
const isFromThisMachine = ({ raw: { socket }, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers)
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const hasToken = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(sha256(headers.authorization ?? ''), sha256(`Bearer ${token}`))
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
