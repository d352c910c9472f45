import type { Card } from '../cards.ts'
import type { DealSource } from '../deal.ts'
import type { Event } from '../events.ts'
import type { Game, GameKind } from '../game.ts'
import { legal } from '../law.ts'
import type { Place } from '../layout.ts'
import { Match } from '../match.ts'
import { parseMove } from '../notation.ts'
import { seeded } from '../random.ts'
import { must } from '../result.ts'
import type { Table } from '../table.ts'

/** The number of a card by its name. */
export const cardOf = ({ deck }: Game, name: string): Card => deck.parse(name)!

/** The cards at a place by their names, separated by spaces. */
export const namesAt = (game: Game, table: Table, place: Place): string =>
  Array.from(table.cards(place), (card) => game.deck.name(card)).join(' ')

/** A table after `seatOnly` and `collect`, which logs its events from then on. */
export function emptyTable(game: Game): { readonly table: Table; readonly log: Event[] } {
  const table = game.table()
  const log: Event[] = []
  table.seatOnly(Array.from({ length: game.seats }, (_, seat) => seat))
  table.collect()
  table.log = log
  return { table, log }
}

/** A deal from a list of names that are dealt in this order; then the remaining cards of the stock, lowest first. */
export const dealInOrder = (game: Game, names: string): DealSource => {
  const named = names.split(' ').filter((name) => name !== '')
  return {
    draw: ([first]) => first,
    take(table, _place, count) {
      let stock = table.cards(game.layout.stock)
      return Array.from({ length: count }, () => {
        const name = named.shift()
        const copy = (name === undefined ? stock : stock.and(game.deck.alike(cardOf(game, name)))).first
        stock = stock.without(copy)
        return copy
      })
    },
  }
}

/** A match whose first round is dealt in this order. */
export const matchWith = (game: Game, names: string): Match =>
  new Match(game, (round) => dealInOrder(game, round === 1 ? names : ''))

/** Makes moves that are written as `seat:move`, separated by commas. */
export function playMoves(match: Match, moves: string): void {
  for (const written of moves.split(',')) {
    const [seat, move] = written.trim().split(':')
    must(match.play(Number(seat), parseMove(match.game, match.table.phase, move)!))
  }
}

/** A whole game with random moves. Where several seats decide, the highest comes first. */
export function finishedMatch(kind: GameKind, seats: number, seed: string): Match {
  const match = new Match(must(kind.at(seats)), seed)
  const { game, table } = match
  const random = seeded(seed)
  while (!match.over) {
    if (match.betweenRounds) match.nextRound()
    const seat = 31 - Math.clz32(table.acting)
    must(match.play(seat, legal(game, table, seat).pick(random)))
  }
  return match
}
