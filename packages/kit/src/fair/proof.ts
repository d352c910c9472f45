import { quote } from '../quote.ts'
import { type GameRecord, MAX_RECORD_LENGTH, parseRecord } from '../record/format.ts'
import { ok, type Result, refuse } from '../result.ts'

/** The name of the proof format. */
export const PROOF_FORMAT = 'trick-bento-proof/1'

/** A finished game with everything that its deals were drawn from, so that anyone can draw them again. */
export interface Proof {
  readonly format: typeof PROOF_FORMAT
  /** The id of the table. */
  readonly table: string
  /** The commitment that was shown before the first card. */
  readonly commitment: string
  /** The server's secret, published after the game. */
  readonly secret: string
  /** The value that each seat's device contributed; null for a bot, which contributes none. */
  readonly values: readonly (string | null)[]
  /** For a game that was begun offline: its first rounds were dealt there, from this seed. */
  readonly origin?: { readonly seed: string; readonly rounds: number }
  /** The game itself. */
  readonly record: GameRecord
}

const FIELDS = ['format', 'table', 'commitment', 'secret', 'values', 'origin', 'record']
const MAX_TEXT = 200
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT

/** Is this text a proof, by its format? A record has another format. */
export function isProof(line: string): boolean {
  return new RegExp(`"format"\\s*:\\s*"${PROOF_FORMAT}"`).test(line)
}

/** Reads one line of text as a proof and checks its shape. `checkProof` checks what it proves. */
export function parseProof(line: string): Result<Proof> {
  if (line.length > MAX_RECORD_LENGTH)
    return refuse(`a proof is at most ${MAX_RECORD_LENGTH} characters long, not ${line.length}`)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    return refuse(`not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(`proof must be an object, not ${quote(value)}`)
  const proof = value as Record<string, unknown>
  const unknown = Object.keys(proof).find((name) => !FIELDS.includes(name))
  if (unknown !== undefined)
    return refuse(`proof has an unknown field ${quote(unknown)}; the fields are ${FIELDS.join(', ')}`)
  if (proof.format !== PROOF_FORMAT) return refuse(`proof.format must be "${PROOF_FORMAT}", not ${quote(proof.format)}`)
  for (const name of ['table', 'commitment', 'secret']) {
    if (!isText(proof[name]))
      return refuse(`proof.${name} must be text of at most ${MAX_TEXT} characters, not ${quote(proof[name])}`)
  }
  const { origin } = proof as { origin?: { seed?: unknown; rounds?: unknown } | null }
  if (origin !== undefined && !(isText(origin?.seed) && Number.isInteger(origin?.rounds)))
    return refuse(`proof.origin must be a seed and a number of rounds, not ${quote(origin)}`)
  const record = parseRecord(JSON.stringify(proof.record ?? null))
  if (!record.ok) return record
  const { values } = proof
  const { seats } = record.value
  if (!Array.isArray(values) || values.length !== seats || !values.every((each) => each === null || isText(each)))
    return refuse(`proof.values must be a text or null for each of the ${seats} seats, not ${quote(values)}`)
  return ok(value as Proof)
}
