import { type GameRecord, makeRecord } from '@trick-bento/kit'
import { PROOF_FORMAT, type Proof } from '@trick-bento/kit/fair'
import type { OnlineTable } from '../tables/online-table.ts'
import { type Refusal, refusal } from '../tables/refusal.ts'

const notOver = refusal('not-over', 'The game is not over yet; its record is public afterwards.')

/** The record of a finished game, with the names of the players by seat. */
export function recordOf({ match, phase, sitters }: OnlineTable): GameRecord | Refusal {
  if (match === undefined || phase !== 'over') return notOver
  return makeRecord(match, { names: sitters.map((sitter) => sitter!.name) })
}

/** The record of a finished game with everything that determines its deal. */
export function proofOf(table: OnlineTable): Proof | Refusal {
  const record = recordOf(table)
  if ('code' in record) return record
  const { id, commitment, seatValues: values } = table
  const { secret, origin } = table.proof
  return { format: PROOF_FORMAT, table: id, commitment, secret, values, ...(origin && { origin }), record }
}
