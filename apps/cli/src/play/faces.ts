import type { Card, Cards, Deck, Suit } from '@trick-bento/kit'
import { words } from '../i18n/index.ts'
import { paint } from '../style.ts'

export const FACE_DOWN = '▒'
/** More backs of cards than this are counted rather than drawn. */
const MOST_BACKS = 5

export const suitFace = ({ symbol, colour }: Suit): string => paint(symbol, colour)
const suitOf = (deck: Deck, card: Card): Suit => deck.suits[deck.suitOf(card)]
export const rankFace = (deck: Deck, card: Card): string => deck.name(card).slice(suitOf(deck, card).letter.length)

/** A card in a sentence: `● 9`. */
export function cardFace(deck: Deck, card: Card): string {
  const { symbol, colour } = suitOf(deck, card)
  const rank = rankFace(deck, card)
  return paint(symbol === '' ? rank : words().card(symbol, rank), colour)
}

/** A card among others: `●9`. */
function shortFace(deck: Deck, card: Card): string {
  const { symbol, colour } = suitOf(deck, card)
  return paint(symbol + rankFace(deck, card), colour)
}

/** Several cards: `●9 ■3`. */
export const shortFaces = (deck: Deck, cards: Cards | readonly Card[]): string =>
  Array.from(cards, (card) => shortFace(deck, card)).join(' ')

export const backs = (count: number): string =>
  count <= MOST_BACKS ? FACE_DOWN.repeat(count) : `${FACE_DOWN}×${count}`
