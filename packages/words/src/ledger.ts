import { screens } from '@trick-bento/games/screens'
import type { Card, Event, Game, Place, Seat } from '@trick-bento/kit'
import type { Chapter } from './narrator.ts'
import { momentIn } from './sentences/moments.ts'

/** One change of a seat's points or of a number that is counted at each seat. */
export interface LedgerEntry {
  readonly round: number
  /** The trick in which it happened, from 1. */
  readonly trick: number
  readonly seat: Seat
  readonly points: number
  /** The cards that caused it; empty if no certain cards did. */
  readonly cards: readonly Card[]
  /** Points at the end of a round, after the last card has left the trick, belong to no trick. */
  readonly belongsTo: 'trick' | 'round'
}
export interface ScoreEntry extends LedgerEntry {
  readonly why: string
}
export interface TallyEntry extends LedgerEntry {
  /** The public number that has changed. */
  readonly number: string
  /** Cards that were still in hand at the end of the round. */
  readonly leftInHand: boolean
}

/** All points of these chapters, with the cards that caused them. */
export function scoreEntries(chapters: readonly Chapter[], game: Game): ScoreEntry[] {
  return inTricks(chapters).flatMap(({ chapter, played, endsRound }) => {
    const { events } = chapter
    const lastLeaves = events.findLastIndex((event) => leavesTrick(game, event))
    return events.flatMap((event, i): ScoreEntry[] => {
      if (event.type !== 'score') return []
      const { seat, points, why } = event
      const belongsTo = endsRound && i > lastLeaves ? 'round' : 'trick'
      const cards = belongsTo === 'round' ? [] : cardsOf(event, i, events, played, game)
      return [{ round: chapter.round, trick: chapter.tricks + 1, seat, points, why, cards, belongsTo }]
    })
  })
}

/** All changes of a number that is counted at each seat. */
export function tallyEntries(number: string, chapters: readonly Chapter[], game: Game): TallyEntry[] {
  const zone = screens[game.id]?.receipts?.[number]?.cards
  return zone === undefined ? changes(number, chapters, game) : countedCards(number, zone, chapters, game)
}

/** The number that is printed on a card. */
export function printedValue({ id, options, deck }: Game, card: Card): number | undefined {
  const option = screens[id]?.printed
  return option === undefined ? undefined : (options[option] as readonly number[])[deck.rankOf(card) - deck.ranks[0]]
}

/** The cards that arrive in a zone where each counts what is printed on it. */
function countedCards(number: string, zone: string, chapters: readonly Chapter[], game: Game): TallyEntry[] {
  const { places } = game.layout
  return chapters.flatMap(({ events, round, tricks }) =>
    events.flatMap((event): TallyEntry[] => {
      if (event.type !== 'move' || places[event.to].zone !== zone) return []
      const leftInHand = places[event.from].zone === 'hand'
      const about = { number, round, trick: tricks + 1, seat: places[event.to].owner, leftInHand }
      const belongsTo = leftInHand ? 'round' : 'trick'
      return event.cards.map((card) => ({ ...about, belongsTo, cards: [card], points: printedValue(game, card) ?? 1 }))
    }),
  )
}

/** The changes of a number after each decision. What it is at the beginning of a round does not count. */
function changes(number: string, chapters: readonly Chapter[], game: Game): TallyEntry[] {
  const table = game.table()
  const read = (): number[] => Array.from((table.n as Readonly<Record<string, ArrayLike<number>>>)[number])
  return inTricks(chapters).flatMap(({ chapter, played, endsRound }) => {
    const before = read()
    for (const event of chapter.events) {
      if (event.type === 'set') for (const [slot, value] of event.numbers) table.mem[slot] = value
    }
    if (chapter.kind === 'opening') return []
    return read().flatMap((value, seat): TallyEntry[] => {
      const points = value - before[seat]
      if (points === 0) return []
      const cards = winningCards(seat, chapter.events, played, game)
      const belongsTo = endsRound && cards.length === 0 ? 'round' : 'trick'
      const { round, tricks } = chapter
      return [{ number, round, trick: tricks + 1, seat, points, cards, belongsTo, leftInHand: false }]
    })
  })
}

interface InTrick {
  readonly chapter: Chapter
  /** The cards of the trick after this chapter, as far as they were seen. */
  readonly played: ReadonlyMap<Seat, Card>
  readonly endsRound: boolean
}

/** The chapters with the trick that each belongs to. */
function inTricks(chapters: readonly Chapter[]): InTrick[] {
  let played = new Map<Seat, Card>()
  return chapters.map((chapter, i) => {
    const previous = chapters[i - 1]
    if (previous?.tricks !== chapter.tricks || previous.round !== chapter.round) played = new Map()
    for (const event of chapter.events) {
      if (event.type === 'play' || event.type === 'reveal') played.set(event.seat, event.card)
    }
    const endsRound = chapter.sentences.some(({ kind }) => kind === 'round-over')
    return { chapter, played: new Map(played), endsRound }
  })
}

/** The card that a seat takes with these points; in a moment the cards of all who score; else what the seat takes. */
function cardsOf(
  score: Extract<Event, { type: 'score' }>,
  index: number,
  events: readonly Event[],
  played: ReadonlyMap<Seat, Card>,
  game: Game,
): readonly Card[] {
  const next = events[index + 1]
  const isOwn = next?.type === 'move' && leavesTrick(game, next) && ownerOf(game, next.to) === score.seat
  if (isOwn && next.cards.length === 1) return next.cards
  const seats = events.flatMap((event) => (event.type === 'score' && event.why === score.why ? [event.seat] : []))
  const isAlone = seats.every((seat) => seat === score.seat)
  const taken = events.flatMap((event) =>
    event.type === 'move' && leavesTrick(game, event) && ownerOf(game, event.to) === score.seat ? event.cards : [],
  )
  const isTaken = momentIn(game, score) === undefined && isAlone && taken.length > 0
  return isTaken ? taken : valuesOf(played, new Set(seats))
}

const valuesOf = (played: ReadonlyMap<Seat, Card>, seats: Iterable<Seat>): Card[] =>
  Array.from(seats, (seat) => played.get(seat)).filter((card) => card !== undefined)

const ownerOf = ({ layout }: Game, place: Place): Seat | -1 => layout.places[place].owner

const leavesTrick = ({ layout }: Game, event: Event): boolean => event.type === 'move' && event.from === layout.trick

/** The card with which a seat takes cards of the trick; none if it takes nothing. */
function winningCards(seat: Seat, events: readonly Event[], played: ReadonlyMap<Seat, Card>, game: Game): Card[] {
  const takes = events.some(
    (event) => event.type === 'move' && leavesTrick(game, event) && ownerOf(game, event.to) === seat,
  )
  return takes ? valuesOf(played, [seat]) : []
}

/**
 * The changes of a number for which a seat gets these points at the end of a round. The last trick counts what is missing
 * to the sum, because scoring the round may change the number once more.
 */
export function paidEntries(number: string, paid: ScoreEntry, chapters: readonly Chapter[], game: Game): LedgerEntry[] {
  const { seat, trick } = paid
  const earlier = tallyEntries(number, chapters, game).filter((entry) => entry.seat === seat && entry.trick < trick)
  const points = paid.points - earlier.reduce((sum, entry) => sum + entry.points, 0)
  const { chapter, played } = inTricks(chapters).at(-1)!
  const last = { ...paid, points, cards: winningCards(seat, chapter.events, played, game) }
  return points === 0 ? earlier : [...earlier, last]
}
