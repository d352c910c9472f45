import { type Event, type GameRecord, type Match, verifyRecord } from '@trick-bento/kit'
import { findGame } from '../games.ts'
import { safeName } from './safe-name.ts'

/** A record that was replayed by the rules, as far as possible. */
export interface OpenedRecord {
  readonly record: GameRecord
  /** Undefined if the first round cannot be dealt. */
  readonly match: Match | undefined
  /** The events to show; they end before a round that cannot be dealt. */
  readonly events: readonly Event[]
  /** Sanitized names by seat; empty if the record has no name. */
  readonly names: readonly string[]
  /** Where the record breaks the rules, in English. */
  readonly problems: readonly string[]
}

/** Replays a record by the rules of its game. */
export function openRecord(record: GameRecord): OpenedRecord {
  const { match, problems } = verified(record)
  const names = Array.from({ length: record.seats }, (_, seat) => safeName(record.names?.[seat] ?? ''))
  return { record, match, events: match === undefined ? [] : completeEvents(match), names, problems }
}

function verified(record: GameRecord): { match: Match | undefined; problems: readonly string[] } {
  try {
    return verifyRecord(record, findGame(record.game)!)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { match: undefined, problems: [`the rules cannot follow this record: ${why}`] }
  }
}

/** The events without an incomplete deal at the end. */
function completeEvents({ events }: Match): readonly Event[] {
  const deal = events.findLastIndex(({ type }) => type === 'round')
  const isPlayed = events.findLastIndex(({ type }) => type === 'choose') > deal
  const isFirst = events.findIndex(({ type }) => type === 'round') === deal
  return isPlayed || isFirst ? events : events.slice(0, deal)
}
