import { type GameKind, type GameRecord, parseRecord, type Verified, verifyRecord } from '@trick-bento/kit'
import { messageOf } from './complaint.ts'
import { type Line, linesOf } from './files.ts'

/** A record of a file, checked by the rules of its game. */
export interface CheckedRecord extends Verified {
  readonly line: number
  readonly record: GameRecord | undefined
}

/** The records of a file, one at a time; blank lines are none. */
export async function* checkedRecords(
  path: string,
  known: ReadonlyMap<string, GameKind>,
): AsyncGenerator<CheckedRecord> {
  for await (const line of linesOf(path)) if (!isBlank(line)) yield check(line, known)
}

const isBlank = (line: Line): boolean => 'text' in line && line.text.trim() === ''

function check(line: Line, known: ReadonlyMap<string, GameKind>): CheckedRecord {
  const wrong = (problem: string): CheckedRecord => ({
    line: line.number,
    record: undefined,
    match: undefined,
    problems: [problem],
  })
  if ('problem' in line) return wrong(line.problem)
  const parsed = parseRecord(line.text)
  if (!parsed.ok) return wrong(parsed.error)
  const record = parsed.value
  const kind = known.get(record.game)
  if (kind === undefined) {
    return wrong(
      `there is no game ${JSON.stringify(record.game)}; known are ${[...known.keys()].join(', ')}, and --with FILE adds one`,
    )
  }
  try {
    return { line: line.number, record, ...verifyRecord(record, kind) }
  } catch (error) {
    if (process.env.BENTO_DEBUG) throw error
    return wrong(`the rules cannot follow this record: ${messageOf(error)}`)
  }
}
