import type { Card, DealSource, Game, Table } from '@trick-bento/kit'
import type { PreparedDeal } from './lesson.ts'

/** Deals the cards that were written down; a place that belongs to nobody gets what is left. */
export function preparedDeal(game: Game, { leader = 0, hands, faceDown = [] }: PreparedDeal): DealSource {
  const told: Readonly<Record<string, readonly string[]>> = { hand: hands, faceDown }
  return {
    draw: () => leader,
    take(table, place, count) {
      const { zone, owner } = game.layout.places[place]
      if (owner < 0) return [...table.cards(game.layout.stock)].slice(0, count)
      const names = wordsOf(told[zone]?.[owner] ?? '')
      if (names.length === count) return pick(game, table, names)
      throw new Error(`${zone} of seat ${owner} gets ${count} cards, but ${names.length} are written down`)
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
    if (!copies.some) throw new Error(`${name} is written down more often than the deck has it`)
    stock = stock.without(copies.first)
    return copies.first
  })
}
