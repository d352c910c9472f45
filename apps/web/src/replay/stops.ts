import { type Event, type Game, View } from '@trick-bento/kit'
import { leavesTrick } from '../table/motion/steps.ts'

/** A position of a game at which a replay can stop. */
export interface Stop {
  readonly kind: 'deal' | 'decision' | 'round end'
  /** The number of events so far. */
  readonly events: number
  /** The number of decisions so far. */
  readonly decisions: number
  readonly round: number
  /** The number of the trick in the round, starting at 1; 0 before the first trick. */
  readonly trick: number
}

/** The stops of a game in order. After the last card of a trick, the stop shows the trick before it is cleared. */
export function stopsOf(game: Game, events: readonly Event[]): Stop[] {
  const stops: Stop[] = []
  const view = new View(game, -1)
  let decisions = 0
  let trick = 0
  for (const { from, to } of segmentsOf(events)) {
    const isDeal = events[from].type === 'round'
    const until = isDeal ? to : endOfTrick(game, events, from, to)
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

/** Deals and decisions, each with the events that follow from it. */
function segmentsOf(events: readonly Event[]): { from: number; to: number }[] {
  const starts = events.flatMap(({ type }, i) => (type === 'round' || type === 'choose' ? [i] : []))
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? events.length }))
}

/** The number of events after which a decision's trick is complete, but not yet scored and cleared. */
function endOfTrick(game: Game, events: readonly Event[], from: number, to: number): number {
  let played = -1
  for (let i = from; i < to; i++) {
    const { type } = events[i]
    if (type === 'play' || type === 'cover' || type === 'reveal') played = i
    else if (played >= 0 && (type === 'score' || leavesTrick(game, events[i]))) return i
  }
  return to
}

/** A target of the jump menu: the deal of a round, or the first card of a trick. */
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

/** The last mark at or before a stop. */
export const markAt = (marks: readonly Mark[], stop: number): Mark =>
  marks.findLast((mark) => mark.stop <= stop) ?? marks[0]
