import type { Cards, Deck } from '@trick-bento/kit'

/** For each card, the higher cards of its suit. */
export function higherOfSuit(deck: Deck): readonly Cards[] {
  return Array.from(deck.cards, (card) => {
    let higher = deck.suitWith(card)
    for (const other of higher) if (deck.rankOf(other) <= deck.rankOf(card)) higher = higher.without(other)
    return higher
  })
}
