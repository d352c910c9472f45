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
  /** Its position in the order in which the cards of a step start. */
  readonly order: number
  /** The card of the trick, by the order of play, at which the cards for the same seat gather; it may be this one. */
  readonly gathersAt?: number
}

type Path = Omit<Flight, 'order' | 'gathersAt'>

/** The flights for these events. `gone` are the cards that have left the trick already, by the order of play. */
export function flightsOf(view: View, events: readonly Event[], gone: ReadonlySet<number>): Flight[] {
  const paths = pathsOf(view, events, gone)
  const leaders = leadersOf(view, paths)
  const sorted = inOrder(view, events, paths)
  return paths.map((path) => {
    const gathersAt = leaders.get(takerOf(view, path))
    const order = sorted.indexOf(path)
    return gathersAt === undefined || !('inTrick' in path.from) ? { ...path, order } : { ...path, order, gathersAt }
  })
}

/** Cards that are turned over rise towards the highest; cards are dealt in turn; others start as they come. */
function inOrder({ game: { deck } }: View, events: readonly Event[], paths: readonly Path[]): readonly Path[] {
  if (events.every(({ type }) => type === 'reveal')) {
    return paths.toSorted((a, b) => deck.rankOf(a.card) - deck.rankOf(b.card))
  }
  if (!paths.every(({ dealt }) => dealt)) return paths
  const placeOf = ({ to }: Path): Place => ('place' in to ? to.place : -1)
  const nth = new Map<Path, number>()
  const counts = new Map<Place, number>()
  for (const path of paths) {
    const count = counts.get(placeOf(path)) ?? 0
    nth.set(path, count)
    counts.set(placeOf(path), count + 1)
  }
  return paths.toSorted((a, b) => nth.get(a)! - nth.get(b)! || placeOf(a) - placeOf(b))
}

/** By the seat that takes cards of the trick: the card at which they gather. It is the seat's own, if it takes that. */
function leadersOf(view: View, paths: readonly Path[]): Map<Seat, number> {
  const leaders = new Map<Seat, number>()
  for (const path of paths) {
    const taker = takerOf(view, path)
    if (taker < 0 || !('inTrick' in path.from)) continue
    const { inTrick } = path.from
    if (!leaders.has(taker) || view.table.playedBy(inTrick) === taker) leaders.set(taker, inTrick)
  }
  return leaders
}

const takerOf = ({ game }: View, { to }: Path): Seat | -1 => ('place' in to ? game.layout.places[to.place].owner : -1)

function pathsOf(view: View, events: readonly Event[], gone: ReadonlySet<number>): Path[] {
  const left = new Set(gone)
  let played = view.table.played
  return events.flatMap((event): Path[] => {
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

function moved(view: View, card: Card, from: Place, to: Place, left: Set<number>): Path {
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
