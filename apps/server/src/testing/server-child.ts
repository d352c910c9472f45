// A server in a process of its own, which a test can kill: child.ts CONFIG, the JSON of a NodeConfig.

import { openServer } from '../app.ts'
import { NO_LIMITS } from '../http/limits.ts'
import { openBus, openStore } from '../open.ts'
import { makeLog } from '../operations/log.ts'
import { listen } from '../start/listen.ts'
import { Moments } from './planned-crashes.ts'
import type { NodeConfig } from './test-node.ts'

const config = JSON.parse(process.argv[2]!) as NodeConfig
const { database, redis, port, moments: folder, clockIsAhead = 0, heartbeat = 500 } = config
const moments = new Moments(folder)
const quiet = (): void => {}
const server = await openServer({
  store: moments.inStore(await openStore(database, quiet)),
  bus: moments.inBus(await openBus(redis, quiet)),
  log: makeLog('silent'),
  limits: NO_LIMITS,
  pace: () => 20,
  heartbeat,
  // Clocks are set by this, and looked at by the real one.
  now: () => Date.now() - clockIsAhead,
})
const listening = await listen(moments.inAnswers(server.answer), '127.0.0.1', port)
process.once('SIGTERM', () => {
  listening.stop()
  void server.close().then(() => process.exit(0))
})
console.log(listening.port)
