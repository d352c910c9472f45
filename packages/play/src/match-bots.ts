import type { LevelName, Thought } from '@trick-bento/bots'
import { legal, type Match, type Move, type Seat, seeded, type Xoshiro } from '@trick-bento/kit'
import { BotDriver, type BotDriverOptions, type BotTask } from './bot-driver.ts'
import type { RandomState, TableSpec } from './bot-messages.ts'
import type { newcomerThought } from './fallback-bot.ts'
import { matchTask } from './match-task.ts'
import { pauseBefore } from './pace.ts'

/** The level whose advice people get. */
const ADVISER: LevelName = 'expert'

/** `restarted`: the worker failed and another one takes over. `failed`: the bot plays like a newcomer from now on. */
export type WorkerTrouble = 'restarted' | 'failed'

/** How the bots of a match are run. */
export interface MatchBotsOptions extends Pick<BotDriverOptions, 'open' | 'startTimer' | 'onError'> {
  readonly table: TableSpec
  /** The level of the bot at each seat; undefined for a person. */
  readonly levels: readonly (LevelName | undefined)[]
  /** Seed of the game: it makes the bots' moves and pauses reproducible. */
  readonly seed: string
  /** Loads the fallback, which a page does not load until it needs it. */
  readonly loadNewcomer: () => Promise<typeof newcomerThought>
  readonly onTrouble: (seat: Seat, trouble: WorkerTrouble) => void
}

/** The bots of one match that runs on this device. Each knows what its seat knows. */
export class MatchBots {
  private readonly options: MatchBotsOptions
  private readonly driver: BotDriver
  /** Workers have failed at a decision, so none is started again. */
  private hasFailed = false

  constructor(options: MatchBotsOptions) {
    const { open, startTimer, onError, levels, onTrouble } = options
    this.options = options
    this.driver = new BotDriver({
      open,
      startTimer,
      ...(onError !== undefined && { onError }),
      views: 'kept',
      onRetry: (seat) => {
        if (levels[seat] !== undefined) onTrouble(seat, 'restarted')
      },
    })
  }

  /** Loads a worker before it is needed. */
  warmUp(): void {
    this.driver.warmUp()
  }

  /** The move of a bot; undefined if it was cancelled. */
  async move(match: Match, seat: Seat): Promise<Move | undefined> {
    const task = this.task(match, seat, this.levelAt(seat))
    const result = this.hasFailed ? 'failed' : await this.driver.think(task)
    if (result === 'cancelled') return undefined
    if (result !== 'failed') return result.move
    this.hasFailed = true
    this.options.onTrouble(seat, 'failed')
    return this.fallback(match, task)
  }

  /** What an expert would do at this seat, knowing what the seat knows; undefined if workers fail or it was cancelled. */
  async advice(match: Match, seat: Seat): Promise<Thought | undefined> {
    if (this.hasFailed) return undefined
    const result = await this.driver.think({ ...this.task(match, seat, ADVISER), advice: true })
    return result === 'failed' || result === 'cancelled' ? undefined : result
  }

  /** How long the next move of a bot should appear to take, in milliseconds. */
  pause(match: Match, seat: Seat, factor?: number): number {
    return pauseBefore(this.levelAt(seat), this.random('pace', match), factor)
  }

  /** Cancels what the bots are thinking about, because the match went back. */
  cancel(): void {
    this.driver.cancel()
  }

  close(): Promise<void> {
    return this.driver.close()
  }

  private levelAt(seat: Seat): LevelName {
    const level = this.options.levels[seat]
    if (level === undefined) throw new Error(`no bot sits at seat ${seat}`)
    return level
  }

  private task(match: Match, seat: Seat, level: LevelName): BotTask {
    const random = this.random(`seat ${seat}, decision`, match)
    const state: RandomState = [random.next(), random.next(), random.next(), random.next()]
    return matchTask(match, this.options.table, seat, level, state)
  }

  /** The same seed and decision give the same random numbers. */
  private random(purpose: string, match: Match): Xoshiro {
    return seeded(`${this.options.seed}/${purpose} ${match.decisions.length}`)
  }

  /** A newcomer's move; any legal move if the code of the bots cannot be loaded either. */
  private async fallback(match: Match, task: BotTask): Promise<Move> {
    try {
      const think = await this.options.loadNewcomer()
      return think(match.game, task).move
    } catch {
      return legal(match.game, match.table, task.seat).pick(this.random('fallback', match))
    }
  }
}
