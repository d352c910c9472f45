import type { RequestListener } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isForServer, type OnlineServer, openServer } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { openBus, openStore } from '../open-backends.ts'
import { makeLog } from '../operations/log.ts'
import { Metrics, type Part } from '../operations/metrics.ts'
import { ROOT } from '../root.ts'
import { readSite, type Site } from '../site/site.ts'
import { siteListener } from '../site/site-listener.ts'
import { LOOPBACK, listenOnFreePort, urlOf } from './listen.ts'
import { HELP, type Options, readOptions } from './options.ts'

/** Requests that were sent before the server stopped arrive within this many milliseconds, and are answered. */
const LAST_REQUESTS = 300
const ALL_INTERFACES = ['0.0.0.0', '::']
const WRONG_USAGE = 2

/** Builds the page, with these game files in it. */
export type BuildSite = (games: readonly string[]) => Promise<Site>

/** Starts the server as the command line says, until a signal ends it. Without `buildSite` it builds no page. */
export async function start(args: string[], env: NodeJS.ProcessEnv, buildSite?: BuildSite): Promise<void> {
  const options = readOptions(args, env)
  if (typeof options === 'string') return fail(options, WRONG_USAGE)
  if (options.help) return console.log(HELP)
  const config = readConfig(env, options.data ?? join(ROOT, '.data'))
  if (typeof config === 'string') return fail(config, WRONG_USAGE)
  try {
    await serve(options, config, buildSite)
  } catch (error) {
    fail((error as Error).message, 1)
  }
}

async function serve(options: Options, config: Config, buildSite: BuildSite = noSite): Promise<void> {
  // Until the server listens, it can end at any time: an unfinished build is discarded.
  let end = async (): Promise<void> => {}
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end().finally(() => process.exit(0)))
  }
  const site = options.site === undefined ? await buildSite(options.games) : readSite(options.site)
  const online = await openOnline(config)
  end = () => online.close()
  const listening = await listenOnFreePort(answerBoth(site, online), options).catch(async (error) => {
    await online.close()
    throw error
  })
  end = async () => {
    listening.stop()
    await Promise.all([online.close(), setTimeout(LAST_REQUESTS)])
    await listening.close()
  }
  printAddress(options.host, listening.port)
}

const noSite: BuildSite = async (games) => {
  if (games.length > 0) throw new Error('This program builds no page; give game files to npm start.')
  return new Map()
}

function answerBoth(site: Site, online: OnlineServer): RequestListener {
  const answerPage = siteListener(site)
  return (request, response) => (isForServer(request) ? online.answer : answerPage)(request, response)
}

async function openOnline(config: Config): Promise<OnlineServer> {
  const log = makeLog(config.logLevel)
  const metrics = new Metrics()
  const troubleOf = (part: Part) => (what: string, error: unknown) => {
    metrics.trouble.inc({ part })
    log.error({ err: error }, what)
  }
  const store = await openStore(config.database, troubleOf('store'))
  const bus = await openBus(config.redis, troubleOf('bus')).catch(async (error) => {
    await store.close()
    throw error
  })
  return openServer({ ...config, store, bus, log, metrics })
}

function printAddress(host: string, port: number): void {
  const isOpenToAll = ALL_INTERFACES.includes(host)
  console.log(`Trick Bento is at ${urlOf(isOpenToAll ? LOOPBACK : host, port)}`)
  if (isOpenToAll) for (const each of networkAddresses()) console.log(`  on your network: ${urlOf(each, port)}`)
  console.log('Press Ctrl-C to stop.')
}

const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

function fail(sentence: string, code: number): void {
  console.error(sentence)
  process.exitCode = code
}
