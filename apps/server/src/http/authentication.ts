import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, cookieOptions } from '../identity/cookie.ts'
import type { Identities } from '../identity/identities.ts'
import { deviceOf, newKey, type Shown, whoAsks } from '../identity/identity.ts'
import { isFromHere } from '../identity/site.ts'
import type { PersonId } from '../tables/entry.ts'
import { isRefusal, refusal } from '../tables/refusal.ts'
import { Refused } from './problems.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key came with the request; undefined if none did. */
    shown: Shown | undefined
    /** The browser talks to us over https, if only as far as a proxy. */
    isSecure: boolean
  }
  interface FastifyContextConfig {
    /** Keys of people say nothing here. */
    readonly isForOperators?: boolean
  }
}

/** Every request is looked at for a key. What a browser sends with its cookie must come from our own page. */
export async function knowPeople(
  app: FastifyInstance,
  identities: Identities,
  origin: string | undefined,
): Promise<void> {
  await app.register(cookie)
  app.decorateRequest('shown', undefined)
  app.decorateRequest('isSecure', false)
  const isAlwaysSecure = origin?.startsWith('https:') === true
  const check = (request: FastifyRequest): Refused | undefined => {
    const isSafe = request.method === 'GET' || request.method === 'HEAD'
    if (isSafe || request.shown?.by === 'bearer' || isFromHere(request.headers, request.host, origin)) return undefined
    return new Refused(refusal('cross-site', 'This must be asked from a page of this server.'))
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isForOperators === true) return done()
    request.isSecure = isAlwaysSecure || request.protocol === 'https'
    const shown = whoAsks(request.headers.authorization, request.cookies[cookieName(request.isSecure)])
    if (shown === undefined) return done(check(request))
    if (isRefusal(shown)) return done(new Refused(shown))
    const know = (person: PersonId): void => {
      request.shown = { device: shown.device, by: shown.by, person }
      done(check(request))
    }
    // Most are remembered, and they need not wait for another turn of the event loop.
    const person = identities.personOf(shown.device)
    if (typeof person === 'string') know(person)
    else person.then(know, done)
  })
}

/** Who asks; whoever has no key yet gets one. */
export function mustBeSomebody(request: FastifyRequest, reply: FastifyReply): PersonId {
  return mustHaveKey(request, reply).person
}

/** The same, with the device that asks. */
export function mustHaveKey(request: FastifyRequest, reply: FastifyReply): Shown {
  if (request.shown === undefined) {
    const key = newKey()
    giveKey(request, reply, key)
    const device = deviceOf(key)
    request.shown = { device, person: device, by: 'cookie' }
  }
  return request.shown
}

/** From now on the browser shows this key. */
export function giveKey({ isSecure }: FastifyRequest, reply: FastifyReply, key: string): void {
  reply.setCookie(cookieName(isSecure), key, cookieOptions(isSecure))
}

/** The browser forgets its key. */
export function takeKey({ isSecure }: FastifyRequest, reply: FastifyReply): void {
  const { maxAge: _, ...options } = cookieOptions(isSecure)
  reply.clearCookie(cookieName(isSecure), options)
}

/** A visit to one's own page begins the cookie's time anew. */
export function keepKey(request: FastifyRequest, reply: FastifyReply): void {
  const key = request.cookies[cookieName(request.isSecure)]
  if (request.shown?.by === 'cookie' && key !== undefined) giveKey(request, reply, key)
}
