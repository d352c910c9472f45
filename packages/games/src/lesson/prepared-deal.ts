import type { Card, DealSource, Game, Table } from '@trick-bento/kit'
import type { PreparedDeal } from './lesson.ts'

/** Deals the cards of a prepared deal. A place that belongs to no seat gets the remaining cards. */
export function preparedDeal(game: Game, { leader = 0, hands, zones = {} }: PreparedDeal): DealSource {
  const prepared: Readonly<Record<string, readonly string[]>> = { hand: hands, ...zones }
  return {
    draw: () => leader,
    take(table, place, count) {
      const { zone, owner } = game.layout.places[place]
      if (owner < 0) return [...table.cards(game.layout.stock)].slice(0, count)
      const names = wordsOf(prepared[zone]?.[owner] ?? '')
      if (names.length === count) return pick(game, table, names)
      throw new Error(`${zone} of seat ${owner} gets ${count} cards, but ${names.length} are prepared`)
    },
  }
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')

function pick({ deck, layout }: Game, table: Table, names: readonly string[]): Card[] {
  let stock = table.cards(layout.stock)
  return names.map((name) => {
    const kind = deck.parse(name)
    if (kind === undefined) throw new Error(`there is no card ${name} in this deck`)
    const copies = stock.and(deck.alike(kind))
    if (!copies.some) throw new Error(`the deal has more copies of ${name} than the deck`)
    stock = stock.without(copies.first)
    return copies.first
  })
}
