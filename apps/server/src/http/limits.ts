import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '../tables/refusal.ts'
import { rateLimitKey } from './address.ts'
import { ProblemError } from './problems.ts'

/** How much one address or one person may request. `rateLimitKey` defines what counts as one address. */
export interface Limits {
  /** Requests of an address per minute. */
  readonly requests: number
  /** Commands of a person per ten seconds. */
  readonly commands: number
  /** Chat messages of a person per ten seconds. */
  readonly sayings: number
  /** Chat messages from an address per ten seconds; a client can use a new key for each message. */
  readonly sayingsOfAddress: number
  /** Tables that a person opens per hour. */
  readonly tables: number
  /** Tables that are opened from an address per hour. */
  readonly tablesOfAddress: number
  /** Requests of an address about identity per ten minutes: passkeys, signing in, leaving. */
  readonly identity: number
  /** Open streams of a person. */
  readonly streams: number
  /** Open streams of an address. */
  readonly streamsOfAddress: number
}

export const LIMITS: Limits = {
  requests: 3000,
  commands: 60,
  sayings: 10,
  sayingsOfAddress: 60,
  tables: 60,
  tablesOfAddress: 200,
  identity: 200,
  streams: 12,
  streamsOfAddress: 200,
}

const UNLIMITED = Number.MAX_SAFE_INTEGER
export const NO_LIMITS: Limits = {
  requests: UNLIMITED,
  commands: UNLIMITED,
  sayings: UNLIMITED,
  sayingsOfAddress: UNLIMITED,
  tables: UNLIMITED,
  tablesOfAddress: UNLIMITED,
  identity: UNLIMITED,
  streams: UNLIMITED,
  streamsOfAddress: UNLIMITED,
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** How many addresses or persons each limit counts at a time. */
const CACHE_SIZE = 20_000

/** Throws a problem if the request exceeds a limit. */
type RateLimit = (request: FastifyRequest) => Promise<void>
export interface RateLimits {
  readonly request: RateLimit
  readonly command: RateLimit
  readonly saying: RateLimit
  readonly opening: RateLimit
  readonly identity: RateLimit
}

export async function makeRateLimits(app: FastifyInstance, limits: Limits): Promise<RateLimits> {
  await app.register(rateLimit, { global: false, cache: CACHE_SIZE })
  const limit = (max: number, timeWindow: number, keyOf: (request: FastifyRequest) => string): RateLimit => {
    if (max === UNLIMITED) return async () => {}
    const check = app.createRateLimit({ max, timeWindow, keyGenerator: keyOf })
    return async (request) => {
      const found = await check(request)
      if (found.isAllowed || !found.isExceeded) return
      const wait = found.ttlInSeconds
      throw new ProblemError(refusal('too-many', `Too many requests; try again in ${wait} seconds.`), wait)
    }
  }
  const addressOf = ({ ip }: FastifyRequest): string => rateLimitKey(ip)
  const personOf = ({ caller, ip }: FastifyRequest): string => caller?.person ?? rateLimitKey(ip)
  const both =
    (...checks: readonly RateLimit[]): RateLimit =>
    async (request) => {
      for (const check of checks) await check(request)
    }
  return {
    request: limit(limits.requests, MINUTE, addressOf),
    command: limit(limits.commands, 10 * SECOND, personOf),
    saying: both(limit(limits.sayings, 10 * SECOND, personOf), limit(limits.sayingsOfAddress, 10 * SECOND, addressOf)),
    opening: both(limit(limits.tables, HOUR, personOf), limit(limits.tablesOfAddress, HOUR, addressOf)),
    identity: limit(limits.identity, 10 * MINUTE, addressOf),
  }
}

/** Counts what is open at the same time, by key. */
export class OpenCounter {
  private readonly counts = new Map<string, number>()

  /** Counts one more and returns a function that ends it; undefined if there are `max` already. */
  enter(key: string, max: number): (() => void) | undefined {
    const count = this.counts.get(key) ?? 0
    if (count >= max) return undefined
    this.counts.set(key, count + 1)
    return () => {
      const left = this.counts.get(key)! - 1
      if (left > 0) this.counts.set(key, left)
      else this.counts.delete(key)
    }
  }
}
