import { parentPort, workerData } from 'node:worker_threads'
import { playDeal } from '@trick-bento/bots/arena'
import { messageOf } from '../complaint.ts'
import { type Answer, contestOf, type Task } from './task.ts'

const contest = await contestOf(workerData as Task)

const answer = (deal: number): Answer => {
  try {
    return { deal, result: playDeal(contest, deal, () => performance.now()) }
  } catch (error) {
    const problem = process.env.BENTO_DEBUG && error instanceof Error ? error.stack! : messageOf(error)
    return { deal, problem }
  }
}

parentPort!.on('message', (deal: number) => parentPort!.postMessage(answer(deal)))
