import { randomUUID } from 'node:crypto'
import {
  credentialOptionsSchema,
  deviceParamsSchema,
  type Me,
  meSchema,
  newCredentialSchema,
  passkeyOptionsRequestSchema,
  passkeyParamsSchema,
  problemSchema,
  signedCredentialSchema,
} from '@trick-bento/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { labelOf } from '../../identity/device-label.ts'
import type { Identities } from '../../identity/identities.ts'
import { type Caller, deviceOf, newKey } from '../../identity/identity.ts'
import { Passkeys } from '../../identity/passkeys.ts'
import { type Site, siteOf } from '../../identity/public-origin.ts'
import type { History } from '../../store/history.ts'
import type { Device, People } from '../../store/people.ts'
import { isRefusal, refusal } from '../../tables/refusal.ts'
import { clearKeyCookie, renewKeyCookie, requireCaller, setKeyCookie } from '../authentication.ts'
import type { RateLimits } from '../limits.ts'
import { ProblemError, sendProblem } from '../problems.ts'
import { withSchemas } from '../type-provider.ts'

export interface IdentityRoutesOptions {
  readonly people: People
  readonly history: History
  readonly identities: Identities
  readonly rateLimits: RateLimits
  readonly origin: string | undefined
}

/** The name of a passkey without a name. */
const DEFAULT_NAME = 'Trick Bento'
const noKey = refusal('not-found', 'You have no key yet.')
const badHost = refusal('bad-request', 'The host of this request is not valid.')

/** What the server knows about the caller, their passkeys and devices, signing in, and leaving. */
export function identityRoutes(plain: FastifyInstance, options: IdentityRoutesOptions): void {
  const { people, history, identities, rateLimits, origin } = options
  const app = withSchemas(plain)
  const passkeys = new Passkeys(people)
  const responses = { 200: meSchema, '4xx': problemSchema }

  const profileOf = async (caller: Caller | undefined): Promise<Me> => {
    if (caller === undefined) return { somebody: false, passkeys: [], devices: [] }
    const [mine, devices] = await Promise.all([people.passkeysOf(caller.person), people.devicesOf(caller.person)])
    return {
      somebody: true,
      passkeys: mine.map(({ id, label, since, usedAt }) => ({ id, label, since, usedAt })),
      devices: devices.map(({ id, label, since, device }) => ({ id, label, since, you: device === caller.device })),
    }
  }
  const newDevice = (request: FastifyRequest, { device, person }: Omit<Caller, 'by'>): Device => ({
    device,
    person,
    id: randomUUID(),
    label: labelOf(request.headers['user-agent']),
    since: Date.now(),
  })
  const leave = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.caller !== undefined) await identities.leave(request.caller.device)
    clearKeyCookie(request, reply)
    request.caller = undefined
  }

  app.get(
    '/api/me',
    { schema: { summary: 'What the server knows about you', response: responses } },
    async (request, reply) => {
      renewKeyCookie(request, reply)
      return reply.send(await profileOf(request.caller))
    },
  )

  app.delete(
    '/api/me',
    {
      schema: {
        summary: 'Delete what the server knows about you',
        description:
          'Your passkeys, devices, subscriptions, history and ratings, also those of games that have not ended yet. ' +
          'The logs of tables keep the names that you used there.',
        response: responses,
      },
    },
    async (request, reply) => {
      await rateLimits.identity(request)
      if (request.caller !== undefined) {
        const { person, device } = request.caller
        await people.removePasskeys(person)
        await history.forget(person)
        await identities.signOutOthers(person, device)
      }
      await leave(request, reply)
      return reply.send(await profileOf(undefined))
    },
  )

  app.post(
    '/api/me/leave',
    {
      schema: {
        summary: 'Forget this device',
        description: 'Its key becomes invalid. Without a passkey, you cannot become the same person again.',
        response: responses,
      },
    },
    async (request, reply) => {
      await rateLimits.identity(request)
      await leave(request, reply)
      return reply.send(await profileOf(undefined))
    },
  )

  app.post(
    '/api/me/passkeys/options',
    {
      schema: {
        summary: 'Get the options to create a passkey',
        body: passkeyOptionsRequestSchema,
        response: { 200: credentialOptionsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await rateLimits.identity(request)
      const caller = requireCaller(request, reply)
      const made = await passkeys.optionsToAdd(caller, siteFor(request, origin), request.body.name ?? DEFAULT_NAME)
      return isRefusal(made) ? sendProblem(reply, made) : reply.send({ ...made })
    },
  )

  app.post(
    '/api/me/passkeys',
    { schema: { summary: 'Add a passkey', body: newCredentialSchema, response: responses } },
    async (request, reply) => {
      await rateLimits.identity(request)
      const { caller } = request
      if (caller === undefined) return sendProblem(reply, noKey)
      const problem = await passkeys.add(
        caller,
        siteFor(request, origin),
        request.body,
        labelOf(request.headers['user-agent']),
      )
      if (problem !== undefined) return sendProblem(reply, problem)
      await identities.link(newDevice(request, caller))
      return reply.send(await profileOf(caller))
    },
  )

  app.delete(
    '/api/me/passkeys/:id',
    { schema: { summary: 'Remove a passkey', params: passkeyParamsSchema, response: responses } },
    async (request, reply) => {
      const { caller } = request
      const isRemoved = caller !== undefined && (await people.removePasskey(caller.person, request.params.id))
      if (!isRemoved) return sendProblem(reply, refusal('not-found', 'You have no such passkey.'))
      return reply.send(await profileOf(caller))
    },
  )

  app.post(
    '/api/sign-in/options',
    {
      schema: {
        summary: 'Get the options to sign in with a passkey',
        response: { 200: credentialOptionsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await rateLimits.identity(request)
      const { device } = requireCaller(request, reply)
      const made = await passkeys.optionsToUse(device, siteFor(request, origin))
      return reply.send({ ...made })
    },
  )

  app.post(
    '/api/sign-in',
    {
      schema: {
        summary: 'Sign in with a passkey',
        description: 'You get a new key in a cookie. The previous key of this device becomes invalid.',
        body: signedCredentialSchema,
        response: responses,
      },
    },
    async (request, reply) => {
      await rateLimits.identity(request)
      const { caller } = request
      if (caller === undefined) return sendProblem(reply, noKey)
      const passkey = await passkeys.use(caller.device, siteFor(request, origin), request.body)
      if (isRefusal(passkey)) return sendProblem(reply, passkey)
      const key = newKey()
      const next = { device: deviceOf(key), person: passkey.person }
      await identities.link(newDevice(request, next))
      await identities.leave(caller.device)
      setKeyCookie(request, reply, key)
      return reply.send(await profileOf({ ...next, by: 'cookie' }))
    },
  )

  app.delete(
    '/api/me/devices',
    { schema: { summary: 'Sign out all other devices', response: responses } },
    async (request, reply) => {
      const { caller } = request
      if (caller !== undefined) await identities.signOutOthers(caller.person, caller.device)
      return reply.send(await profileOf(caller))
    },
  )

  app.delete(
    '/api/me/devices/:id',
    { schema: { summary: 'Sign out another device', params: deviceParamsSchema, response: responses } },
    async (request, reply) => {
      const { caller } = request
      const isDone = caller !== undefined && (await identities.signOut(caller.person, request.params.id))
      if (!isDone) return sendProblem(reply, refusal('not-found', 'You have no such device.'))
      return reply.send(await profileOf(caller))
    },
  )
}

function siteFor(request: FastifyRequest, origin: string | undefined): Site {
  const site = siteOf(request.host, origin)
  if (site === undefined) throw new ProblemError(badHost)
  return site
}
