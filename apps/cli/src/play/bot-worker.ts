import { parentPort } from 'node:worker_threads'
import { nodeWorkerPort, serveBot } from '@trick-bento/play'
import { findGame, seated } from '../games.ts'

serveBot(nodeWorkerPort(parentPort!), {
  gameOf: async ({ game, seats, options }) => seated(await findGame(game), seats, options),
  clock: () => performance.now(),
})
