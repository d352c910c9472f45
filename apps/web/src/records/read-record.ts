import { FORMAT, type GameRecord, MAX_RECORD_LENGTH, parseRecord, quote } from '@trick-bento/kit'
import { findGame } from '../games.ts'
import { fault, type Reading, type Refusal } from './reading.ts'

/** Parses a record of a known game. Does not check it against the rules. */
export function readRecord(text: string): Reading<GameRecord> {
  const parsed = parseRecord(text)
  if (!parsed.ok) return diagnosis(text, parsed.error)
  const { game } = parsed.value
  if (findGame(game) !== undefined) return parsed
  return { ...fault('unknown game', `there is no game ${quote(game)}`), game }
}

function diagnosis(text: string, error: string): Refusal {
  if (text.length > MAX_RECORD_LENGTH) return fault('too large', error)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return fault('not JSON', error)
  }
  return fault(isOfOtherFormat(value) ? 'other format' : 'not a record', error)
}

const FAMILY = FORMAT.slice(0, FORMAT.indexOf('/') + 1)

function isOfOtherFormat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('format' in value)) return false
  const { format } = value
  return typeof format === 'string' && format !== FORMAT && format.startsWith(FAMILY)
}
