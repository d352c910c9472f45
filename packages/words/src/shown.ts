import type { Event, Seat } from '@trick-bento/kit'
import { cardName } from './card-name.ts'
import type { Wording } from './wording.ts'

type Shown = Extract<Event, { type: 'show' }>

/** What everybody learns when a card is asked for: who has it, and whether it makes them lead. */
export function shownWords({ grammar, game, texts, people }: Wording, { card, place }: Shown, leader: Seat): string {
  const name = cardName(game, card, texts)
  if (place >= game.seats) return grammar.log.nobodyHas(name)
  return place === leader ? grammar.log.hasAndLeads(people.who(place), name) : grammar.log.has(people.who(place), name)
}
