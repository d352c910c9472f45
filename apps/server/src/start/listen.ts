import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'

export interface Listening {
  readonly port: number
  /** Accepts no new connection; open connections stay. */
  stop(): void
  close(): Promise<void>
}

export const LOOPBACK = 'localhost'

/** The addresses that a browser may use for `localhost`. */
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1']

/** How long a client may take to send a request, in milliseconds. Slower connections are closed. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 }

/** Listens on a port; 0 is any free one. For `localhost` it listens on both loopback addresses, if both exist. */
export async function listen(
  answer: RequestListener,
  host: string,
  port: number,
  timeouts = TIMEOUTS,
): Promise<Listening> {
  const [first, ...others] = host === LOOPBACK ? LOOPBACK_ADDRESSES : [host]
  const servers = [await listenAt(answer, first!, port, timeouts)]
  const chosen = (servers[0]!.address() as AddressInfo).port
  const stop = () => {
    // `close` of an HTTP server also closes idle connections, on which a request may be on its way.
    for (const server of servers) NetServer.prototype.close.call(server)
  }
  const close = async () => {
    await Promise.all(servers.map(closeServer))
  }
  try {
    for (const each of others) servers.push(await listenAt(answer, each, chosen, timeouts))
  } catch (error) {
    if (isPortTaken(error)) {
      await close()
      if (port === 0) return listen(answer, host, port, timeouts)
      throw error
    }
  }
  return { port: chosen, stop, close }
}

const MOST_PORTS_TRIED = 50

export interface Address {
  readonly host: string
  readonly port: number
  /** The port was asked for, so no other one will do. */
  readonly portIsFixed: boolean
}

/** Listens on this port or, unless it is fixed, on the next free one. Rejects with a sentence for the terminal. */
export async function listenOnFreePort(
  answer: RequestListener,
  { host, port, portIsFixed }: Address,
): Promise<Listening> {
  const last = portIsFixed ? port : port + MOST_PORTS_TRIED
  for (let each = port; ; each++) {
    try {
      return await listen(answer, host, each)
    } catch (error) {
      if (!isPortTaken(error)) {
        throw new Error(`The server cannot listen on ${host}, port ${each} (${(error as Error).message}).`)
      }
      if (each === last) throw new Error(takenSentence(port, last))
    }
  }
}

const takenSentence = (first: number, last: number): string =>
  first === last
    ? `Port ${first} is taken; choose another, or omit it to get a free one.`
    : `The ports from ${first} to ${last} are all taken; choose another with --port.`

export const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/`

const isPortTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

function listenAt(answer: RequestListener, host: string, port: number, timeouts: typeof TIMEOUTS): Promise<Server> {
  const server = createServer(timeouts, answer)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => resolve(server))
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
