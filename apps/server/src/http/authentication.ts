import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, cookieOptions } from '../identity/cookie.ts'
import type { Identities } from '../identity/identities.ts'
import { type Caller, deviceOf, deviceOfRequest, newKey } from '../identity/identity.ts'
import { isSameOrigin } from '../identity/public-origin.ts'
import type { PersonId } from '../tables/entry.ts'
import { isRefusal, refusal } from '../tables/refusal.ts'
import { ProblemError } from './problems.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The person and device of the key that came with the request; undefined without a key. */
    caller: Caller | undefined
    /** The browser uses https, at least to the first proxy. */
    isSecure: boolean
  }
  interface FastifyContextConfig {
    /** The route ignores the keys of people. */
    readonly isForOperators?: boolean
  }
}

/** Reads the key of every request. A request with a cookie must come from a page of this server, unless it only reads. */
export async function authenticateRequests(
  app: FastifyInstance,
  identities: Identities,
  origin: string | undefined,
): Promise<void> {
  await app.register(cookie)
  app.decorateRequest('caller', undefined)
  app.decorateRequest('isSecure', false)
  const isAlwaysSecure = origin?.startsWith('https:') === true
  const crossSiteProblem = (request: FastifyRequest): ProblemError | undefined => {
    const isSafe = request.method === 'GET' || request.method === 'HEAD'
    if (isSafe || request.caller?.by === 'bearer' || isSameOrigin(request.headers, request.host, origin))
      return undefined
    return new ProblemError(refusal('cross-site', 'This request must come from a page of this server.'))
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isForOperators === true) return done()
    request.isSecure = isAlwaysSecure || request.protocol === 'https'
    const key = deviceOfRequest(request.headers.authorization, request.cookies[cookieName(request.isSecure)])
    if (key === undefined) return done(crossSiteProblem(request))
    if (isRefusal(key)) return done(new ProblemError(key))
    const accept = (person: PersonId): void => {
      request.caller = { device: key.device, by: key.by, person }
      done(crossSiteProblem(request))
    }
    // Most persons are cached; then the request need not wait for another turn of the event loop.
    const person = identities.personOf(key.device)
    if (typeof person === 'string') accept(person)
    else person.then(accept, done)
  })
}

/** The person who sent the request. Without a key, the reply sets a new one. */
export function requirePerson(request: FastifyRequest, reply: FastifyReply): PersonId {
  return requireCaller(request, reply).person
}

/** The person and device that sent the request. Without a key, the reply sets a new one. */
export function requireCaller(request: FastifyRequest, reply: FastifyReply): Caller {
  if (request.caller === undefined) {
    const key = newKey()
    setKeyCookie(request, reply, key)
    const device = deviceOf(key)
    request.caller = { device, person: device, by: 'cookie' }
  }
  return request.caller
}

export function setKeyCookie({ isSecure }: FastifyRequest, reply: FastifyReply, key: string): void {
  reply.setCookie(cookieName(isSecure), key, cookieOptions(isSecure))
}

export function clearKeyCookie({ isSecure }: FastifyRequest, reply: FastifyReply): void {
  const { maxAge: _, ...options } = cookieOptions(isSecure)
  reply.clearCookie(cookieName(isSecure), options)
}

/** Sets the cookie again, so that its lifetime starts anew. */
export function renewKeyCookie(request: FastifyRequest, reply: FastifyReply): void {
  const key = request.cookies[cookieName(request.isSecure)]
  if (request.caller?.by === 'cookie' && key !== undefined) setKeyCookie(request, reply, key)
}
