import { parentPort } from 'node:worker_threads'
import { must } from '@trick-bento/kit'
import { nodeWorkerPort, serveBot } from '@trick-bento/play'
import { gameOf } from '../tables/settings.ts'

serveBot(nodeWorkerPort(parentPort!), { gameOf: (table) => must(gameOf(table)), clock: () => performance.now() })
