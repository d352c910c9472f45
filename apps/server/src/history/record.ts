import { type GameRecord, makeRecord } from '@trick-bento/kit'
import { PROOF_FORMAT, type Proof } from '@trick-bento/kit/fair'
import type { OnlineTable } from '../tables/online-table.ts'
import { type Refusal, refusal } from '../tables/refusal.ts'

const notOver = refusal('not-over', 'The game is not over yet; then everybody may see all of it.')

/** The whole game, with the names as they sat. */
export function recordOf({ match, phase, sitters }: OnlineTable): GameRecord | Refusal {
  if (match === undefined || phase !== 'over') return notOver
  return makeRecord(match, { names: sitters.map((sitter) => sitter!.name) })
}

/** The game with everything that its deal was drawn from. */
export function proofOf(table: OnlineTable): Proof | Refusal {
  const record = recordOf(table)
  if ('code' in record) return record
  const { id, commitment, seatValues: values } = table
  const { secret, origin } = table.proof
  return { format: PROOF_FORMAT, table: id, commitment, secret, values, ...(origin && { origin }), record }
}
