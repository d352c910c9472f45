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

/** Which card lies where another one lay: each copy of the deck as another copy. */
export type Exchange = ReadonlyMap<Card, Card>

/** What turns the cards of one table into those of another that has as many at every place. */
export function exchangeBetween(game: Game, from: Table, to: Table): Exchange {
  const { deck, layout } = game
  const exchange = new Map<Card, Card>()
  layout.places.forEach((_, place) => {
    let left = to.cards(place)
    const give = (card: Card, other: Card): void => {
      exchange.set(card, other)
      left = left.without(other)
    }
    const strangers: Card[] = []
    for (const card of from.cards(place)) {
      const alike = left.and(deck.alike(card))
      if (alike.some) give(card, alike.first)
      else strangers.push(card)
    }
    for (const card of strangers) give(card, left.first)
  })
  return exchange
}

/** Do cards that look different change places? */
export const changesAnything = ({ deck }: Game, exchange: Exchange): boolean =>
  [...exchange].some(([card, other]) => deck.kindOf(card) !== deck.kindOf(other))

/**
 * The match as far as it has come, had the cards of the current round been dealt with this exchange: who played a card
 * plays the one that is in its stead. Undefined if that would not have been legal.
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
