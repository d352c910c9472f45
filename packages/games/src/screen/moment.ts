import type { Event, Layout } from '@trick-bento/kit'
import type { Moment, MovedCards, Screen } from './screen.ts'

/** The code of the moment that an event is; undefined if it calls for no banner. */
export function momentOf(screen: Screen, layout: Layout, event: Event): string | undefined {
  return Object.keys(screen.moments).find((code) => fits(screen.moments[code], layout, event))
}

function fits(moment: Moment, layout: Layout, event: Event): boolean {
  if ('scored' in moment) return event.type === 'score' && event.why === moment.scored
  return event.type === 'move' && isMoved(moment.moved, layout, event)
}

function isMoved(
  { from, to, alike }: MovedCards,
  { places }: Layout,
  event: Extract<Event, { readonly type: 'move' }>,
): boolean {
  const { cards } = event
  return (
    places[event.from].zone === from &&
    places[event.to].zone === to &&
    cards.length === alike &&
    cards.every((card) => card === cards[0])
  )
}
