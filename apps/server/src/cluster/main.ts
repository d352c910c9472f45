// What `npm run cluster` runs: several nodes on this machine, to see that one can die.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LOOPBACK } from '../../../web/serve/listen.ts'
import { DEFAULT_PORT, isPort } from '../../../web/serve/options.ts'
import { ROOT } from '../../../web/serve/root.ts'
import { addressOf } from '../../../web/serve/start.ts'
import { type Cluster, type ClusterOptions, openCluster } from './cluster.ts'

const HELP = `Usage: npm run cluster [-- OPTIONS]

Starts PostgreSQL, Redis and three nodes behind a proxy on this computer, and tells one address.
If a node dies, the others go on and it is started again.

  --port N       listen on this port, 0 for any free one
                 (otherwise ${DEFAULT_PORT}, or the next one that is free)
  --data FOLDER  keep everything there (otherwise in .data/cluster)
  --help         show this`

const options = readOptions(process.argv.slice(2))
if (options === 'help') console.log(HELP)
else if (typeof options === 'string') fail(options, 2)
else await run(options)

async function run(wanted: ClusterOptions): Promise<void> {
  const opening = openCluster(wanted)
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      // What is being started is ended when it has started.
      void opening
        .then((cluster) => cluster.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        )
    })
  }
  try {
    tellOf(await opening)
  } catch (error) {
    fail((error as Error).message, 1)
    process.exit()
  }
}

function tellOf({ port, nodes }: Cluster): void {
  console.log(`Trick Bento is at ${addressOf(LOOPBACK, port)}`)
  console.log(`  served by ${nodes.map(({ name, pid }) => `${name} (process ${pid})`).join(', ')}`)
  console.log('Ctrl-C ends it.')
}

function readOptions(args: string[]): ClusterOptions | 'help' | string {
  try {
    const { values } = parseArgs({
      args,
      options: { port: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    const { port, data, help } = values
    if (help) return 'help'
    if (port !== undefined && !isPort(port)) return '--port must be a whole number from 0 to 65535.'
    return {
      folder: resolve(data ?? join(ROOT, '.data/cluster')),
      host: LOOPBACK,
      port: port === undefined ? DEFAULT_PORT : Number(port),
      portIsWanted: port !== undefined,
      tell: (sentence) => console.error(sentence),
    }
  } catch (error) {
    return `${(error as Error).message.split(/\.\s|\n/, 1)[0]}; npm run cluster -- --help tells what there is.`
  }
}

function fail(sentence: string, code: number): void {
  console.error(sentence)
  process.exitCode = code
}
