import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Outcome, Write } from '../writes.ts'
import type { Said } from './writer-worker.ts'

/** The thread that writes, one batch at a time. */
export class SqliteThread {
  static async start(path: string): Promise<SqliteThread> {
    const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), { workerData: path })
    await once(worker, 'message')
    return new SqliteThread(worker)
  }

  private readonly worker: Worker
  private hear: (said: Said) => void = () => {}

  private constructor(worker: Worker) {
    this.worker = worker
    worker.on('message', (said: Said) => this.hear(said))
    worker.on('error', (error) => this.hear({ error: error.message }))
    worker.on('exit', () => this.hear({ error: 'the thread that writes has ended' }))
  }

  carryOut(writes: Write[]): Promise<Outcome[]> {
    return new Promise((resolve, reject) => {
      this.hear = (said) => {
        if (typeof said === 'object' && 'outcomes' in said) resolve(said.outcomes)
        else reject(new Error(`writing failed: ${typeof said === 'object' ? said.error : said}`))
      }
      if (this.worker.threadId < 0) this.hear({ error: 'the thread that writes has ended' })
      else this.worker.postMessage(writes)
    })
  }

  async close(): Promise<void> {
    if (this.worker.threadId < 0) return
    const ended = once(this.worker, 'exit')
    this.worker.postMessage('close')
    await ended
  }
}
