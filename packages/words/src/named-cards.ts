import { type Card, type Cards, type Game, legal, NONE, type Seat, type Table } from '@trick-bento/kit'
import { fill } from './strings.ts'
import { Vocabulary } from './vocabulary.ts'
import type { Wording } from './wording.ts'

/** The cards that a reason or a prompt may name at a decision. */
export interface NamedCards {
  /** The card that binds: the earliest of the trick among those that the law wants. */
  readonly binding?: PlayedCard
  /** The highest card of the trick; of several, the last. */
  readonly top?: PlayedCard
  /** The lowest card that may be chosen. */
  readonly lowest?: Card
}
interface PlayedCard {
  readonly card: Card
  readonly seat: Seat
}

/** What a reason or a prompt may name when the law wants these cards from a seat. */
export function namedCards(game: Game, table: Table, seat: Seat, wanted: Cards = NONE): NamedCards {
  const { deck } = game
  const trick = Array.from({ length: table.played }, (_, i) => ({ card: table.trick(i), seat: table.playedBy(i) }))
  const open = trick.filter(({ card }) => card >= 0)
  const binding = open.find(({ card }) => wanted.has(card))
  const top = open.reduce<PlayedCard | undefined>(
    (best, each) => (best === undefined || deck.rankOf(each.card) >= deck.rankOf(best.card) ? each : best),
    undefined,
  )
  const [lowest] = [...legal(game, table, seat).and(deck.cards)].sort((a, b) => deck.rankOf(a) - deck.rankOf(b))
  return { ...(binding && { binding }), ...(top && { top }), ...(lowest !== undefined && { lowest }) }
}

/**
 * A text with its placeholders filled in: `{suit}`, `{card}` and `{who}` of the card that binds, `{top}` and `{topWho}` of
 * the highest card of the trick, and the `{lowest}` card. Undefined if it names something that is not there.
 */
export function fillNamed(text: string, { binding, top, lowest }: NamedCards, wording: Wording): string | undefined {
  const vocabulary = new Vocabulary(wording)
  const { deck } = wording.game
  const name = (seat: Seat): string => wording.grammar.name(vocabulary.who(seat))
  const filled = fill(text, {
    ...(binding && {
      suit: vocabulary.suit(deck.suits[deck.suitOf(binding.card)]),
      card: vocabulary.card(binding.card),
      who: name(binding.seat),
    }),
    ...(top && { top: vocabulary.card(top.card), topWho: name(top.seat) }),
    ...(lowest !== undefined && { lowest: vocabulary.card(lowest) }),
  })
  return /\{\w+\}/.test(filled) ? undefined : filled
}
