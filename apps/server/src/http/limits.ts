import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '../tables/refusal.ts'
import { householdOf } from './address.ts'
import { Refused } from './problems.ts'

/** How much one address or one person may ask for; what counts as one address, `householdOf` says. */
export interface Limits {
  /** Requests of an address in a minute. */
  readonly requests: number
  /** Commands of a person in ten seconds. */
  readonly commands: number
  /** Sayings of a person in ten seconds. */
  readonly sayings: number
  /** Sayings from an address in ten seconds: whoever wants to can be somebody new each time. */
  readonly sayingsOfAddress: number
  /** Tables that a person opens in an hour. */
  readonly tables: number
  /** Tables that are opened from an address in an hour. */
  readonly tablesOfAddress: number
  /** What is asked from an address about who somebody is, in ten minutes: passkeys, signing in, leaving. */
  readonly identity: number
  /** Streams of a person at a time. */
  readonly streams: number
  /** Streams of an address at a time. */
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

const none = Number.MAX_SAFE_INTEGER
export const NO_LIMITS: Limits = {
  requests: none,
  commands: none,
  sayings: none,
  sayingsOfAddress: none,
  tables: none,
  tablesOfAddress: none,
  identity: none,
  streams: none,
  streamsOfAddress: none,
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** So many addresses or persons are counted at a time. */
const COUNTED = 20_000

type Check = (request: FastifyRequest) => Promise<void>
export interface Gates {
  readonly request: Check
  readonly command: Check
  readonly saying: Check
  readonly opening: Check
  readonly identity: Check
}

/** What a request must pass; it throws a refusal if it comes too often. */
export async function makeGates(app: FastifyInstance, limits: Limits): Promise<Gates> {
  await app.register(rateLimit, { global: false, cache: COUNTED })
  const gate = (most: number, timeWindow: number, keyOf: (request: FastifyRequest) => string): Check => {
    if (most === none) return async () => {}
    const isWithin = app.createRateLimit({ max: most, timeWindow, keyGenerator: keyOf })
    return async (request) => {
      const found = await isWithin(request)
      if (found.isAllowed || !found.isExceeded) return
      const wait = found.ttlInSeconds
      throw new Refused(refusal('too-many', `That was too often; try again in ${wait} seconds.`), wait)
    }
  }
  const ofAddress = ({ ip }: FastifyRequest): string => householdOf(ip)
  const ofPerson = ({ shown, ip }: FastifyRequest): string => shown?.person ?? householdOf(ip)
  const both =
    (...checks: readonly Check[]): Check =>
    async (request) => {
      for (const check of checks) await check(request)
    }
  return {
    request: gate(limits.requests, MINUTE, ofAddress),
    command: gate(limits.commands, 10 * SECOND, ofPerson),
    saying: both(gate(limits.sayings, 10 * SECOND, ofPerson), gate(limits.sayingsOfAddress, 10 * SECOND, ofAddress)),
    opening: both(gate(limits.tables, HOUR, ofPerson), gate(limits.tablesOfAddress, HOUR, ofAddress)),
    identity: gate(limits.identity, 10 * MINUTE, ofAddress),
  }
}

/** Counts what is open at a time. */
export class Turnstile {
  private readonly open = new Map<string, number>()

  /** One more, if that is not too many; the result ends it. */
  enter(who: string, most: number): (() => void) | undefined {
    const count = this.open.get(who) ?? 0
    if (count >= most) return undefined
    this.open.set(who, count + 1)
    return () => {
      const left = this.open.get(who)! - 1
      if (left > 0) this.open.set(who, left)
      else this.open.delete(who)
    }
  }
}
