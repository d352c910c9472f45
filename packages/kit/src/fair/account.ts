import type { Card } from '../cards.ts'
import { type Event, UNSEEN } from '../events.ts'
import type { Game } from '../game.ts'
import type { Place } from '../layout.ts'
import { hashOf } from './sha256.ts'

/** What somebody saw of a game's cards, as a hash: two games with the same account looked the same to them. */
export const accountOf = (game: Game, heard: readonly Event[]): string =>
  hashOf(heard.flatMap((event) => lineOf(game, event)).join('\n'))

/** In the notation of records, which stays the same when programs change. */
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
