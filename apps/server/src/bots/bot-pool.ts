import { randomFillSync } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { LevelName } from '@trick-bento/bots'
import { type Match, makeMove, type Seat } from '@trick-bento/kit'
import { BotDriver, matchTask, newcomerThought, nodePort, type RandomState, type TableSpec } from '@trick-bento/play'

/** After this many failures of a worker at one decision, a newcomer decides in this thread. */
const ATTEMPTS = 2
/** No decision takes this long, in milliseconds; a worker that does is stuck. */
const DEADLINE = 10_000

const startWorker = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url))

/** Worker threads that decide for the bots of all tables. Each request holds what the bot's seat knows. */
export class BotPool {
  private readonly driver: BotDriver

  constructor(workers: number, onError: (error: unknown) => void) {
    this.driver = new BotDriver({
      open: nodePort(startWorker),
      startTimer(run, milliseconds) {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
      views: 'fresh',
      workers,
      attempts: ATTEMPTS,
      deadline: DEADLINE,
      onError,
    })
  }

  /** Number of decisions that wait for a thread. */
  get waiting(): number {
    return this.driver.waiting
  }

  /** The move of a bot in move notation. */
  async move(match: Match, { game, seats, options }: TableSpec, seat: Seat, level: LevelName): Promise<string> {
    const { phase } = match.table
    const task = matchTask(match, { game, seats, options }, seat, level, randomState())
    const result = await this.driver.think(task)
    if (result === 'cancelled') throw new Error('the pool of bots is closed')
    const { move } = result === 'failed' ? newcomerThought(match.game, task) : result
    return makeMove(match.game, phase, move)
  }

  /** Stops all threads and rejects pending requests. */
  close(): Promise<void> {
    return this.driver.close()
  }
}

function randomState(): RandomState {
  const [a, b, c, d] = randomFillSync(new Int32Array(4))
  return [a!, b!, c!, d!]
}
