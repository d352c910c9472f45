import {
  type Card,
  Cards,
  type DealSource,
  type Game,
  isCall,
  Match,
  must,
  seededDeal,
  type Table,
} from '@trick-bento/kit'

/** An exchange of cards: maps each copy of the deck to the copy that takes its place. */
export type Exchange = ReadonlyMap<Card, Card>

/** The exchange that turns one table into another, which has the same number of cards at every place. */
export function exchangeBetween(game: Game, from: Table, to: Table): Exchange {
  const { deck, layout } = game
  const exchange = new Map<Card, Card>()
  layout.places.forEach((_, place) => {
    let left = to.cards(place)
    const give = (card: Card, other: Card): void => {
      exchange.set(card, other)
      left = left.without(other)
    }
    const others: Card[] = []
    for (const card of from.cards(place)) {
      const alike = left.and(deck.alike(card))
      if (alike.some) give(card, alike.first)
      else others.push(card)
    }
    for (const card of others) give(card, left.first)
  })
  return exchange
}

/** Does the exchange change the place of cards that look different? */
export const changesAnything = ({ deck }: Game, exchange: Exchange): boolean =>
  [...exchange].some(([card, other]) => deck.kindOf(card) !== deck.kindOf(other))

/**
 * The match as it would be now if the current round had been dealt with this exchange: each seat plays the card that took
 * the place of the card that it played. Undefined if one of these plays would not have been legal.
 */
export function twinOf(match: Match, seed: string, exchange: Exchange): Match | undefined {
  const { game, decisions } = match
  const last = match.table.round
  const real = match.again()
  const twin = new Match(game, (round) => {
    const source = seededDeal(seed, round)
    return round === last ? exchanged(game, source, exchange) : source
  })
  const dealNext = (): void => {
    if (real.table.round === last || !real.betweenRounds) return
    real.nextRound()
    twin.nextRound()
  }
  for (const { seat, move } of decisions) {
    dealNext()
    const { table } = real
    const fromHand = !isCall(move) && game.phases[table.phase].from === 'hand'
    const other = fromHand && table.round === last ? exchange.get(table.copyOf(move, seat))! : move
    must(real.play(seat, move))
    if (!twin.play(seat, isCall(other) ? other : game.deck.kindOf(other)).ok) return undefined
  }
  dealNext()
  return twin
}

const exchanged = ({ deck }: Game, source: DealSource, exchange: Exchange): DealSource => ({
  draw: (seats) => source.draw(seats),
  take(table, place, count) {
    let left = table.cards(table.layout.stock)
    return source.take(table, place, count).map((card) => {
      const copy = left.and(deck.alike(exchange.get(card)!)).first
      left = left.minus(Cards.of(copy))
      return copy
    })
  },
})
