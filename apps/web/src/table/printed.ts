import { screens } from '@trick-bento/games/screens'
import type { Card, Game } from '@trick-bento/kit'

/** The name of the number in the corner of a game's cards, as in `stars`. */
export const printedName = ({ id }: Game): string | undefined => screens[id]?.printed

/** The number printed in the corner of a card. */
export function printedOn(game: Game, card: Card): number | undefined {
  const option = printedName(game)
  if (option === undefined) return undefined
  const values = game.options[option] as readonly number[]
  return values[game.deck.rankOf(card) - game.deck.ranks[0]]
}
