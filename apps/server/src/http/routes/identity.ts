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
import type { Identities } from '../../identity/identities.ts'
import { deviceOf, newKey, type Shown } from '../../identity/identity.ts'
import { labelOf } from '../../identity/label.ts'
import { Passkeys } from '../../identity/passkeys.ts'
import { type Site, siteOf } from '../../identity/site.ts'
import type { History } from '../../store/history.ts'
import type { Device, People } from '../../store/people.ts'
import { isRefusal, refusal } from '../../tables/refusal.ts'
import { giveKey, keepKey, mustHaveKey, takeKey } from '../authentication.ts'
import type { Gates } from '../limits.ts'
import { Refused, refuseWith } from '../problems.ts'
import { typed } from '../type-provider.ts'

export interface IdentityRoutesOptions {
  readonly people: People
  readonly history: History
  readonly identities: Identities
  readonly gates: Gates
  readonly origin: string | undefined
}

const NAMELESS = 'Trick Bento'
const nobody = refusal('not-found', 'You are nobody here yet.')
const badHost = refusal('bad-request', 'This host cannot be read.')

/** A person's own page: what is known about them, their passkeys and devices, and the way out. */
export function identityRoutes(plain: FastifyInstance, options: IdentityRoutesOptions): void {
  const { people, history, identities, gates, origin } = options
  const app = typed(plain)
  const passkeys = new Passkeys(people)
  const answers = { 200: meSchema, '4xx': problemSchema }

  const whatIsKnown = async (shown: Shown | undefined): Promise<Me> => {
    if (shown === undefined) return { somebody: false, passkeys: [], devices: [] }
    const [mine, devices] = await Promise.all([people.passkeysOf(shown.person), people.devicesOf(shown.person)])
    return {
      somebody: true,
      passkeys: mine.map(({ id, label, since, usedAt }) => ({ id, label, since, usedAt })),
      devices: devices.map(({ id, label, since, device }) => ({ id, label, since, you: device === shown.device })),
    }
  }
  const newDevice = (request: FastifyRequest, { device, person }: Omit<Shown, 'by'>): Device => ({
    device,
    person,
    id: randomUUID(),
    label: labelOf(request.headers['user-agent']),
    since: Date.now(),
  })
  const leave = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.shown !== undefined) await identities.leave(request.shown.device)
    takeKey(request, reply)
    request.shown = undefined
  }

  app.get('/api/me', { schema: { summary: 'What is known about you', response: answers } }, async (request, reply) => {
    keepKey(request, reply)
    return reply.send(await whatIsKnown(request.shown))
  })

  app.delete(
    '/api/me',
    {
      schema: {
        summary: 'Delete what is known about you',
        description:
          'Passkeys, devices, subscriptions, your history and ratings, and those of games that have not ended yet. ' +
          'Logs of tables keep the name that you sat down with.',
        response: answers,
      },
    },
    async (request, reply) => {
      await gates.identity(request)
      if (request.shown !== undefined) {
        const { person, device } = request.shown
        await people.removePasskeys(person)
        await history.forget(person)
        await identities.signOutOthers(person, device)
      }
      await leave(request, reply)
      return reply.send(await whatIsKnown(undefined))
    },
  )

  app.post(
    '/api/me/leave',
    {
      schema: {
        summary: 'Forget this device',
        description: 'Its key is no longer you. Without a passkey, nobody can be you any more.',
        response: answers,
      },
    },
    async (request, reply) => {
      await gates.identity(request)
      await leave(request, reply)
      return reply.send(await whatIsKnown(undefined))
    },
  )

  app.post(
    '/api/me/passkeys/options',
    {
      schema: {
        summary: 'Begin to add a passkey',
        body: passkeyOptionsRequestSchema,
        response: { 200: credentialOptionsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await gates.identity(request)
      const shown = mustHaveKey(request, reply)
      const made = await passkeys.optionsToAdd(shown, siteFor(request, origin), request.body.name ?? NAMELESS)
      return isRefusal(made) ? refuseWith(reply, made) : reply.send({ ...made })
    },
  )

  app.post(
    '/api/me/passkeys',
    { schema: { summary: 'Add the passkey', body: newCredentialSchema, response: answers } },
    async (request, reply) => {
      await gates.identity(request)
      const { shown } = request
      if (shown === undefined) return refuseWith(reply, nobody)
      const why = await passkeys.add(
        shown,
        siteFor(request, origin),
        request.body,
        labelOf(request.headers['user-agent']),
      )
      if (why !== undefined) return refuseWith(reply, why)
      await identities.link(newDevice(request, shown))
      return reply.send(await whatIsKnown(shown))
    },
  )

  app.delete(
    '/api/me/passkeys/:id',
    { schema: { summary: 'Remove a passkey', params: passkeyParamsSchema, response: answers } },
    async (request, reply) => {
      const { shown } = request
      const isRemoved = shown !== undefined && (await people.removePasskey(shown.person, request.params.id))
      if (!isRemoved) return refuseWith(reply, refusal('not-found', 'You have no such passkey.'))
      return reply.send(await whatIsKnown(shown))
    },
  )

  app.post(
    '/api/sign-in/options',
    {
      schema: {
        summary: 'Begin to sign in with a passkey',
        response: { 200: credentialOptionsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await gates.identity(request)
      const { device } = mustHaveKey(request, reply)
      const made = await passkeys.optionsToUse(device, siteFor(request, origin))
      return reply.send({ ...made })
    },
  )

  app.post(
    '/api/sign-in',
    {
      schema: {
        summary: 'Be who the passkey says',
        description: 'You get a new key, in a cookie. Who this device was before is left behind.',
        body: signedCredentialSchema,
        response: answers,
      },
    },
    async (request, reply) => {
      await gates.identity(request)
      const { shown } = request
      if (shown === undefined) return refuseWith(reply, nobody)
      const passkey = await passkeys.use(shown.device, siteFor(request, origin), request.body)
      if (isRefusal(passkey)) return refuseWith(reply, passkey)
      const key = newKey()
      const next = { device: deviceOf(key), person: passkey.person }
      await identities.link(newDevice(request, next))
      await identities.leave(shown.device)
      giveKey(request, reply, key)
      return reply.send(await whatIsKnown({ ...next, by: 'cookie' }))
    },
  )

  app.delete(
    '/api/me/devices',
    { schema: { summary: 'Sign out all other devices', response: answers } },
    async (request, reply) => {
      const { shown } = request
      if (shown !== undefined) await identities.signOutOthers(shown.person, shown.device)
      return reply.send(await whatIsKnown(shown))
    },
  )

  app.delete(
    '/api/me/devices/:id',
    { schema: { summary: 'Sign out another device', params: deviceParamsSchema, response: answers } },
    async (request, reply) => {
      const { shown } = request
      const isDone = shown !== undefined && (await identities.signOut(shown.person, request.params.id))
      if (!isDone) return refuseWith(reply, refusal('not-found', 'You have no such device.'))
      return reply.send(await whatIsKnown(shown))
    },
  )
}

function siteFor(request: FastifyRequest, origin: string | undefined): Site {
  const site = siteOf(request.host, origin)
  if (site === undefined) throw new Refused(badHost)
  return site
}
