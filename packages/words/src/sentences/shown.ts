import type { Event, Game, Seat } from '@trick-bento/kit'
import type { Sentence } from '../sentence.ts'

type Shown = Extract<Event, { type: 'show' }>

/** Who has a card that everybody was shown, and whether the card makes them lead. */
export function shownSentence({ card, place }: Shown, { seats }: Game, leader: Seat): Sentence {
  if (place >= seats) return { kind: 'nobody-has', card }
  return { kind: 'has-card', seat: place, card, andLeads: place === leader }
}
