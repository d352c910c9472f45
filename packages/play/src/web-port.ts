import type { BotReply, BotRequest } from './bot-messages.ts'
import type { BotWorkerPort, OpenBotPort } from './bot-port.ts'

/** The part of a browser's `Worker` that is used here. Packages are compiled without the types of the DOM. */
interface WebWorker {
  postMessage(message: unknown): void
  onmessage: ((event: never) => unknown) | null
  onerror: ((event: never) => unknown) | null
  terminate(): void
}

/** The part of a worker's global scope that is used here. */
interface WebWorkerScope {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: BotRequest }) => void): void
}

/** Opens ports to Web Workers. No port is opened where the browser does not allow workers. */
export const webPort =
  (startWorker: () => WebWorker): OpenBotPort =>
  ({ onReply, onExit }) => {
    let worker: WebWorker
    try {
      worker = startWorker()
    } catch {
      return undefined
    }
    worker.onmessage = ({ data }: { readonly data: BotReply }) => onReply(data)
    worker.onerror = (event: { readonly message?: string; preventDefault(): void }) => {
      event.preventDefault()
      onExit(event.message)
    }
    return {
      post: (request) => worker.postMessage(request),
      terminate: async () => worker.terminate(),
    }
  }

/** The worker's end of a `webPort`, made from its global scope. */
export const webWorkerPort = (scope: WebWorkerScope): BotWorkerPort => ({
  post: (reply) => scope.postMessage(reply),
  onRequest: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
})
