import type { Game, Suit, Table } from '@trick-bento/kit'

/** The trump suit, in games with a public number for it; undefined while there is none (`NO_SUIT`). */
export function trumpOf({ kind, deck }: Game, table: Table): Suit | undefined {
  if (kind.numbers.trump !== 'suit') return undefined
  return deck.suits[(table.n as { readonly trump: number }).trump]
}
