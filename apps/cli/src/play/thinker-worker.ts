import { parentPort, workerData } from 'node:worker_threads'
import { findLevel, iterationsOf, levelBot } from '@trick-bento/bots'
import { View, Xoshiro } from '@trick-bento/kit'
import { findGame, seated } from '../games.ts'
import type { Chair, Question } from './thinker.ts'

const chair = workerData as Chair
const game = seated(await findGame(chair.game), chair.seats, chair.options)
const view = new View(game, chair.seat)
const bot = levelBot(game, chair.level)
const budget = {
  iterations: Math.max(1, iterationsOf(game, chair.level)),
  milliseconds: findLevel(chair.level)!.patience,
  clock: () => performance.now(),
}

parentPort!.on('message', ({ news, luck }: Question) => {
  for (const event of news) view.fold(event)
  parentPort!.postMessage(bot(view, budget, new Xoshiro(...luck)))
})
