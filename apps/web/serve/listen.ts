import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'

export interface Listening {
  readonly port: number
  /** Lets nobody else in; whoever is there may stay. */
  stop(): void
  close(): Promise<void>
}

export const LOOPBACK = 'localhost'

/** What `localhost` may mean to a browser. */
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1']

/** How long somebody may take to ask, in milliseconds; those who take longer are sent away, and looked for so often. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 }

/** Listens on a port, 0 being any free one; `localhost` is both of its addresses, as far as this machine has them. */
export async function listen(
  answer: RequestListener,
  host: string,
  port: number,
  patience = PATIENCE,
): Promise<Listening> {
  const [first, ...others] = host === LOOPBACK ? LOOPBACK_ADDRESSES : [host]
  const servers = [await listenAt(answer, first!, port, patience)]
  const chosen = (servers[0]!.address() as AddressInfo).port
  const stop = () => {
    // Closing an HTTP server cuts connections that rest, though a request may be on its way.
    for (const server of servers) NetServer.prototype.close.call(server)
  }
  const close = async () => {
    await Promise.all(servers.map(closeServer))
  }
  try {
    for (const each of others) servers.push(await listenAt(answer, each, chosen, patience))
  } catch (error) {
    if (isTaken(error)) {
      await close()
      if (port === 0) return listen(answer, host, port, patience)
      throw error
    }
  }
  return { port: chosen, stop, close }
}

export const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

function listenAt(answer: RequestListener, host: string, port: number, patience: typeof PATIENCE): Promise<Server> {
  const server = createServer(patience, answer)
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
