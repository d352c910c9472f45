import { type Event, type Game, View } from '@trick-bento/kit'
import { leavesTrick } from '../table/motion/steps.ts'

/** A point of a game at which a replay can stand still. */
export interface Stop {
  readonly kind: 'deal' | 'decision' | 'round end'
  /** How many events have happened by then. */
  readonly events: number
  /** How many decisions have been made by then. */
  readonly decisions: number
  readonly round: number
  /** The trick of the round, from 1; 0 before the first. */
  readonly trick: number
}

/** The stops of a game in order. After a card was played the trick still lies there, even if that card was its last. */
export function stopsOf(game: Game, events: readonly Event[]): Stop[] {
  const stops: Stop[] = []
  const view = new View(game, -1)
  let decisions = 0
  let trick = 0
  for (const { from, to } of segmentsOf(events)) {
    const isDeal = events[from].type === 'round'
    const until = isDeal ? to : untilTrickIsSeen(game, events, from, to)
    if (isDeal) trick = 0
    else decisions++
    while (view.read < to) {
      const event = events[view.read]
      if ((event.type === 'play' || event.type === 'cover') && view.table.played === 0) trick++
      view.fold(event)
    }
    const { round } = view.table
    stops.push({ kind: isDeal ? 'deal' : 'decision', events: until, decisions, round, trick })
    const isLast = to === events.length || events[to].type === 'round'
    if (isLast && until < to) stops.push({ kind: 'round end', events: to, decisions, round, trick })
  }
  return stops
}

/** Deals and decisions, each with all that follows from it. */
function segmentsOf(events: readonly Event[]): { from: number; to: number }[] {
  const starts = events.flatMap(({ type }, i) => (type === 'round' || type === 'choose' ? [i] : []))
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? events.length }))
}

/** Up to where a decision goes before the trick is scored and cleared away. */
function untilTrickIsSeen(game: Game, events: readonly Event[], from: number, to: number): number {
  let played = -1
  for (let i = from; i < to; i++) {
    const { type } = events[i]
    if (type === 'play' || type === 'cover' || type === 'reveal') played = i
    else if (played >= 0 && (type === 'score' || leavesTrick(game, events[i]))) return i
  }
  return to
}

/** A place that one may want to go to: the deal of a round, or the first card of a trick. */
export interface Mark {
  readonly stop: number
  readonly round: number
  /** 0 for the deal. */
  readonly trick: number
}

export const marksOf = (stops: readonly Stop[]): Mark[] =>
  stops.flatMap(({ round, trick }, stop) => {
    const before = stops[stop - 1]
    return before?.round === round && before.trick === trick ? [] : [{ stop, round, trick }]
  })

/** The last mark that is not after this stop. */
export const markAt = (marks: readonly Mark[], stop: number): Mark =>
  marks.findLast((mark) => mark.stop <= stop) ?? marks[0]
