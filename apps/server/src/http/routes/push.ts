import { ECDH } from 'node:crypto'
import { problemSchema, pushStateSchema, pushSubscriptionRequestSchema } from '@trick-bento/protocol'
import type { FastifyInstance } from 'fastify'
import type { Messenger } from '../../push/messenger.ts'
import type { Notices } from '../../push/notices.ts'
import type { People } from '../../store/people.ts'
import { refusal } from '../../tables/refusal.ts'
import { requireCaller } from '../authentication.ts'
import type { RateLimits } from '../limits.ts'
import { sendProblem } from '../problems.ts'
import { withSchemas } from '../type-provider.ts'

export interface PushRoutesOptions {
  readonly people: People
  readonly messenger: Messenger
  readonly notices: Notices
  readonly rateLimits: RateLimits
}

const subscriptionRequest = pushSubscriptionRequestSchema.refine(
  ({ subscription }) => isOnCurve(subscription.keys.p256dh),
  { path: ['subscription', 'keys', 'p256dh'], error: 'must be a point on the curve P-256' },
)

const badService = refusal('bad-request', 'The endpoint is not a known push service.')

/** Push notifications about the caller's turn. */
export function pushRoutes(
  plain: FastifyInstance,
  { people, messenger, notices, rateLimits }: PushRoutesOptions,
): void {
  const app = withSchemas(plain)
  const responses = { 200: pushStateSchema, '4xx': problemSchema }
  const key = (): Promise<string> => messenger.publicKey()

  app.get(
    '/api/me/push',
    { schema: { summary: 'Whether this device gets push notifications', response: responses } },
    async (request, reply) => {
      const on = request.caller !== undefined && (await people.isSubscribed(request.caller.device))
      return reply.send({ key: await key(), on })
    },
  )

  app.post(
    '/api/me/push',
    {
      schema: {
        summary: 'Subscribe to push notifications',
        description: 'This device gets one notification per turn, unless a page of the table is open.',
        body: subscriptionRequest,
        response: responses,
      },
    },
    async (request, reply) => {
      await rateLimits.identity(request)
      const { subscription, language } = request.body
      const { endpoint, keys } = subscription
      if (!messenger.accepts(endpoint)) return sendProblem(reply, badService)
      const { device, person } = requireCaller(request, reply)
      await people.subscribe({ device, endpoint, publicKey: keys.p256dh, auth: keys.auth, language, since: Date.now() })
      notices.changed(person)
      return reply.send({ key: await key(), on: true })
    },
  )

  app.delete(
    '/api/me/push',
    { schema: { summary: 'Unsubscribe from push notifications', response: responses } },
    async (request, reply) => {
      if (request.caller !== undefined) {
        await people.unsubscribe(request.caller.device)
        notices.changed(request.caller.person)
      }
      return reply.send({ key: await key(), on: false })
    },
  )
}

function isOnCurve(point: string): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1', 'base64url', 'hex', 'compressed')
    return true
  } catch {
    return false
  }
}
