import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { LevelName } from '@trick-bento/bots'
import { quote } from '@trick-bento/kit'
import { pauseBefore } from '@trick-bento/play'
import { LIMITS, type Limits, NO_LIMITS } from './http/limits.ts'
import { LOG_LEVELS, type LogLevel } from './operations/log.ts'

/** The configuration of a server, from environment variables. */
export interface Config {
  /** The file of the database, or the address of a PostgreSQL database. */
  readonly database: string
  /** The address of a Redis server, for several nodes; not needed for a single one. */
  readonly redis: string | undefined
  readonly logLevel: LogLevel
  readonly limits: Limits
  /** The number of proxies in front whose forwarded headers are trusted. */
  readonly trustedProxies: number
  /** The public origin, such as https://bento.example; by default the `Host` header of a request decides. */
  readonly origin: string | undefined
  /** Allows requests for metrics from other machines. */
  readonly metricsToken: string | undefined
  /** Origins of push services in addition to the known ones. */
  readonly pushServices: readonly string[]
  /** Milliseconds of the pause before a bot of this level moves. */
  readonly pace: (level: LevelName) => number
}

const FILE = 'trick-bento.sqlite'

/** Reads the configuration. Returns a sentence if it is wrong. */
export function readConfig(env: NodeJS.ProcessEnv, folder: string): Config | string {
  const { DATABASE, REDIS, LOG_LEVEL = 'warn', LIMITS: limits = 'on', TRUST_PROXY = 'no', BOT_PACE = '1' } = env
  const { ORIGIN, METRICS_TOKEN, PUSH_SERVICES = '' } = env
  const logLevel = LOG_LEVELS.find((level) => level === LOG_LEVEL)
  if (logLevel === undefined) return `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${quote(LOG_LEVEL)}.`
  if (limits !== 'on' && limits !== 'off') return `LIMITS must be on or off, not ${quote(limits)}.`
  const trustedProxies = TRUST_PROXY === 'yes' ? 1 : TRUST_PROXY === 'no' ? 0 : Number(TRUST_PROXY || Number.NaN)
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0) {
    return `TRUST_PROXY must be no, yes or the number of proxies in front, not ${quote(TRUST_PROXY)}.`
  }
  if (ORIGIN && !isOrigin(ORIGIN)) return `ORIGIN must be like https://bento.example, not ${quote(ORIGIN)}.`
  const pushServices = PUSH_SERVICES.split(/[\s,]+/).filter(Boolean)
  const invalid = pushServices.find((each) => !isOrigin(each))
  if (invalid) return `PUSH_SERVICES must be origins like https://push.example, not ${quote(invalid)}.`
  const factor = Number(BOT_PACE)
  if (!(factor >= 0 && factor <= 100)) return `BOT_PACE must be a number from 0 to 100, not ${quote(BOT_PACE)}.`
  return {
    database: DATABASE || join(folder, FILE),
    redis: REDIS || undefined,
    logLevel,
    limits: limits === 'on' ? LIMITS : NO_LIMITS,
    trustedProxies,
    origin: ORIGIN || undefined,
    metricsToken: METRICS_TOKEN || undefined,
    pushServices,
    pace: (level) => pauseBefore(level, { below: randomInt }, factor),
  }
}

/** An http or https address with nothing after the host. */
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
