import type { LevelName } from '@trick-bento/bots'
import type { Event, Seat } from '@trick-bento/kit'

/** What a thinker is told: who thinks, what that seat has heard of the cards, and the luck to think with. */
export interface Question {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seat: Seat
  readonly level: LevelName
  readonly events: readonly Event[]
  /** Numbers to draw chance from; they have nothing to do with the deal. */
  readonly luck: readonly [number, number, number, number]
}
