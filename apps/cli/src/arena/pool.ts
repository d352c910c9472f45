import { Worker } from 'node:worker_threads'
import type { DealResult } from '@trick-bento/bots/arena'
import { type CommandError, failure } from '../command-error.ts'
import type { ContestTask, DealReply } from './task.ts'

/** Callbacks of a pool. */
export interface PoolReports {
  dealDone(): void
  /** A worker died and was replaced. */
  restarted(sentence: string): void
}

/** Plays deals 0 to `deals` - 1 in this many threads. The results are in the order of the deals. */
export function playDeals(
  task: ContestTask,
  deals: number,
  threads: number,
  reports: PoolReports,
): Promise<DealResult[]> {
  const results: DealResult[] = Array(deals)
  const waiting = [...Array(deals).keys()].reverse()
  const failedOnce = new Set<number>()
  const running = new Set<Worker>()
  let missing = deals

  return new Promise((resolve, reject) => {
    const fail = (complaint: CommandError): void => {
      for (const worker of running) void worker.terminate()
      running.clear()
      reject(complaint)
    }

    function startWorker(): void {
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
      worker.on('message', (reply: DealReply) => {
        if (!running.has(worker)) return
        if ('problem' in reply) return fail(failure(`deal ${reply.deal} cannot be played: ${reply.problem}`))
        results[reply.deal] = reply.result
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
        if (failedOnce.has(current)) return fail(failure(`two workers died during deal ${current}${cause}`))
        failedOnce.add(current)
        waiting.push(current)
        reports.restarted(`a worker died during deal ${current}${cause}; another one plays it again`)
        startWorker()
      })
      next()
    }

    for (let i = 0; i < threads; i++) startWorker()
  })
}
