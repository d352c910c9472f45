import { Worker } from 'node:worker_threads'
import type { Question } from './question.ts'
import { think } from './think.ts'

/** After so many deaths over one question the weakest level answers it here. */
const MOST_DEATHS = 2
/** No thought takes as long as this; a worker that does is taken for dead. */
const LONGEST_THOUGHT = 10_000
const WORKER = new URL('./thinker-worker.ts', import.meta.url)

interface Task {
  readonly question: Question
  readonly settle: (move: string | undefined) => void
}

/** Threads that think for bots. Each hears what the bot's seat hears, and nothing else. */
export class Thinkers {
  private readonly most: number
  private readonly onTrouble: (error: unknown) => void
  private readonly idle: Thinker[] = []
  private readonly all = new Set<Thinker>()
  private readonly waiting: Task[] = []
  private isClosed = false

  constructor(most: number, onTrouble: (error: unknown) => void) {
    this.most = most
    this.onTrouble = onTrouble
  }

  get waitingCount(): number {
    return this.waiting.length
  }

  async think(question: Question): Promise<string> {
    for (let deaths = 0; deaths < MOST_DEATHS && !this.isClosed; deaths++) {
      const move = await new Promise<string | undefined>((settle) => {
        this.waiting.push({ question, settle })
        this.dispatch()
      })
      if (move !== undefined) return move
    }
    if (this.isClosed) throw new Error('nobody thinks here any more')
    return think({ ...question, level: 'newcomer' })
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const { settle } of this.waiting.splice(0)) settle(undefined)
    await Promise.all([...this.all].map((each) => each.end()))
  }

  private dispatch(): void {
    while (this.waiting.length > 0 && !this.isClosed) {
      const thinker = this.idle.pop() ?? (this.all.size < this.most ? this.employ() : undefined)
      if (thinker === undefined) return
      thinker.begin(this.waiting.shift()!)
    }
  }

  private employ(): Thinker {
    const thinker: Thinker = new Thinker(
      () => {
        this.idle.push(thinker)
        this.dispatch()
      },
      (error) => {
        if (error !== undefined) this.onTrouble(error)
        this.all.delete(thinker)
        const at = this.idle.indexOf(thinker)
        if (at >= 0) this.idle.splice(at, 1)
        this.dispatch()
      },
    )
    this.all.add(thinker)
    return thinker
  }
}

class Thinker {
  private readonly worker = new Worker(WORKER)
  private task: Task | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(onIdle: () => void, onEnd: (error: unknown) => void) {
    let trouble: unknown
    this.worker.unref()
    this.worker.on('message', (move: string) => {
      this.settle(move)
      onIdle()
    })
    this.worker.on('error', (error) => {
      trouble = error
    })
    this.worker.on('exit', () => {
      onEnd(trouble)
      this.settle(undefined)
    })
  }

  begin(task: Task): void {
    this.task = task
    this.timer = setTimeout(() => void this.worker.terminate(), LONGEST_THOUGHT)
    this.worker.postMessage(task.question)
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }

  private settle(move: string | undefined): void {
    clearTimeout(this.timer)
    this.task?.settle(move)
    this.task = undefined
  }
}
