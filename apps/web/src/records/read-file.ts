import { type GameRecord, MAX_RECORD_LENGTH } from '@trick-bento/kit'
import { readLink } from './link.ts'
import { readRecord } from './read-record.ts'
import { fault, type Reading } from './reading.ts'

export const MAX_MEGABYTES = 8
const LONGEST_FILE = MAX_MEGABYTES * 1_000_000

/** A record of a text with several, by the line on which it stands. */
export interface Entry {
  readonly line: number
  readonly reading: Reading<GameRecord>
}

/** What somebody gives us, be it the text of a file, a pasted record or a pasted link. */
export async function readAnything(text: string): Promise<readonly Entry[]> {
  const trimmed = text.trim()
  const link = /^(?:https?:\/\/[^#]*)?#([^#]+)$/.exec(trimmed)
  if (link !== null) return [{ line: 1, reading: await readLink(link[1]) }]
  if (/^https?:\/\//.test(trimmed)) return [wrong(fault('damaged link', 'the link has no part after a #'))]
  return readRecords(text)
}

/** Records one a line, or one over many lines. There is always an entry, if only one that says what is wrong. */
export function readRecords(text: string): readonly Entry[] {
  if (text.length > LONGEST_FILE) return [wrong(fault('too large', `the text has ${text.length} characters`))]
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .flatMap((line, i) => (line.trim() === '' ? [] : [{ line: i + 1, text: line }]))
  if (lines.length === 0) return [wrong(fault('empty', 'there is nothing in it'))]
  const whole =
    lines.length > 1 && text.length <= MAX_RECORD_LENGTH ? readRecord(text.replace(/^\uFEFF/, '')) : undefined
  if (whole !== undefined && (whole.ok || whole.fault !== 'not JSON')) return [{ line: 1, reading: whole }]
  return lines.map(({ line, text }) => ({ line, reading: readRecord(text) }))
}

const wrong = (reading: Reading<GameRecord>): Entry => ({ line: 1, reading })
