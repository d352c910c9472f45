import { type Event, type GameRecord, type Match, verifyRecord } from '@trick-bento/kit'
import { findGame } from '../games.ts'
import { safeName } from './safe-name.ts'

/** A record that was played by the rules, as far as they go along. */
export interface OpenedRecord {
  readonly record: GameRecord
  /** Undefined if not even the first round can be dealt. */
  readonly match: Match | undefined
  /** What there is to see; it ends before a deal that cannot be. */
  readonly events: readonly Event[]
  /** Who sat where, fit for the screen; '' for nobody in particular. */
  readonly names: readonly string[]
  /** Where record and rules disagree, in plain English; none for an honest record. */
  readonly problems: readonly string[]
}

/** Plays a record of one of our games by its rules. */
export function openRecord(record: GameRecord): OpenedRecord {
  const { match, problems } = verified(record)
  const names = Array.from({ length: record.seats }, (_, seat) => safeName(record.names?.[seat] ?? ''))
  return { record, match, events: match === undefined ? [] : whole(match), names, problems }
}

function verified(record: GameRecord): { match: Match | undefined; problems: readonly string[] } {
  try {
    return verifyRecord(record, findGame(record.game)!)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { match: undefined, problems: [`the rules cannot follow this record: ${why}`] }
  }
}

/** Without a deal that broke off. */
function whole({ events }: Match): readonly Event[] {
  const deal = events.findLastIndex(({ type }) => type === 'round')
  const isPlayed = events.findLastIndex(({ type }) => type === 'choose') > deal
  const isFirst = events.findIndex(({ type }) => type === 'round') === deal
  return isPlayed || isFirst ? events : events.slice(0, deal)
}
