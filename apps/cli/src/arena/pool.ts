import { Worker } from 'node:worker_threads'
import type { DealResult } from '@trick-bento/bots/arena'
import { type Complaint, failure } from '../complaint.ts'
import type { Answer, Task } from './task.ts'

export interface PoolReports {
  dealDone(): void
  /** A worker died, and another one has taken over what it was doing. */
  restarted(sentence: string): void
}

/** Plays deals 0 to `deals` - 1 in so many threads; the results in the order of the deals. */
export function playDeals(task: Task, deals: number, threads: number, reports: PoolReports): Promise<DealResult[]> {
  const results: DealResult[] = Array(deals)
  const waiting = [...Array(deals).keys()].reverse()
  const deadly = new Set<number>()
  const running = new Set<Worker>()
  let missing = deals

  return new Promise((resolve, reject) => {
    const giveUp = (complaint: Complaint): void => {
      for (const worker of running) void worker.terminate()
      running.clear()
      reject(complaint)
    }

    function employ(): void {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task })
      let current: number | undefined
      let cause = ''
      const next = (): void => {
        current = waiting.pop()
        if (current === undefined) {
          running.delete(worker)
          void worker.terminate()
        } else worker.postMessage(current)
      }
      running.add(worker)
      worker.on('message', (answer: Answer) => {
        if (!running.has(worker)) return
        if ('problem' in answer) return giveUp(failure(`deal ${answer.deal} cannot be played: ${answer.problem}`))
        results[answer.deal] = answer.result
        missing--
        reports.dealDone()
        next()
        if (missing === 0) resolve(results)
      })
      worker.on('error', (error) => {
        cause = ` (${error.message})`
      })
      worker.on('exit', (code) => {
        if (!running.delete(worker) || current === undefined) return
        cause ||= ` (exit code ${code})`
        if (deadly.has(current)) return giveUp(failure(`a worker died twice of deal ${current}${cause}`))
        deadly.add(current)
        waiting.push(current)
        reports.restarted(`a worker died of deal ${current}${cause}; another one tries it again`)
        employ()
      })
      next()
    }

    for (let i = 0; i < threads; i++) employ()
  })
}
