import { batch, signal } from '@preact/signals'
import type { Table } from '@trick-bento/kit'
import type { RedactedEntry } from '@trick-bento/protocol'
import { CLOCKS, type Clock } from '@trick-bento/protocol/constants'

/** Entries with which the time for a decision starts. */
const STARTS_CLOCK: ReadonlySet<RedactedEntry['type']> = new Set(['started', 'decided', 'bot', 'back', 'sat', 'awake'])

/** Whose turn it is at a remote table, and until when. It follows the log, not the animation. */
export class TurnClock {
  /** The seat whose turn it is; -1 for none. */
  readonly turn = signal(-1)
  /** When the time for the decision is up, as a time of `performance.now()`. */
  readonly deadline = signal<number | undefined>(undefined)

  /** The server has said how many milliseconds are left. */
  setTimeLeft(timeLeft: number): void {
    this.deadline.value = performance.now() + timeLeft
  }

  /** `table` is undefined before the first card. An entry from before the connection starts no clock. */
  follow(table: Table | undefined, { type }: RedactedEntry, clock: Clock, isPast: boolean): void {
    const turn = table === undefined || table.roundOver ? -1 : table.turn
    const time = CLOCKS[clock]
    batch(() => {
      this.turn.value = turn
      if (isPast || time === undefined || !STARTS_CLOCK.has(type)) return
      this.deadline.value = turn < 0 ? undefined : performance.now() + time
    })
  }
}
