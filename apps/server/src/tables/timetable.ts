import type { LevelName } from '@trick-bento/bots'
import { ONLINE_PACE } from '@trick-bento/play'
import { CLOCKS } from '@trick-bento/protocol/constants'
import { countsForRatings } from '../ratings/is-rated.ts'
import type { Job, Store } from '../store/store.ts'
import type { OnlineTable } from './online-table.ts'

/** Plans what is due at tables, and when: a bot's decision, the end of a player's time, a rating. */
export class Timetable {
  private readonly store: Store
  private readonly pace: (level: LevelName) => number
  private readonly now: () => number
  /** Jobs that this process knows. */
  private readonly jobs = new WeakMap<OnlineTable, Job>()

  constructor(store: Store, pace: (level: LevelName) => number, now: () => number) {
    this.store = store
    this.pace = pace
    this.now = now
  }

  /**
   * The job of a table when it becomes `next`. Every append states it, because the store removes a table's job with new
   * entries. A job that is planned already keeps its time: a chat message does not restart the clock.
   */
  jobAfter(table: OnlineTable, next: OnlineTable): Job | undefined {
    const { id, settings, due, since, phase } = next
    if (phase === 'over') return this.ratingOf(next)
    const time = CLOCKS[settings.clock]
    if (due === undefined || (due.kind === 'clock' && time === undefined)) return undefined
    const planned = this.jobs.get(table)
    if (planned?.number === since) return planned
    const wait = due.kind === 'clock' ? time! : this.pace(due.level) * ONLINE_PACE[settings.pace]
    return { table: id, number: since, kind: due.kind, at: Math.round(this.now() + wait) }
  }

  /** Remembers a job that is stored. */
  note(table: OnlineTable, job: Job): void {
    this.jobs.set(table, job)
  }

  /** The end of the time of the player who is to decide, from the store if this process does not know it. */
  async clockOf(table: OnlineTable): Promise<Job | undefined> {
    const { since, due, settings } = table
    if (due?.kind !== 'clock' || CLOCKS[settings.clock] === undefined) return undefined
    const known = this.jobs.get(table)
    if (known?.number === since) return known
    const stored = await this.store.job(table.id)
    if (stored?.number !== since || stored.kind !== 'clock' || table.since !== since) return undefined
    this.jobs.set(table, stored)
    return stored
  }

  /** The game is rated once, even if this job is due several times. */
  private ratingOf(table: OnlineTable): Job | undefined {
    const { id, since } = table
    return countsForRatings(table) ? { table: id, number: since, kind: 'rate', at: this.now() } : undefined
  }
}
