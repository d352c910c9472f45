import { must } from '@trick-bento/kit'
import { serveBot, webWorkerPort } from '@trick-bento/play'
import { findGame } from '../../games.ts'

type Request = Parameters<Parameters<ReturnType<typeof webWorkerPort>['onRequest']>[0]>[0]

/** Decides what becomes of the n-th request of all workers together, counted from 1. */
type Trouble = (n: number) => 'answers' | 'crashes' | 'hangs'

/** Replaces `Worker`, for one test, by workers that run in the same thread. */
export function useInlineWorkers(
  t: { after(run: () => void): void },
  trouble: Trouble = () => 'answers',
): { readonly requests: Request[] } {
  const requests: Request[] = []
  const before = globalThis.Worker
  t.after(() => Object.assign(globalThis, { Worker: before }))

  class InlineWorker {
    onmessage: (event: { data: unknown }) => void = () => {}
    onerror: (event: { preventDefault(): void }) => void = () => {}
    private isAlive = true
    private listener: (event: { data: Request }) => void = () => {}

    constructor() {
      const scope = {
        postMessage: (data: unknown) => this.isAlive && this.onmessage({ data: structuredClone(data) }),
        addEventListener: (_type: 'message', listener: (event: { data: Request }) => void) => {
          this.listener = listener
        },
      }
      const gameOf = ({ game, seats, options }: Request['table']) => must(findGame(game)!.at(seats, options))
      serveBot(webWorkerPort(scope), { gameOf, clock: () => performance.now() })
    }
    postMessage(request: Request): void {
      const n = requests.push(request)
      setTimeout(() => {
        const what = trouble(n)
        if (what === 'crashes') this.onerror({ preventDefault() {} })
        else if (what === 'answers' && this.isAlive) this.listener({ data: structuredClone(request) })
      })
    }
    terminate(): void {
      this.isAlive = false
    }
  }
  Object.assign(globalThis, { Worker: InlineWorker })
  return { requests }
}
