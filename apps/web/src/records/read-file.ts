import { type GameRecord, MAX_RECORD_LENGTH } from '@trick-bento/kit'
import { readLink } from './link.ts'
import { readRecord } from './read-record.ts'
import { fault, type Reading } from './reading.ts'

export const MAX_MEGABYTES = 8
const LONGEST_FILE = MAX_MEGABYTES * 1_000_000

/** The record on a line of a text, or why it cannot be read. */
export interface RecordLine {
  readonly line: number
  readonly reading: Reading<GameRecord>
}

/** Reads a pasted text: a link or records. */
export async function readAnything(text: string): Promise<readonly RecordLine[]> {
  const trimmed = text.trim()
  const link = /^(?:https?:\/\/[^#]*)?#([^#]+)$/.exec(trimmed)
  if (link !== null) return [{ line: 1, reading: await readLink(link[1]) }]
  if (/^https?:\/\//.test(trimmed)) return [wrong(fault('damaged link', 'the link has no fragment'))]
  return readRecords(text)
}

/** Reads one record per line, or one record over many lines. Returns at least one line. */
export function readRecords(text: string): readonly RecordLine[] {
  if (text.length > LONGEST_FILE) return [wrong(fault('too large', `the text has ${text.length} characters`))]
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .flatMap((line, i) => (line.trim() === '' ? [] : [{ line: i + 1, text: line }]))
  if (lines.length === 0) return [wrong(fault('empty', 'the text is empty'))]
  const whole =
    lines.length > 1 && text.length <= MAX_RECORD_LENGTH ? readRecord(text.replace(/^\uFEFF/, '')) : undefined
  if (whole !== undefined && (whole.ok || whole.fault !== 'not JSON')) return [{ line: 1, reading: whole }]
  return lines.map(({ line, text }) => ({ line, reading: readRecord(text) }))
}

const wrong = (reading: Reading<GameRecord>): RecordLine => ({ line: 1, reading })
