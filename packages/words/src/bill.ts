import { screens } from '@trick-bento/games/screens'
import type { GameTexts } from '@trick-bento/games/texts'
import { type Event, type Game, range, type Seat, type Table } from '@trick-bento/kit'
import { scoreText } from './score-text.ts'

/** The points of a round, by seat and reason. */
export interface Bill {
  readonly round: number
  readonly seats: readonly SeatBill[]
  /** What the screen counts at each seat, such as stars. */
  readonly tallies: readonly Tally[]
}
export interface SeatBill {
  readonly seat: Seat
  readonly playing: boolean
  /** In the same order at every seat. */
  readonly lines: readonly BillLine[]
  readonly before: number
  /** The points of this round. */
  readonly sum: number
  readonly total: number
}
export interface BillLine {
  readonly why: string
  readonly text: string
  /** How often there were points for this reason. */
  readonly count: number
  readonly sum: number
}
export interface Tally {
  readonly name: string
  readonly text: string
  readonly values: readonly number[]
}

/** Makes the bill from the events of one round and the table at its end. */
export function bill(events: readonly Event[], table: Table, game: Game, texts: GameTexts): Bill {
  const seats = range(0, game.seats - 1).map((seat): SeatBill => {
    const lines = linesOf(seat, events, texts)
    const sum = lines.reduce((all, line) => all + line.sum, 0)
    const total = table.totals[seat]
    return { seat, playing: table.isPlaying(seat), lines, before: total - sum, sum, total }
  })
  return { round: table.round, seats, tallies: talliesOf(table, game, texts) }
}

/** The events of one round, from those of a whole match. */
export function eventsOfRound(events: readonly Event[], round: number): Event[] {
  const starts = events.flatMap(({ type }, i) => (type === 'round' ? [i] : []))
  return events.slice(starts[round - 1] ?? events.length, starts[round])
}

function linesOf(seat: Seat, events: readonly Event[], texts: GameTexts): BillLine[] {
  const points = new Map<string, number[]>()
  for (const event of events) {
    if (event.type === 'score' && event.seat === seat) {
      points.set(event.why, [...(points.get(event.why) ?? []), event.points])
    }
  }
  const inOrder = new Set([...Object.keys(texts.scores), ...points.keys()])
  return [...inOrder].flatMap((why) => {
    const given = points.get(why)
    if (given === undefined) return []
    return [{ why, text: scoreText(texts, why), count: given.length, sum: given.reduce((a, b) => a + b) }]
  })
}

function talliesOf(table: Table, { kind, id, seats }: Game, texts: GameTexts): Tally[] {
  const shown = screens[id]?.numbers
  return Object.entries(kind.numbers).flatMap(([name, of]) => {
    if (of !== 'each' || (shown !== undefined && shown[name]?.as !== 'tally')) return []
    const values = (table.n as Readonly<Record<string, ArrayLike<number>>>)[name]
    return [{ name, text: texts.numbers[name] ?? name, values: Array.from(values).slice(0, seats) }]
  })
}
