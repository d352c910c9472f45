import type { GameTexts } from '@trick-bento/games/texts'
import type { Card, Game } from '@trick-bento/kit'
import { capital, fill } from './strings.ts'

/** A card in a sentence: `Red 9`, `赤の9`, `14`. */
export function cardName({ deck }: Game, card: Card, texts: GameTexts): string {
  const { letter, name } = deck.suits[deck.suitOf(card)]
  const suit = texts.suits[letter] ?? name
  return capital(fill(texts.card, { suit, rank: deck.name(card).slice(letter.length) }))
}
