import {
  type GameKind,
  type GameRecord,
  ok,
  parseRecord,
  type Result,
  type Verified,
  verifyRecord,
} from '@trick-bento/kit'
import { checkProof, type DealEvidence, isProof, type Proof, parseProof } from '@trick-bento/kit/fair'
import { messageOf } from './command-error.ts'
import { type Line, linesOf } from './files.ts'

/** A record of a file, checked by the rules of its game; of a proof, also by the deal that it claims. */
export interface CheckedRecord extends Verified {
  readonly line: number
  readonly record: GameRecord | undefined
  readonly isProof: boolean
}

/** The records and proofs of a file, one at a time; blank lines are skipped. */
export async function* checkedRecords(
  path: string,
  known: ReadonlyMap<string, GameKind>,
  seen: DealEvidence = {},
): AsyncGenerator<CheckedRecord> {
  for await (const line of linesOf(path)) if (!isBlank(line)) yield check(line, known, seen)
}

const isBlank = (line: Line): boolean => 'text' in line && line.text.trim() === ''

function check(line: Line, known: ReadonlyMap<string, GameKind>, seen: DealEvidence): CheckedRecord {
  const wrong = (problem: string): CheckedRecord => ({
    line: line.number,
    record: undefined,
    isProof: false,
    match: undefined,
    problems: [problem],
  })
  if ('problem' in line) return wrong(line.problem)
  const parsed = parse(line.text)
  if (!parsed.ok) return wrong(parsed.error)
  const { record, proof } = parsed.value
  const kind = known.get(record.game)
  if (kind === undefined) {
    return wrong(
      `there is no game ${JSON.stringify(record.game)}; known are ${[...known.keys()].join(', ')}, and --with FILE adds one`,
    )
  }
  try {
    const { match, problems } = verifyRecord(record, kind)
    const all = proof === undefined ? problems : problemsOf(proof, kind, seen)
    return { line: line.number, record, isProof: proof !== undefined, match, problems: all }
  } catch (error) {
    if (process.env.BENTO_DEBUG) throw error
    return wrong(`the rules cannot follow this record: ${messageOf(error)}`)
  }
}

function parse(text: string): Result<{ readonly record: GameRecord; readonly proof?: Proof }> {
  if (isProof(text)) {
    const proof = parseProof(text)
    return proof.ok ? ok({ record: proof.value.record, proof: proof.value }) : proof
  }
  const record = parseRecord(text)
  return record.ok ? ok({ record: record.value }) : record
}

const problemsOf = (proof: Proof, kind: GameKind, seen: DealEvidence): string[] =>
  checkProof(proof, kind, seen).flatMap((step) => (step.outcome === 'wrong' ? [step.problem] : []))
