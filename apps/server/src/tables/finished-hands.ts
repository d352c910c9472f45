import { type Seat, View } from '@trick-bento/kit'
import type { RoundHands } from '@trick-bento/protocol'
import type { OnlineTable } from './online-table.ts'

/**
 * The hands of all finished rounds. They reveal nothing about the current round, because all cards were shuffled again. In a
 * game that keeps hidden cards from one round to the next they would, so there the whole game must be over.
 */
export function finishedHands(table: OnlineTable): RoundHands[] {
  const { match, game } = table
  if (match === undefined) return []
  const keepsSecrets = game.layout.places.some(({ keep, sight }) => keep && sight !== 'all')
  if (keepsSecrets && !match.over) return []
  const finished = match.over ? match.table.round : match.table.round - 1
  const bySeat = Array.from({ length: game.seats }, (_, seat) => dealtTo(table, seat, finished))
  return Array.from({ length: finished }, (_, i) => ({ round: i + 1, hands: bySeat.map((hands) => hands[i]!) }))
}

/** The cards of a seat at the start of each of the first rounds, from the events that this seat received. */
function dealtTo(table: OnlineTable, seat: Seat, rounds: number): string[][] {
  const { game } = table
  const view = new View(game, seat)
  const hands: string[][] = []
  for (const event of table.allEvents(seat)) {
    if (event.type === 'choose' && view.table.round > hands.length) {
      hands.push(Array.from(view.table.hand(seat), (card) => game.deck.name(game.deck.kindOf(card))))
    }
    if (hands.length === rounds) break
    view.fold(event)
  }
  return hands
}
