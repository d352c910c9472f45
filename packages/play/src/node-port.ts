import type { BotReply, BotRequest } from './bot-messages.ts'
import type { BotWorkerPort, OpenBotPort } from './bot-port.ts'

/** The part of `Worker` from `node:worker_threads` that is used here. Packages import no Node modules themselves. */
interface NodeWorker {
  postMessage(message: unknown): void
  on(event: 'message' | 'error', listener: (value: unknown) => void): unknown
  on(event: 'exit', listener: () => void): unknown
  terminate(): Promise<number>
  unref(): void
}

/** The part of `MessagePort` from `node:worker_threads` that is used here. */
interface NodeMessagePort {
  postMessage(message: unknown): void
  on(event: 'message', listener: (value: unknown) => void): unknown
}

/** Opens ports to Node worker threads. An idle worker does not keep the process alive; the driver's watchdog does. */
export const nodePort =
  (startWorker: () => NodeWorker): OpenBotPort =>
  ({ onReply, onExit }) => {
    const worker = startWorker()
    let cause: unknown
    worker.unref()
    worker.on('message', (reply) => onReply(reply as BotReply))
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('exit', () => onExit(cause))
    return {
      post: (request) => worker.postMessage(request),
      terminate: () => worker.terminate(),
    }
  }

/** The worker's end of a `nodePort`, made from `parentPort`. */
export const nodeWorkerPort = (parentPort: NodeMessagePort): BotWorkerPort => ({
  post: (reply) => parentPort.postMessage(reply),
  onRequest: (listener) => void parentPort.on('message', (request) => listener(request as BotRequest)),
})
