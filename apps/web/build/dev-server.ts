import { join } from 'node:path'
import { createServer } from 'vite'
import { CUSTOM_GAMES } from './custom-games.ts'
import { CACHE, WEB } from './folders.ts'

export interface DevOptions {
  readonly host: string
  readonly port: number
  readonly portIsFixed: boolean
  /** The origin of the API server. */
  readonly api: string
  /** The paths that the API server answers. */
  readonly apiPaths: readonly string[]
  /** Game files that the page includes beside its own games. */
  readonly games: readonly string[]
}

export interface DevServer {
  /** With a slash at its end. */
  readonly url: string
  close(): Promise<void>
}

/** Serves the page from its sources and reloads it when they change. Requests to the API are passed on. */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  process.env[CUSTOM_GAMES] = JSON.stringify(options.games)
  const server = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    configLoader: 'native',
    cacheDir: join(CACHE, 'dev'),
    logLevel: 'warn',
    server: {
      host: options.host,
      port: options.port,
      strictPort: options.portIsFixed && options.port !== 0,
      proxy: Object.fromEntries(options.apiPaths.map((path) => [path, options.api])),
    },
  })
  await server.listen()
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() }
}
