import { must } from '@trick-bento/kit'
import { serveBot, webWorkerPort } from '@trick-bento/play'
import { findGame } from '../games.ts'

serveBot(webWorkerPort(globalThis), {
  gameOf: ({ game, seats, options }) => must(findGame(game)!.at(seats, options)),
  clock: () => performance.now(),
})
