import { parentPort, workerData } from 'node:worker_threads'
import { playDeal } from '@trick-bento/bots/arena'
import { messageOf } from '../command-error.ts'
import { type ContestTask, contestOf, type DealReply } from './task.ts'

const contest = await contestOf(workerData as ContestTask)

const play = (deal: number): DealReply => {
  try {
    return { deal, result: playDeal(contest, deal, () => performance.now()) }
  } catch (error) {
    const problem = process.env.BENTO_DEBUG && error instanceof Error ? error.stack! : messageOf(error)
    return { deal, problem }
  }
}

parentPort!.on('message', (deal: number) => parentPort!.postMessage(play(deal)))
