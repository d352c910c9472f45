import type { BotRequest } from '../bot-messages.ts'
import type { BotPortEvents, OpenBotPort } from '../bot-port.ts'

/** A worker that does with every request what the test says. */
export class FakeWorker {
  readonly requests: BotRequest[] = []
  isAlive = true
  private readonly events: BotPortEvents

  constructor(events: BotPortEvents) {
    this.events = events
  }
  reply({ id }: BotRequest, move: number): void {
    this.events.onReply({ id, thought: { move, estimates: [] } })
  }
  replyError({ id }: BotRequest, error: string): void {
    this.events.onReply({ id, error })
  }
  exit(error?: unknown): void {
    this.events.onExit(error)
  }
}

/** Ports to fake workers, which answer in a later microtask. */
export function fakePorts(behave: (worker: FakeWorker, request: BotRequest, started: number) => void) {
  const workers: FakeWorker[] = []
  const open: OpenBotPort = (events) => {
    const worker = new FakeWorker(events)
    const started = workers.push(worker)
    return {
      post(request) {
        worker.requests.push(request)
        void Promise.resolve().then(() => behave(worker, request, started))
      },
      async terminate() {
        worker.isAlive = false
      },
    }
  }
  return { workers, open, alive: () => workers.filter(({ isAlive }) => isAlive).length }
}

/** Timers that run when the test says so. */
export function fakeTimers() {
  const pending = new Set<() => void>()
  return {
    startTimer(run: () => void): () => void {
      pending.add(run)
      return () => pending.delete(run)
    },
    get pending(): number {
      return pending.size
    },
    runAll(): void {
      for (const run of [...pending]) {
        pending.delete(run)
        run()
      }
    },
  }
}
