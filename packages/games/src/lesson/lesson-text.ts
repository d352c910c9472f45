/** A piece of what a lesson says: plain words, or a card that is spoken of. */
export type Piece = { readonly words: string } | { readonly card: string }

const CARD = /\[([^\]\s]+)\]/

/** Takes a sentence such as `Play [R9].` apart. */
export const piecesOf = (text: string): Piece[] =>
  text
    .split(CARD)
    .map((part, i) => (i % 2 === 0 ? { words: part } : { card: part }))
    .filter((piece) => !('words' in piece) || piece.words !== '')

/** The cards of which a sentence speaks. */
export const cardsIn = (text: string): string[] =>
  piecesOf(text).flatMap((piece) => ('card' in piece ? [piece.card] : []))
