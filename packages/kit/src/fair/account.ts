import type { Card } from '../cards.ts'
import { type Event, UNSEEN } from '../events.ts'
import type { Game } from '../game.ts'
import type { Place } from '../layout.ts'
import { hashOf } from './sha256.ts'

/**
 * A hash of what one viewer saw of a game, from the events as they were redacted for the viewer. Two games with the same
 * account looked the same.
 */
export const accountOf = (game: Game, seen: readonly Event[]): string =>
  hashOf(seen.flatMap((event) => lineOf(game, event)).join('\n'))

/** Uses the notation of records, which stays the same when the program changes. */
function lineOf({ deck, layout }: Game, event: Event): string[] {
  const name = (card: Card): string => (card === UNSEEN ? '?' : deck.name(card))
  const at = (place: Place): string => `${layout.places[place].zone} ${layout.places[place].owner}`
  switch (event.type) {
    case 'round':
      return [`round ${event.round}`]
    case 'move':
      return [`${at(event.from)} to ${at(event.to)}: ${event.cards.map(name).join(' ')}`]
    case 'play':
    case 'cover':
    case 'reveal':
      return [`${event.seat} ${event.type} ${name(event.card)}`]
    case 'score':
      return [`${event.seat} score ${event.points}`]
    case 'choose':
    case 'disclose':
    case 'show':
    case 'set':
      return []
  }
}
