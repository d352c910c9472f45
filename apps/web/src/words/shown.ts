import type { Event, Seat } from '@trick-bento/kit'
import { cardName } from './card-name.ts'
import type { Speech } from './speech.ts'

type Shown = Extract<Event, { type: 'show' }>

/** What everybody learns when a card is asked for: who has it, and whether it makes them lead. */
export function shownWords({ w, game, texts, people }: Speech, { card, place }: Shown, leader: Seat): string {
  const name = cardName(game, card, texts)
  if (place >= game.seats) return w.log.nobodyHas(name)
  return place === leader ? w.log.hasAndLeads(people.who(place), name) : w.log.has(people.who(place), name)
}
