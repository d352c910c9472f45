import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LOOPBACK } from './listen.ts'

export interface Options {
  readonly host: string
  readonly port: number
  /** Somebody asked for this very port. */
  readonly portIsWanted: boolean
  /** Files with games of one's own, which are to be there beside ours. */
  readonly games: readonly string[]
  /** The folder where online tables are kept, if not the usual one. */
  readonly data?: string
  readonly help: boolean
}

export const DEFAULT_PORT = 4173

export const HELP = `Usage: npm start [-- OPTIONS] [GAME.ts …]

Builds the page if its sources changed, serves it and tells its address. Files with games of
your own (npm start -- examples/hearts.ts) are played there beside ours.

  --port N      listen on this port, 0 for any free one; also by the variable PORT
                (otherwise ${DEFAULT_PORT}, or the next one that is free)
  --host HOST   listen there; 0.0.0.0 lets others on your network in
                (otherwise this computer only)
  --data FOLDER keep online tables there; also by the variable DATABASE, which names a file
                (otherwise in .data)
  --help        show this

In the terminal you play with: npm run bento -- play`

/** Reads the command line; what is wrong with it comes back as a sentence. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options | string {
  const parsed = parse(args)
  if (typeof parsed === 'string') return parsed
  const { port, host, data, help } = parsed.values
  const wanted = port ?? env.PORT ?? ''
  const named = port === undefined ? 'PORT' : '--port'
  if (host === '') return '--host must be an address or a name, such as 0.0.0.0.'
  if (data === '') return '--data must be a folder.'
  if ((port !== undefined || wanted !== '') && !isPort(wanted)) {
    return `${named} must be a whole number from 0 to 65535, not ${JSON.stringify(wanted)}.`
  }
  const missing = parsed.positionals.find((path) => !existsSync(path) || !statSync(path).isFile())
  if (missing !== undefined)
    return `There is no file ${JSON.stringify(missing)}; a game is a file such as examples/hearts.ts.`
  const portIsWanted = wanted !== ''
  return {
    host: host ?? LOOPBACK,
    port: portIsWanted ? Number(wanted) : DEFAULT_PORT,
    portIsWanted,
    games: parsed.positionals.map((path) => resolve(path)),
    ...(data === undefined ? {} : { data: resolve(data) }),
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
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    const what = (error as Error).message.split(/\.\s|\n/, 1)[0]!.replace(/\.$/, '')
    return `${what}; npm start -- --help tells what there is.`
  }
}

export const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65535
