import type { Event, Game, Seat } from '@trick-bento/kit'

/** What one playout showed about the seat that made the first move. */
export interface Outcome {
  /** The value of the round's end, as the search sees it. */
  readonly value: number
  /** The score of the round from this move on; more is better. */
  readonly score: number
  /** What became of the trick; undefined if the move brought no card into it. */
  readonly trick: TrickOutcome | undefined
  /** The points of the seat from this move on, by their codes. */
  readonly points: ReadonlyMap<string, number>
}
export interface TrickOutcome {
  /** The seat took cards from the trick. */
  readonly takes: boolean
  /** The card left the trick together with one alike, and nobody got them. */
  readonly vanishes: boolean
  /** The points that the seat scored before the trick was over. */
  readonly points: number
}

type Seen = Pick<Outcome, 'trick' | 'points'>

/** Reads the events from a move of `seat` to the end of the round. `inTrick` cards lay open in the trick before. */
export function readOutcome(events: readonly Event[], { layout }: Game, seat: Seat, inTrick: number): Seen {
  const { trick, places } = layout
  const [first] = events
  const isPlay = (first?.type === 'play' || first?.type === 'cover') && first.seat === seat
  const played = isPlay ? first.card : undefined
  const points = new Map<string, number>()
  let isOver = played === undefined
  let left = inTrick
  let takes = false
  let vanishes = false
  let trickPoints = 0
  for (const event of events) {
    if (event.type === 'score' && event.seat === seat) {
      points.set(event.why, (points.get(event.why) ?? 0) + event.points)
      if (!isOver) trickPoints += event.points
    }
    if (isOver) continue
    if (event.type === 'play' || event.type === 'reveal') left++
    if (event.type !== 'move' || event.from !== trick) continue
    const { owner } = places[event.to]
    takes ||= owner === seat
    vanishes ||= owner < 0 && event.cards.length > 1 && event.cards.every((card) => card === played)
    left -= event.cards.length
    isOver = left === 0
  }
  return { points, trick: played === undefined ? undefined : { takes, vanishes, points: trickPoints } }
}
