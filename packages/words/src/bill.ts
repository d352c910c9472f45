import { screens } from '@trick-bento/games/screens'
import { type Card, type Event, type Game, range, type Seat, type Table } from '@trick-bento/kit'
import {
  type LedgerEntry,
  paidEntries,
  type ScoreEntry,
  scoreEntries,
  type TallyEntry,
  tallyEntries,
} from './ledger.ts'
import { type Chapter, Narrator } from './narrator.ts'
import { scoreText } from './score-text.ts'
import type { Wording } from './wording.ts'

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
  /** Empty, or the cards that add up to the sum. */
  readonly items: readonly BillItem[]
}
/** Cards and what they count. */
export interface BillItem {
  readonly trick: number
  readonly cards: readonly Card[]
  readonly points: number
  readonly leftInHand: boolean
}
export interface Tally {
  readonly name: string
  readonly text: string
  readonly values: readonly number[]
  /** By seat: empty, or the cards that add up to its value. */
  readonly items: readonly (readonly BillItem[])[]
  /** By seat, if the order decides the round: the rank from 1; equal numbers share one, and none is left out. */
  readonly ranks?: readonly number[]
}

/** The bills of all finished rounds, as a reader may know them (-1 for a spectator). */
export function billsOf(events: readonly Event[], wording: Wording, reader: Seat | -1): Bill[] {
  const narrator = new Narrator(wording, reader)
  const starts = events.flatMap(({ type }, i) => (type === 'round' ? [i] : []))
  return starts.flatMap((_, i) => {
    const chapters = narrator.read(events.slice(0, starts[i + 1]))
    const { table } = narrator.view
    return table.roundOver ? [billOf(chapters, table, wording)] : []
  })
}

function billOf(chapters: readonly Chapter[], table: Table, wording: Wording): Bill {
  const { game } = wording
  const entries = scoreEntries(chapters, game)
  const seats = range(0, game.seats - 1).map((seat): SeatBill => {
    const lines = linesOf(
      entries.filter((entry) => entry.seat === seat),
      chapters,
      wording,
    )
    const sum = lines.reduce((all, line) => all + line.sum, 0)
    const total = table.totals[seat]
    return { seat, playing: table.isPlaying(seat), lines, before: total - sum, sum, total }
  })
  return { round: table.round, seats, tallies: talliesOf(chapters, table, wording) }
}

function linesOf(entries: readonly ScoreEntry[], chapters: readonly Chapter[], { game, texts }: Wording): BillLine[] {
  const inOrder = new Set([...Object.keys(texts.scores), ...entries.map(({ why }) => why)])
  return [...inOrder].flatMap((why) => {
    const given = entries.filter((entry) => entry.why === why)
    if (given.length === 0) return []
    const sum = sumOf(given)
    const paid = paidNumber(game, why)
    const items = itemsOf(paid === undefined ? given : given.flatMap((each) => paidEntries(paid, each, chapters, game)))
    return [{ why, text: scoreText(texts, why), count: given.length, sum, items }]
  })
}

/** The number at each seat that points of this kind pay for, such as tricks won. */
const paidNumber = ({ id }: Game, why: string): string | undefined =>
  Object.entries(screens[id]?.receipts ?? {}).find(([, source]) => source?.pays === why)?.[0]

/** The entries as items; none unless some of them have cards. */
function itemsOf(entries: readonly (LedgerEntry | TallyEntry)[]): BillItem[] {
  if (entries.every(({ cards }) => cards.length === 0)) return []
  return entries
    .filter(({ points }) => points !== 0)
    .map((entry) => ({
      trick: entry.trick,
      cards: entry.cards,
      points: entry.points,
      leftInHand: 'leftInHand' in entry && entry.leftInHand,
    }))
}

function talliesOf(chapters: readonly Chapter[], table: Table, { game, texts }: Wording): Tally[] {
  const shown = screens[game.id]?.numbers
  return Object.entries(game.kind.numbers).flatMap(([name, of]) => {
    if (of !== 'each' || (shown !== undefined && shown[name]?.as !== 'tally')) return []
    const values = Array.from((table.n as Readonly<Record<string, ArrayLike<number>>>)[name]).slice(0, game.seats)
    const entries = tallyEntries(name, chapters, game)
    const ranks = screens[game.id]?.receipts?.[name]?.ranked ? { ranks: ranksOf(values) } : {}
    return [
      {
        name,
        text: texts.numbers[name] ?? name,
        values,
        items: values.map((_, seat) => itemsOf(entries.filter((entry) => entry.seat === seat))),
        ...ranks,
      },
    ]
  })
}

function ranksOf(values: readonly number[]): number[] {
  const inOrder = [...new Set(values)].toSorted((a, b) => b - a)
  return values.map((value) => inOrder.indexOf(value) + 1)
}

const sumOf = (entries: readonly LedgerEntry[]): number => entries.reduce((sum, { points }) => sum + points, 0)
