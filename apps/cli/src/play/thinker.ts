import { Worker } from 'node:worker_threads'
import type { LevelName, Thought } from '@trick-bento/bots'
import { type Event, type Match, redact, type Seat, type Xoshiro } from '@trick-bento/kit'

/** After so many deaths over one question it is not asked again. */
const MOST_DEATHS = 3

/** A table as it was asked for; plain values, because they are sent to other threads. */
export interface TableCall {
  /** The game by its name, or the path of its file. */
  readonly game: string
  readonly seats: number
  readonly options: unknown
}

/** Who thinks: all that its thread is told at the beginning. */
export interface Chair extends TableCall {
  readonly seat: Seat
  readonly level: LevelName
}

/** What its thread is asked: what this seat has heard since the last time, and the luck to think with. */
export interface Question {
  readonly news: readonly Event[]
  readonly luck: Luck
}
/** Numbers to draw chance from; not the seed, which would give the deal away. */
type Luck = readonly [number, number, number, number]

/** Thinks for one seat in a thread of its own, which hears what this seat hears and nothing else. */
export class Thinker {
  private readonly chair: Chair
  private readonly thinksAgain: () => void
  private worker: Worker | undefined
  /** How many events its thread has heard of. */
  private told = 0
  private answer: (thought: Thought | undefined) => void = () => {}

  /** `thinksAgain` is called when the thread has died and another one takes over. */
  constructor(chair: Chair, thinksAgain: () => void) {
    this.chair = chair
    this.thinksAgain = thinksAgain
  }

  /** What it would do now; undefined if thread after thread dies of the question. */
  async think(match: Match, chance: Xoshiro): Promise<Thought | undefined> {
    const luck = [chance.next(), chance.next(), chance.next(), chance.next()] as const
    for (let deaths = 0; deaths < MOST_DEATHS; deaths++) {
      if (deaths > 0) this.thinksAgain()
      const thought = await this.ask(match, luck)
      if (thought !== undefined) return thought
    }
    return undefined
  }

  async close(): Promise<void> {
    await this.worker?.terminate()
  }

  private ask({ game, events }: Match, luck: Luck): Promise<Thought | undefined> {
    this.worker ??= this.employ()
    const news = events.slice(this.told).map((event) => redact(game.layout, event, this.chair.seat))
    this.told = events.length
    this.worker.postMessage({ news, luck } satisfies Question)
    return new Promise((resolve) => {
      this.answer = resolve
    })
  }

  private employ(): Worker {
    const worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { workerData: this.chair })
    worker.on('message', (thought: Thought) => this.answer(thought))
    worker.on('error', (error) => {
      if (process.env.BENTO_DEBUG) console.error(error)
    })
    worker.on('exit', () => {
      this.worker = undefined
      this.told = 0
      this.answer(undefined)
    })
    return worker
  }
}
