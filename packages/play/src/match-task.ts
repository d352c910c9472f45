import type { LevelName } from '@trick-bento/bots'
import { type Match, redact, type Seat } from '@trick-bento/kit'
import type { BotTask } from './bot-driver.ts'
import type { RandomState, TableSpec } from './bot-messages.ts'

/** The decision of a seat in a match, with the events so far as the seat may know them. */
export function matchTask(match: Match, table: TableSpec, seat: Seat, level: LevelName, random: RandomState): BotTask {
  const { game, events } = match
  const end = events.length
  return {
    table,
    seat,
    level,
    events: (from) => events.slice(from, end).map((event) => redact(game.layout, event, seat)),
    random,
  }
}
