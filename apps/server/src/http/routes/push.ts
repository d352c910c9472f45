import { ECDH } from 'node:crypto'
import { problemSchema, pushStateSchema, pushSubscriptionRequestSchema } from '@trick-bento/protocol'
import type { FastifyInstance } from 'fastify'
import type { Messenger } from '../../push/messenger.ts'
import type { Notices } from '../../push/notices.ts'
import type { People } from '../../store/people.ts'
import { refusal } from '../../tables/refusal.ts'
import { mustHaveKey } from '../authentication.ts'
import type { Gates } from '../limits.ts'
import { refuseWith } from '../problems.ts'
import { typed } from '../type-provider.ts'

export interface PushRoutesOptions {
  readonly people: People
  readonly messenger: Messenger
  readonly notices: Notices
  readonly gates: Gates
}

const subscriptionRequest = pushSubscriptionRequestSchema.refine(
  ({ subscription }) => isOnCurve(subscription.keys.p256dh),
  { path: ['subscription', 'keys', 'p256dh'], error: 'must be a point on the curve P-256' },
)

const badService = refusal(
  'bad-request',
  'Notices go to the push service of a browser, and this is none that is known.',
)

/** Notices for those who are away. */
export function pushRoutes(plain: FastifyInstance, { people, messenger, notices, gates }: PushRoutesOptions): void {
  const app = typed(plain)
  const answers = { 200: pushStateSchema, '4xx': problemSchema }
  const key = (): Promise<string> => messenger.publicKey()

  app.get(
    '/api/me/push',
    { schema: { summary: 'Are you told when it is your turn?', response: answers } },
    async (request, reply) => {
      const on = request.shown !== undefined && (await people.isSubscribed(request.shown.device))
      return reply.send({ key: await key(), on })
    },
  )

  app.post(
    '/api/me/push',
    {
      schema: {
        summary: 'Be told when it is your turn',
        description: 'By a push message to this device while no page of the table is open, once a turn.',
        body: subscriptionRequest,
        response: answers,
      },
    },
    async (request, reply) => {
      await gates.identity(request)
      const { subscription, language } = request.body
      const { endpoint, keys } = subscription
      if (!messenger.accepts(endpoint)) return refuseWith(reply, badService)
      const { device, person } = mustHaveKey(request, reply)
      await people.subscribe({ device, endpoint, publicKey: keys.p256dh, auth: keys.auth, language, since: Date.now() })
      notices.changed(person)
      return reply.send({ key: await key(), on: true })
    },
  )

  app.delete('/api/me/push', { schema: { summary: 'Be told no more', response: answers } }, async (request, reply) => {
    if (request.shown !== undefined) {
      await people.unsubscribe(request.shown.device)
      notices.changed(request.shown.person)
    }
    return reply.send({ key: await key(), on: false })
  })
}

function isOnCurve(point: string): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1', 'base64url', 'hex', 'compressed')
    return true
  } catch {
    return false
  }
}
