import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Address, LOOPBACK } from './listen.ts'

export interface Options extends Address {
  /** Game files that the page includes beside its own games. */
  readonly games: readonly string[]
  /** The folder of a built page. */
  readonly site?: string
  /** The folder of the online tables, if not the default one. */
  readonly data?: string
  readonly help: boolean
}

export const DEFAULT_PORT = 4173

const OPTIONS = `  --port N       listen on this port, 0 for any free one; or set the variable PORT
                 (default: ${DEFAULT_PORT}, or the next free one)
  --host HOST    listen on this address; 0.0.0.0 accepts connections from your network
                 (default: this computer only)
  --data FOLDER  keep the online tables in this folder; or set DATABASE to a file
                 (default: .data)
  --help         show this help`

export const HELP = `Usage: npm start [-- OPTIONS] [GAME.ts …]

Builds the page if its sources changed, serves it and prints its address. The games in the given
files (npm start -- examples/hearts.ts) are added to the page.

${OPTIONS}
  --site FOLDER  serve the page that was built into this folder, and build nothing

To play in the terminal: npm run bento -- play`

export const DEV_HELP = `Usage: npm run dev [-- OPTIONS] [GAME.ts …]

Serves the page from its sources, together with the API, and prints the address. Both reload when
their sources change.

${OPTIONS}`

/** Reads the command line. Returns a sentence if it is wrong. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options | string {
  const parsed = parse(args)
  if (typeof parsed === 'string') return parsed
  const { port, host, data, site, help } = parsed.values
  const wanted = port ?? env.PORT ?? ''
  const name = port === undefined ? 'PORT' : '--port'
  if (host === '') return '--host must be an address or a name, such as 0.0.0.0.'
  if (data === '') return '--data must be a folder.'
  if (site !== undefined && !existsSync(join(site, 'index.html'))) {
    return `There is no built page in ${JSON.stringify(site)}; npm run build writes one to apps/web/dist.`
  }
  if ((port !== undefined || wanted !== '') && !isPort(wanted)) {
    return `${name} must be a whole number from 0 to 65535, not ${JSON.stringify(wanted)}.`
  }
  const missing = parsed.positionals.find((path) => !existsSync(path) || !statSync(path).isFile())
  if (missing !== undefined) {
    return `There is no file ${JSON.stringify(missing)}; a game is a file such as examples/hearts.ts.`
  }
  if (site !== undefined && parsed.positionals.length > 0) {
    return 'Game files cannot be added to a page that is already built; omit --site.'
  }
  const portIsFixed = wanted !== ''
  return {
    host: host ?? LOOPBACK,
    port: portIsFixed ? Number(wanted) : DEFAULT_PORT,
    portIsFixed,
    games: parsed.positionals.map((path) => resolve(path)),
    ...(data === undefined ? {} : { data: resolve(data) }),
    ...(site === undefined ? {} : { site: resolve(site) }),
    help: help ?? false,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        site: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    return `${parseProblem(error)}; see npm start -- --help.`
  }
}

/** The first sentence of an error of `parseArgs`, without its full stop. */
export const parseProblem = (error: unknown): string =>
  (error as Error).message.split(/\.\s|\n/, 1)[0]!.replace(/\.$/, '')

export const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65535
