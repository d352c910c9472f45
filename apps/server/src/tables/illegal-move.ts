import { explain, type Match, type Move, reasonText, type Seat } from '@trick-bento/kit'
import { type Refusal, refusal } from './refusal.ts'

/** The refusal of a move that the rules forbid, with the reason as a sentence. */
export function illegalMove({ game, table }: Match, seat: Seat, move: Move | undefined): Refusal {
  const reason = (move === undefined ? undefined : explain(game, table, seat, move)) ?? 'no-such-move'
  const text = reasonText(game.kind, reason)
  return refusal('illegal-move', `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
}
