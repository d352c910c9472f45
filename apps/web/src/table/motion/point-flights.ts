import type { Event, Seat, View } from '@trick-bento/kit'
import { indexInTrick } from './flight-plan.ts'
import { leavesTrick } from './steps.ts'

/** Points that fly to a seat, from a card of the trick or from the seat that loses them. */
export interface PointFlight {
  readonly from: { readonly inTrick: number } | { readonly seat: Seat } | undefined
  readonly to: Seat
  readonly points: number
}

/** The points of a step: what flies, and what each seat has more or less at the end. */
export interface PointPlan {
  readonly flights: readonly PointFlight[]
  readonly sums: ReadonlyMap<Seat, number>
}

type Score = Extract<Event, { type: 'score' }>

/** `gone` are the cards that have left the trick already, by the order of play. */
export function pointsOf(view: View, events: readonly Event[], gone: ReadonlySet<number>): PointPlan {
  const scores = events.filter((event) => event.type === 'score')
  const sums = new Map<Seat, number>()
  for (const { seat, points } of scores) sums.set(seat, (sums.get(seat) ?? 0) + points)
  const isTransfer = scores.some(({ points }) => points < 0)
  return { flights: isTransfer ? transfersOf(scores) : gainsOf(view, events, gone), sums }
}

/** Points that seats lose fly one by one to the seats that gain as many; points without a giver come from nowhere. */
function transfersOf(scores: readonly Score[]): PointFlight[] {
  const givers = scores.flatMap(({ seat, points }) => Array.from({ length: Math.max(0, -points) }, () => seat))
  return scores.flatMap(({ seat: to, points }) =>
    Array.from({ length: Math.max(0, points) }, (): PointFlight => {
      const giver = givers.shift()
      return { from: giver === undefined ? undefined : { seat: giver }, to, points: 1 }
    }),
  )
}

/**
 * Points of a trick fly from the card that is taken with them, or else from the card that the seat has played. Points
 * after the last card has left belong to the round and come from nowhere.
 */
function gainsOf(view: View, events: readonly Event[], gone: ReadonlySet<number>): PointFlight[] {
  const { layout } = view.game
  const lastCard = events.findLastIndex((event) => leavesTrick(view.game, event))
  const isRoundScore = (i: number): boolean => lastCard >= 0 && i > lastCard
  const { table } = view
  const left = new Set(gone)
  const ownCard = (seat: Seat): number => {
    let index = table.played - 1
    while (index >= 0 && (table.playedBy(index) !== seat || gone.has(index))) index--
    return index
  }
  return events.flatMap((event, i): PointFlight[] => {
    if (event.type !== 'score' || event.points === 0) return []
    if (isRoundScore(i)) return [{ from: undefined, to: event.seat, points: event.points }]
    const next = events.at(i + 1)
    const isTaken = next?.type === 'move' && next.from === layout.trick && layout.places[next.to].owner === event.seat
    const index = isTaken ? indexInTrick(view, next.cards[0], event.seat, left) : ownCard(event.seat)
    if (isTaken) left.add(index)
    return [{ from: index < 0 ? undefined : { inTrick: index }, to: event.seat, points: event.points }]
  })
}
