import type { Game, Suit, Table } from '@trick-bento/kit'

/** The trump suit, in games whose public numbers tell one. */
export function trumpOf({ kind, deck }: Game, table: Table): Suit | undefined {
  if (kind.numbers.trump !== 'suit') return undefined
  return deck.suits[(table.n as { readonly trump: number }).trump]
}
