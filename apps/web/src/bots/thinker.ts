import type { LevelName, Thought } from '@trick-bento/bots'
import { type Event, type Match, redact, type Seat, type Xoshiro } from '@trick-bento/kit'

/** After so many deaths over one question it is not asked again. */
const MOST_DEATHS = 3
/** No thought takes as long as this; a worker that does is taken for dead. */
const LONGEST_THOUGHT = 20_000

/** A table as it was asked for; plain values, because they are sent to the worker. */
export interface TableCall {
  readonly game: string
  readonly seats: number
  readonly options: unknown
}

/** What the worker is asked: who thinks, what that seat has heard since the last time, and the luck to think with. */
export interface Question {
  readonly id: number
  readonly table: TableCall
  readonly seat: Seat
  readonly level: LevelName
  /** How many events this seat had heard before. */
  readonly heard: number
  readonly news: readonly Event[]
  readonly luck: Luck
}
/** Numbers to draw chance from; not the seed, which would give the deal away. */
export type Luck = readonly [number, number, number, number]
export interface Answer {
  readonly id: number
  readonly thought: Thought
}

type Settle = (thought: Thought | undefined) => void

/** Thinks for the seats of one table in a worker, which hears of each seat what that seat hears and nothing else. */
export class Thinker {
  private readonly table: TableCall
  private readonly thinksAgain: (seat: Seat) => void
  private worker: Worker | undefined
  private isClosed = false
  private questions = 0
  /** How many events the worker has heard for each chair. */
  private readonly told = new Map<string, number>()
  private readonly pending = new Map<number, Settle>()

  /** `thinksAgain` is called when the worker has died and another one takes over. */
  constructor(table: TableCall, thinksAgain: (seat: Seat) => void) {
    this.table = table
    this.thinksAgain = thinksAgain
  }

  /** What this level would do there now; undefined if worker after worker dies of the question, or after the end. */
  async think(match: Match, seat: Seat, level: LevelName, chance: Xoshiro): Promise<Thought | undefined> {
    const luck = [chance.next(), chance.next(), chance.next(), chance.next()] as const
    for (let deaths = 0; deaths < MOST_DEATHS && !this.isClosed; deaths++) {
      if (deaths > 0) this.thinksAgain(seat)
      const thought = await this.ask(match, seat, level, luck)
      if (thought !== undefined) return thought
    }
    return undefined
  }

  /** Loads the worker before it is needed. */
  warmUp(): void {
    this.worker ??= this.employ()
  }
  /** The game has gone back: what was heard counts no more. */
  forget(): void {
    this.told.clear()
  }
  /** Nobody thinks here any more; whoever still waits is told so. */
  close(): void {
    this.isClosed = true
    this.dismiss()
  }

  private ask({ game, events }: Match, seat: Seat, level: LevelName, luck: Luck): Promise<Thought | undefined> {
    this.worker ??= this.employ()
    const { worker } = this
    if (worker === undefined) return Promise.resolve(undefined)
    const id = this.questions++
    const chair = `${seat} ${level}`
    const heard = this.told.get(chair) ?? 0
    const news = events.slice(heard).map((event) => redact(game.layout, event, seat))
    this.told.set(chair, events.length)
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.dismiss(), LONGEST_THOUGHT)
      this.pending.set(id, (thought) => {
        clearTimeout(timer)
        this.pending.delete(id)
        resolve(thought)
      })
      worker.postMessage({ id, table: this.table, seat, level, heard, news, luck } satisfies Question)
    })
  }

  private employ(): Worker | undefined {
    const worker = newWorker()
    if (worker === undefined) return undefined
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.pending.get(data.id)?.(data.thought)
    worker.onerror = (event) => {
      event.preventDefault()
      if (worker === this.worker) this.dismiss()
    }
    return worker
  }

  private dismiss(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.told.clear()
    for (const settle of [...this.pending.values()]) settle(undefined)
  }
}

/** Undefined where the browser does not allow one. */
function newWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
