/** A piece of a lesson's text: plain words, or a card. */
export type Piece = { readonly words: string } | { readonly card: string }

const CARD = /\[([^\]\s]+)\]/

/** Splits a text such as `Play [R9].` at its cards. */
export const piecesOf = (text: string): Piece[] =>
  text
    .split(CARD)
    .map((part, i) => (i % 2 === 0 ? { words: part } : { card: part }))
    .filter((piece) => !('words' in piece) || piece.words !== '')

/** The cards in a text. */
export const cardsIn = (text: string): string[] =>
  piecesOf(text).flatMap((piece) => ('card' in piece ? [piece.card] : []))
