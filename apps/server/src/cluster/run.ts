import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../root.ts'
import { LOOPBACK, urlOf } from '../start/listen.ts'
import { DEFAULT_PORT, isPort, parseProblem } from '../start/options.ts'
import { type Cluster, type ClusterOptions, openCluster } from './cluster.ts'

const HELP = `Usage: npm run cluster [-- OPTIONS]

Starts PostgreSQL, Redis and three nodes behind a proxy on this computer, and prints one address.
A node that dies is restarted; meanwhile the other nodes answer.

  --port N       listen on this port, 0 for any free one
                 (default: ${DEFAULT_PORT}, or the next free one)
  --data FOLDER  keep all data in this folder (default: .data/cluster)
  --site FOLDER  serve the page that was built into this folder, and build nothing
  --help         show this help`

/** Builds the page and gives its folder. */
type BuildSite = () => Promise<string>

/** Runs the cluster as the command line says, until a signal ends it. Without `buildSite` it builds no page. */
export async function runCluster(args: string[], buildSite: BuildSite = async () => ''): Promise<void> {
  const options = readOptions(args, buildSite)
  if (options === 'help') console.log(HELP)
  else if (typeof options === 'string') fail(options, 2)
  else await run(options)
}

async function run(wanted: ClusterOptions): Promise<void> {
  const opening = openCluster(wanted)
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      // A cluster that is still starting is closed when it has started.
      void opening
        .then((cluster) => cluster.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        )
    })
  }
  try {
    announce(await opening)
  } catch (error) {
    fail((error as Error).message, 1)
    process.exit()
  }
}

function announce({ port, nodes }: Cluster): void {
  console.log(`Trick Bento is at ${urlOf(LOOPBACK, port)}`)
  console.log(`  served by ${nodes.map(({ name, pid }) => `${name} (process ${pid})`).join(', ')}`)
  console.log('Press Ctrl-C to stop.')
}

function readOptions(args: string[], buildSite: BuildSite): ClusterOptions | 'help' | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        site: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    const { port, data, site, help } = values
    if (help) return 'help'
    if (port !== undefined && !isPort(port)) return '--port must be a whole number from 0 to 65535.'
    return {
      folder: resolve(data ?? join(ROOT, '.data/cluster')),
      host: LOOPBACK,
      port: port === undefined ? DEFAULT_PORT : Number(port),
      portIsFixed: port !== undefined,
      buildSite: site === undefined ? buildSite : async () => resolve(site),
      report: (sentence) => console.error(sentence),
    }
  } catch (error) {
    return `${parseProblem(error)}; see npm run cluster -- --help.`
  }
}

function fail(sentence: string, code: number): void {
  console.error(sentence)
  process.exitCode = code
}
