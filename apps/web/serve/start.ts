import type { IncomingMessage, RequestListener } from 'node:http'
import { networkInterfaces } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { answerFrom } from './answer.ts'
import { siteWithGames, upToDateSite } from './build/build.ts'
import { isTaken, type Listening, LOOPBACK, listen } from './listen.ts'
import type { Options } from './options.ts'
import type { Site } from './site.ts'

const NEIGHBOURS = 50
/** Requests that were on their way when it ended arrive within so many milliseconds, and are answered. */
const LAST_REQUESTS = 300
const OPEN_TO_ALL = ['0.0.0.0', '::']

/** What answers beside the page, such as the online tables. */
export interface Beside {
  isFor(request: IncomingMessage): boolean
  readonly answer: RequestListener
  /** Finishes what is under way. */
  close(): Promise<void>
}

/** Builds what must be built, serves it and tells where. */
export async function start(options: Options, openBeside: () => Promise<Beside>): Promise<void> {
  // Nothing is lost by ending at any moment before: a build that is under way is thrown away.
  let end = async (): Promise<void> => {}
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end().finally(() => process.exit(0)))
  }
  try {
    const site = await siteWith(options.games)
    const beside = await openBeside()
    end = () => beside.close()
    const listening = await serve(answerBoth(site, beside), options).catch(async (error) => {
      await beside.close()
      throw error
    })
    end = async () => {
      listening.stop()
      await Promise.all([beside.close(), setTimeout(LAST_REQUESTS)])
      await listening.close()
    }
    tell(options.host, listening.port)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

function answerBoth(site: Site, beside: Beside): RequestListener {
  const answerPage = answerFrom(site)
  return (request, response) => (beside.isFor(request) ? beside.answer : answerPage)(request, response)
}

function siteWith(games: readonly string[]): Promise<Site> {
  const tell = (): void => console.error('Building the page (a few seconds) …')
  if (games.length === 0) return upToDateSite(tell)
  tell()
  return siteWithGames(games)
}

type Wanted = Pick<Options, 'host' | 'port' | 'portIsWanted'>

/** Listens at the port that is wanted, or at the next one that is free. */
export async function serve(answer: RequestListener, { host, port, portIsWanted }: Wanted): Promise<Listening> {
  const last = portIsWanted ? port : port + NEIGHBOURS
  for (let each = port; ; each++) {
    try {
      return await listen(answer, host, each)
    } catch (error) {
      if (!isTaken(error))
        throw new Error(`Nothing can be served on ${host}, port ${each} (${(error as Error).message}).`)
      if (each === last) throw new Error(takenSentence(port, last))
    }
  }
}

const takenSentence = (first: number, last: number): string =>
  first === last
    ? `Port ${first} is taken; choose another, or leave it out to get a free one.`
    : `The ports from ${first} to ${last} are all taken; choose another with --port.`

function tell(host: string, port: number): void {
  const isOpenToAll = OPEN_TO_ALL.includes(host)
  console.log(`Trick Bento is at ${addressOf(isOpenToAll ? LOOPBACK : host, port)}`)
  if (isOpenToAll) for (const each of ownAddresses()) console.log(`  and for others at ${addressOf(each, port)}`)
  console.log('Ctrl-C ends it.')
}

export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/`

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
