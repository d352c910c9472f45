// `npm run dev`: the page and the API, which reload when their sources change.
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SERVER_PATHS } from '@trick-bento/server/app.ts'
import { freePort } from '@trick-bento/server/cluster/programs.ts'
import { DEV_HELP, type Options, readOptions } from '@trick-bento/server/start/options.ts'
import { startDevServer } from '@trick-bento/web/build/dev-server.ts'
import { inRoot } from './folders.mjs'
import { RestartingProcess } from './restarting-process.ts'

const MAIN = fileURLToPath(import.meta.resolve('@trick-bento/server/main.ts'))
const STARTUP_TIMEOUT = 60_000

const options = readOptions(process.argv.slice(2), process.env)
if (typeof options === 'string') fail(options, 2)
else if (options.help) console.log(DEV_HELP)
else await run(options).catch((error) => fail(error.message, 1))

async function run({ host, port, portIsFixed, games, data }: Options): Promise<void> {
  const apiPort = await freePort()
  const args = ['--host', '127.0.0.1', '--port', String(apiPort), ...(data === undefined ? [] : ['--data', data])]
  const api = new RestartingProcess([MAIN, ...args], [inRoot('apps/server/src'), inRoot('packages')])
  try {
    const origin = `http://127.0.0.1:${apiPort}`
    await waitForAnswer(`${origin}/healthz`)
    const page = await startDevServer({ host, port, portIsFixed, games, api: origin, apiPaths: SERVER_PATHS })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void Promise.all([page.close(), api.close()]).finally(() => process.exit(0)))
    }
    console.log(`Trick Bento is at ${page.url}`)
    console.log('The page and the API reload when their sources change. Press Ctrl-C to stop.')
  } catch (error) {
    await api.close()
    throw error
  }
}

async function waitForAnswer(url: string): Promise<void> {
  for (const end = Date.now() + STARTUP_TIMEOUT; Date.now() < end; await sleep(100)) {
    const isOk = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOk) return
  }
  throw new Error('The API does not start; its messages are above.')
}

function fail(sentence: string, code: number): void {
  console.error(sentence)
  process.exitCode = code
}
