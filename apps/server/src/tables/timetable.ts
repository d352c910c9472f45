import type { LevelName } from '@trick-bento/bots'
import { ONLINE_PACE } from '@trick-bento/play'
import { CLOCKS } from '@trick-bento/protocol/constants'
import { countsForRatings } from '../ratings/counts.ts'
import type { Job, Store } from '../store/store.ts'
import type { OnlineTable, Prospect } from './online-table.ts'

/** What is due at tables, and when: a bot's turn, the end of somebody's time, a rating. */
export class Timetable {
  private readonly store: Store
  private readonly pace: (level: LevelName) => number
  private readonly now: () => number
  /** As far as it is known here. */
  private readonly jobs = new WeakMap<OnlineTable, Job>()

  constructor(store: Store, pace: (level: LevelName) => number, now: () => number) {
    this.store = store
    this.pace = pace
    this.now = now
  }

  /**
   * What will be due when these entries are there. It is said with every append, because the store forgets a table's job
   * with new entries. What has been due already stays due at its time: talk does not turn the clock back.
   */
  after(table: OnlineTable, { due, since, over }: Prospect): Job | undefined {
    if (over) return this.ratingOf(table, since)
    const time = CLOCKS[table.settings.clock]
    if (due === undefined || (due.kind === 'clock' && time === undefined)) return undefined
    const planned = this.jobs.get(table)
    if (planned?.number === since) return planned
    const wait = due.kind === 'clock' ? time! : this.pace(due.level) * ONLINE_PACE[table.settings.pace]
    return { table: table.id, number: since, kind: due.kind, at: Math.round(this.now() + wait) }
  }

  /** It is stored. */
  note(table: OnlineTable, job: Job): void {
    this.jobs.set(table, job)
  }

  /** What ends the time of whoever is to decide. Who has not set this clock, or has forgotten it, finds it in the store. */
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

  /** Rated it is only once, however often it is due. */
  private ratingOf(table: OnlineTable, number: number): Job | undefined {
    return countsForRatings(table) ? { table: table.id, number, kind: 'rate', at: this.now() } : undefined
  }
}
