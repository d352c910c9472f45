// A server in a child process, which a test can kill: server-child.ts CONFIG, where CONFIG is a NodeConfig as JSON.

import { openServer } from '../app.ts'
import { NO_LIMITS } from '../http/limits.ts'
import { openBus, openStore } from '../open-backends.ts'
import { makeLog } from '../operations/log.ts'
import { listen } from '../start/listen.ts'
import { PlannedCrashes } from './planned-crashes.ts'
import type { NodeConfig } from './test-node.ts'

const config = JSON.parse(process.argv[2]!) as NodeConfig
const { database, redis, port, moments: folder, clockAhead = 0, heartbeat = 500 } = config
const crashes = new PlannedCrashes(folder)
const quiet = (): void => {}
const server = await openServer({
  store: crashes.inStore(await openStore(database, quiet)),
  bus: crashes.inBus(await openBus(redis, quiet)),
  log: makeLog('silent'),
  limits: NO_LIMITS,
  pace: () => 20,
  heartbeat,
  // Deadlines are computed with this clock and checked with the real one.
  now: () => Date.now() - clockAhead,
})
const listening = await listen(crashes.inReplies(server.answer), '127.0.0.1', port)
process.once('SIGTERM', () => {
  listening.stop()
  void server.close().then(() => process.exit(0))
})
console.log(listening.port)
