/** Why the kit itself refuses a move, in every game: a code, and the English sentence for it. */
export const LAW_REASONS = {
  'no-such-seat': 'there is no such seat',
  'round-over': 'the round is over',
  'not-your-turn': 'it is not your turn',
  'no-such-move': 'there is no such move',
  'not-possible': 'that is not possible now',
  'not-allowed': 'that is not allowed now',
  'not-in-hand': 'you do not hold that card',
  'not-in-trick': 'that card is not in the trick',
  'no-card-wanted': 'no card is asked for now',
} as const
/** A reason of the kit itself. A game's own reasons have other codes. */
export type LawCode = keyof typeof LAW_REASONS

/** The English sentence for a code of `explain`, without capital letter and full stop. */
export function reasonText({ reasons }: { readonly reasons: Readonly<Record<string, string>> }, code: string): string {
  if (Object.hasOwn(LAW_REASONS, code)) return LAW_REASONS[code as LawCode]
  return Object.hasOwn(reasons, code) ? reasons[code] : code
}
