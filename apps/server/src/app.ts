import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { PROBLEM_STATUS } from '@trick-bento/protocol/constants'
import type { Logger } from 'pino'
import { BotPool } from './bots/bot-pool.ts'
import { buildApi } from './http/api.ts'
import type { Limits } from './http/limits.ts'
import { Identities, type IdentitiesOptions } from './identity/identities.ts'
import { Metrics } from './operations/metrics.ts'
import { Readiness } from './operations/readiness.ts'
import { Messenger } from './push/messenger.ts'
import { Notices } from './push/notices.ts'
import { rateGame } from './ratings/ratings.ts'
import { SECURITY_HEADERS } from './site/security-headers.ts'
import type { Job } from './store/store.ts'
import { Streams, type StreamsOptions } from './streams/streams.ts'
import type { PersonId } from './tables/entry.ts'
import { refusal } from './tables/refusal.ts'
import { Tables, type TablesOptions } from './tables/tables.ts'

export interface ServerOptions
  extends TablesOptions,
    Pick<StreamsOptions, 'heartbeat' | 'patience'>,
    Pick<IdentitiesOptions, 'identityCacheTime'> {
  readonly limits: Limits
  readonly log: Logger
  readonly metrics?: Metrics
  /** The number of proxies in front whose forwarded address and protocol are trusted; 0 by default. */
  readonly trustedProxies?: number
  /** The public origin of this server; by default the `Host` header of a request decides. */
  readonly origin?: string | undefined
  /** Allows requests for metrics from other machines. */
  readonly metricsToken?: string | undefined
  /** Origins of push services in addition to the known ones. */
  readonly pushServices?: readonly string[]
  /** Milliseconds between two checks for notices that are due. */
  readonly noticeInterval?: number
}

export interface OnlineServer {
  readonly answer: RequestListener
  /** Finishes running requests and jobs, ends all streams, and closes store and bus. */
  close(): Promise<void>
}

const BOT_THREADS = Math.max(1, availableParallelism() - 1)
/** How long a shutdown waits for bots and then for requests, in milliseconds. */
const BOT_TIMEOUT = 2000
const REQUEST_TIMEOUT = 5000

/** The paths of the API; all others belong to the page. */
export const SERVER_PATHS: readonly string[] = ['/api', '/healthz', '/readyz', '/metrics']

export const isForServer = ({ url = '' }: IncomingMessage): boolean =>
  SERVER_PATHS.includes(/^\/[^/?#]*/.exec(url)?.[0] ?? '')

/** Opens the API and everything behind it, on this store and bus. */
export async function openServer(options: ServerOptions): Promise<OnlineServer> {
  const { store, bus, log, limits, metrics = new Metrics(), trustedProxies = 0 } = options
  const { origin, metricsToken, pushServices = [] } = options
  const { people } = store
  const onError = (error: unknown): void => {
    metrics.trouble.inc({ part: 'tables' })
    log.error({ err: error }, 'trouble')
  }
  const tables = new Tables(options)
  const streams = new Streams({ ...options, tables, onError })
  const identities = new Identities({ ...options, people, onError })
  const messenger = new Messenger({ people, origin, pushServices })
  const isListening = (table: string, person: PersonId): boolean => streams.isListening(table, person)
  const notices = new Notices({ people, tables, messenger, isListening, onError, interval: options.noticeInterval })
  const bots = new BotPool(BOT_THREADS, onError)
  const readiness = new Readiness(store, bus)
  metrics.gauge('bento_streams', 'Open streams', () => streams.size)
  metrics.gauge('bento_tables_remembered', 'Tables in memory', () => tables.cached)
  metrics.gauge('bento_bots_waiting', 'Bot decisions that wait for a thread', () => bots.waiting)
  metrics.gauge('bento_bus_connected', '1 if messages of other nodes arrive', () => Number(bus.isConnected))
  tables.watch({ appended: (outcome, seconds) => metrics.appends.observe({ outcome }, seconds) })
  const api = await buildApi({
    tables,
    streams,
    people,
    identities,
    messenger,
    notices,
    history: store.history,
    limits,
    log,
    metrics,
    readiness,
    trustedProxies,
    origin,
    metricsToken,
  })
  const worker = await store.work((job) => carryOut(job))

  async function carryOut(job: Job): Promise<void> {
    metrics.lateness.observe({ kind: job.kind }, Math.max(0, Date.now() - job.at) / 1000)
    try {
      if (job.kind === 'rate') await rateGame(store.history, job.table)
      else await tables.carryOut(job, (table, { seat, level }) => bots.move(table.match!, table.settings, seat, level))
      metrics.jobs.inc({ kind: job.kind, outcome: 'done' })
    } catch (error) {
      metrics.jobs.inc({ kind: job.kind, outcome: 'failed' })
      throw error
    }
  }

  let isClosing = false
  const openResponses = new Set<ServerResponse>()
  return {
    answer(request, response) {
      if (isClosing) return refuseRequest(response)
      openResponses.add(response)
      response.once('close', () => openResponses.delete(response))
      api.routing(request, response)
    },
    async close() {
      isClosing = true
      readiness.close()
      for (const response of openResponses) response.shouldKeepAlive = false
      // A bot decision that is not ready by then is made by another node, or after the next start.
      const stopped = worker.stop()
      await Promise.race([stopped, setTimeout(BOT_TIMEOUT, undefined, { ref: false })])
      await bots.close()
      await stopped
      await notices.close()
      await streams.close()
      await allClosed(openResponses, REQUEST_TIMEOUT)
      await api.close()
      await identities.close()
      await bus.close()
      await store.close()
    },
  }
}

function refuseRequest(response: ServerResponse): void {
  const why = refusal('shutting-down', 'The server is restarting; try again.')
  response.writeHead(PROBLEM_STATUS[why.code], {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '2',
    connection: 'close',
  })
  response.end(JSON.stringify(why))
}

async function allClosed(responses: ReadonlySet<ServerResponse>, most: number): Promise<void> {
  const closed = [...responses].map((each) => new Promise<void>((resolve) => each.once('close', resolve)))
  await Promise.race([Promise.all(closed), setTimeout(most, undefined, { ref: false })])
}
