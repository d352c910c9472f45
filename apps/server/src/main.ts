import { join } from 'node:path'
import { HELP, readOptions } from '../../web/serve/options.ts'
import { ROOT } from '../../web/serve/root.ts'
import { type Beside, start } from '../../web/serve/start.ts'
import { isForServer, openServer } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openBus, openStore } from './open.ts'
import { makeLog } from './operations/log.ts'
import { Metrics, type Part } from './operations/metrics.ts'

const options = readOptions(process.argv.slice(2), process.env)
if (typeof options === 'string') {
  fail(options)
} else if (options.help) {
  console.log(HELP)
} else {
  const config = readConfig(process.env, options.data ?? join(ROOT, '.data'))
  if (typeof config === 'string') fail(config)
  else await start(options, () => openOnline(config))
}

async function openOnline(config: Config): Promise<Beside> {
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
  return { ...(await openServer({ ...config, store, bus, log, metrics })), isFor: isForServer }
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 2
}
