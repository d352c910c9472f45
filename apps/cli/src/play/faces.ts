import { type Card, type Cards, type Deck, type Game, type Suit, type Table, UNSEEN } from '@trick-bento/kit'
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
  return paint(symbol === '' ? rankFace(deck, card) : `${symbol} ${rankFace(deck, card)}`, colour)
}

/** A card among others: `●9`. */
export function shortFace(deck: Deck, card: Card): string {
  const { symbol, colour } = suitOf(deck, card)
  return paint(symbol + rankFace(deck, card), colour)
}

/** One card as in a sentence, several in short; those unseen are counted. */
export function cardFaces(deck: Deck, cards: Iterable<Card>): string {
  const all = [...cards]
  const seen = all.filter((card) => card !== UNSEEN)
  if (seen.length === 0) return all.length === 1 ? 'a card' : `${all.length} cards`
  const faces = seen.length === 1 ? cardFace(deck, seen[0]) : seen.map((card) => shortFace(deck, card)).join(' ')
  return seen.length === all.length ? faces : `${faces} and ${all.length - seen.length} more`
}

export const backs = (count: number): string =>
  count <= MOST_BACKS ? FACE_DOWN.repeat(count) : `${FACE_DOWN}×${count}`

/** The cards of a set, lowest first, each copy for itself. */
export const shortFaces = (deck: Deck, cards: Cards): string => Array.from(cards, (c) => shortFace(deck, c)).join(' ')

/** The trump suit, in games whose public numbers tell one. */
export function trumpOf(game: Game, table: Table): Suit | undefined {
  if (game.kind.numbers.trump !== 'suit') return undefined
  return game.deck.suits[(table.n as { readonly trump: number }).trump]
}

/** `faceDown` as people say it: `face down`. */
export const spoken = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
