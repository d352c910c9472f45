import { type Card, type Event, type Place, type Seat, UNSEEN, type View } from '@trick-bento/kit'

/** A position on the screen: a card at a place, or the n-th card of the trick. */
export type Spot = { readonly place: Place; readonly card: Card } | { readonly inTrick: number }

/** A card that moves on the screen, or turns over in place. */
export interface Flight {
  readonly card: Card
  readonly from: Spot
  readonly to: Spot
  /** It turns face up. */
  readonly turns: boolean
  readonly dealt: boolean
}

/** The flights for these events. `gone` are the cards that have left the trick already, by the order of play. */
export function flightsOf(view: View, events: readonly Event[], gone: ReadonlySet<number>): Flight[] {
  const left = new Set(gone)
  let played = view.table.played
  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case 'play':
      case 'cover': {
        const turns = event.type === 'play' && event.from !== event.seat && !view.sees(event.from)
        const from = { place: event.from, card: event.card }
        return [{ card: event.card, from, to: { inTrick: played++ }, turns, dealt: false }]
      }
      case 'reveal': {
        const spot = { inTrick: spotOf(view, event.seat) }
        return [{ card: event.card, from: spot, to: spot, turns: true, dealt: false }]
      }
      case 'move':
        return event.cards.map((card) => moved(view, card, event.from, event.to, left))
      default:
        return []
    }
  })
}

function moved(view: View, card: Card, from: Place, to: Place, left: Set<number>): Flight {
  const { places, trick, stock } = view.game.layout
  const dealt = from === stock
  const turns = dealt && card !== UNSEEN
  if (from !== trick) return { card, from: { place: from, card }, to: { place: to, card }, turns, dealt }
  const index = indexInTrick(view, card, places[to].owner, left)
  left.add(index)
  return { card, from: { inTrick: index }, to: { place: to, card }, turns: false, dealt: false }
}

/** The index of the card of this kind that goes to a seat: the card that the seat played, if it played one. */
export function indexInTrick({ table }: View, card: Card, taker: Seat | -1, gone: ReadonlySet<number>): number {
  let found = -1
  for (let i = 0; i < table.played; i++) {
    if (gone.has(i) || table.trick(i) !== card) continue
    if (table.playedBy(i) === taker) return i
    if (found < 0) found = i
  }
  return found
}

function spotOf({ table }: View, seat: Seat): number {
  let index = table.played - 1
  while (index > 0 && table.playedBy(index) !== seat) index--
  return index
}
