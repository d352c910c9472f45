import type { GameTexts } from '@trick-bento/games/texts'
import { type Card, type Game, UNSEEN } from '@trick-bento/kit'
import { fill } from './fill.ts'
import type { Wording } from './wording.ts'

/** A card in a sentence: `Red 9`, `赤の9`, `14`. */
export function cardName({ deck }: Game, card: Card, texts: GameTexts): string {
  const { letter, name } = deck.suits[deck.suitOf(card)]
  const suit = texts.suits[letter] ?? name
  const words = fill(texts.card, { suit, rank: deck.name(card).slice(letter.length) })
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Several cards in a sentence; those unseen are counted. */
export function cardNames({ grammar, game, texts }: Wording, cards: readonly Card[]): string {
  const seen = cards.filter((card) => card !== UNSEEN)
  const names = seen.map((card) => cardName(game, card, texts))
  const unseen = cards.length - seen.length
  return grammar.listed(unseen > 0 ? [...names, grammar.log.unknownCards(unseen)] : names)
}
