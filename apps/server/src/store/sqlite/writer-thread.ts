import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Write, WriteResult } from '../writes.ts'
import type { WriterMessage } from './writer-worker.ts'

const ENDED: WriterMessage = { error: 'the writer thread has ended' }

/** The thread that writes the file, one batch at a time. */
export class WriterThread {
  static async start(path: string): Promise<WriterThread> {
    const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), { workerData: path })
    await once(worker, 'message')
    return new WriterThread(worker)
  }

  private readonly worker: Worker
  private onMessage: (message: WriterMessage) => void = () => {}

  private constructor(worker: Worker) {
    this.worker = worker
    worker.on('message', (message: WriterMessage) => this.onMessage(message))
    worker.on('error', (error) => this.onMessage({ error: error.message }))
    worker.on('exit', () => this.onMessage(ENDED))
  }

  carryOut(writes: Write[]): Promise<WriteResult[]> {
    return new Promise((resolve, reject) => {
      this.onMessage = (message) => {
        if (typeof message === 'object' && 'results' in message) resolve(message.results)
        else reject(new Error(`writing failed: ${typeof message === 'object' ? message.error : message}`))
      }
      if (this.worker.threadId < 0) this.onMessage(ENDED)
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
