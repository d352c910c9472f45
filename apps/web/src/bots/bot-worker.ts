import { must } from '@trick-bento/kit'
import { serveBot, webWorkerPort } from '@trick-bento/play'
import { findGame, findLessonGame } from '../games.ts'

serveBot(webWorkerPort(globalThis), {
  gameOf: ({ game, seats, options }) => must((findGame(game) ?? findLessonGame(game))!.at(seats, options)),
  clock: () => performance.now(),
})
