import { z } from 'zod'
import { LANGUAGES } from './constants.ts'
import type { Wire } from './wire-type.ts'

export const pushStateSchema = z.object({
  key: z.string().describe('The applicationServerKey to subscribe with'),
  on: z.boolean().describe('This device gets a notification when it is your turn'),
})
export type PushState = Wire<typeof pushStateSchema>

export const pushSubscriptionRequestSchema = z.strictObject({
  subscription: z
    .object({
      endpoint: z.url().max(2000),
      keys: z.object({
        p256dh: z.string().regex(/^[\w-]{87}$/),
        auth: z.string().regex(/^[\w-]{22}$/),
      }),
    })
    .describe('The result of toJSON() of a PushSubscription'),
  language: z.enum(LANGUAGES),
})
export type PushSubscriptionRequest = Wire<typeof pushSubscriptionRequestSchema>
