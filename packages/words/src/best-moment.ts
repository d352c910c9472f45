import { screens } from '@trick-bento/games/screens'
import { type Card, type Game, range, type Seat } from '@trick-bento/kit'
import { type LedgerEntry, printedValue, scoreEntries, tallyEntries } from './ledger.ts'
import type { Chapter } from './narrator.ts'
import { momentIn } from './sentences/moments.ts'

/** What a seat did best in a game. */
export type BestMoment = Occasion &
  (
    | { readonly kind: 'gain'; readonly points: number }
    | { readonly kind: 'move'; readonly moment: string }
    /** A trick that counts only at the end of the round. */
    | { readonly kind: 'win' }
    | { readonly kind: 'round'; readonly moment: string; readonly points: number }
    | {
        readonly kind: 'escape'
        /** The seat that got the points instead. */
        readonly other: Seat
        readonly otherPoints: number
        /** What this seat got. */
        readonly points: number
      }
  )
interface Occasion {
  readonly seat: Seat
  readonly round: number
  readonly trick: number
  /** The cards that mattered. */
  readonly cards: readonly Card[]
}

interface Candidate {
  readonly moment: BestMoment
  /** Compared from the first to the last number; the larger is better. */
  readonly worth: readonly number[]
}

/** Points in one trick come before cards that vanish, these before points at the end of a round, and these before tricks. */
const TIER = { gain: 3, escape: 3, move: 2, round: 1, win: 0 } as const

/**
 * The best moment of one of these seats: the most points in one trick, or a moment of the screen. Where the fewest points
 * win, the most points that somebody else had to take in a trick. Undefined if there is nothing of the kind.
 */
export function bestMoment(
  chapters: readonly Chapter[],
  game: Game,
  seats: readonly Seat[] = range(0, game.seats - 1),
): BestMoment | undefined {
  const candidates =
    game.kind.best === 'highest'
      ? [...gains(chapters, game), ...moves(chapters, game), ...roundScores(chapters, game), ...wins(chapters, game)]
      : escapes(chapters, game)
  const own = candidates.filter(({ moment }) => seats.includes(moment.seat))
  return own.toSorted((a, b) => compare(b.worth, a.worth))[0]?.moment
}

/** The points of one seat in one trick. */
function gains(chapters: readonly Chapter[], game: Game): Candidate[] {
  const inTricks = scoreEntries(chapters, game).filter(({ belongsTo }) => belongsTo === 'trick')
  return groups(inTricks, ({ round, trick, seat }) => `${round} ${trick} ${seat}`).flatMap((entries) => {
    const { round, trick, seat } = entries[0]
    const points = sumOf(entries)
    if (points <= 0) return []
    const cards = [...new Set(entries.flatMap((entry) => entry.cards))]
    return [{ moment: { kind: 'gain', round, trick, seat, points, cards }, worth: [TIER.gain, points, round, trick] }]
  })
}

/** Moments in which cards move, by the seat whose decision moved them. */
function moves(chapters: readonly Chapter[], game: Game): Candidate[] {
  return chapters.flatMap(({ events, round, tricks }): Candidate[] => {
    const [decision] = events
    if (decision.type !== 'choose') return []
    const { seat } = decision
    return events.flatMap((event): Candidate[] => {
      const moment = event.type === 'move' ? momentIn(game, event) : undefined
      if (event.type !== 'move' || moment === undefined) return []
      const { cards } = event
      const printed = cards.reduce((sum, card) => sum + (printedValue(game, card) ?? 0), 0)
      const trick = tricks + 1
      return [
        { moment: { kind: 'move', moment, round, trick, seat, cards }, worth: [TIER.move, printed, round, trick] },
      ]
    })
  })
}

/** Moments in which a seat scores at the end of a round, and nobody pays for it. */
function roundScores(chapters: readonly Chapter[], game: Game): Candidate[] {
  const entries = scoreEntries(chapters, game).filter(({ belongsTo }) => belongsTo === 'round')
  const paid = new Set(entries.flatMap(({ why, points }) => (points < 0 ? [why] : [])))
  return entries.flatMap(({ round, trick, seat, points, why }): Candidate[] => {
    const moment = momentIn(game, { type: 'score', seat, points, why })
    if (moment === undefined || paid.has(why)) return []
    return [
      { moment: { kind: 'round', moment, round, trick, seat, points, cards: [] }, worth: [TIER.round, points, round] },
    ]
  })
}

/** Tricks that are paid at the end of the round; the lower the card that won, the better. */
function wins(chapters: readonly Chapter[], game: Game): Candidate[] {
  const paid = Object.entries(screens[game.id]?.receipts ?? {}).filter(([, source]) => source?.pays !== undefined)
  return paid.flatMap(([number]) =>
    tallyEntries(number, chapters, game).flatMap(({ round, trick, seat, points, cards, belongsTo }): Candidate[] => {
      if (belongsTo !== 'trick' || points <= 0 || cards.length === 0) return []
      const worth = [TIER.win, -game.deck.rankOf(cards[0]), round, trick]
      return [{ moment: { kind: 'win', round, trick, seat, cards }, worth }]
    }),
  )
}

/** Tricks in which another seat got more points. In games that count first and score later, the count is used. */
function escapes(chapters: readonly Chapter[], game: Game): Candidate[] {
  const scored = scoreEntries(chapters, game).filter(({ belongsTo }) => belongsTo === 'trick')
  const entries: readonly LedgerEntry[] = scored.length > 0 ? scored : countedEntries(chapters, game)
  return groups(entries, ({ round, trick }) => `${round} ${trick}`).flatMap((ofTrick) => {
    const { round, trick } = ofTrick[0]
    const played = cardsPlayed(chapters, round, trick)
    const pointsOf = (seat: Seat): number => sumOf(ofTrick.filter((entry) => entry.seat === seat))
    const most = Math.max(...ofTrick.map(({ seat }) => pointsOf(seat)))
    const other = ofTrick.find(({ seat }) => pointsOf(seat) === most)!.seat
    return Array.from(played, ([seat, card]): Candidate => {
      const points = pointsOf(seat)
      const cards = [card, played.get(other)].filter((each) => each !== undefined)
      const moment = { kind: 'escape', round, trick, seat, other, otherPoints: most, points, cards } as const
      return { moment, worth: [TIER.escape, most - points, game.deck.rankOf(card), round] }
    }).filter(({ worth: [, spared] }) => spared > 0)
  })
}

const countedEntries = (chapters: readonly Chapter[], game: Game): LedgerEntry[] =>
  Object.entries(game.kind.numbers).flatMap(([number, of]) =>
    of === 'each' ? tallyEntries(number, chapters, game).filter(({ belongsTo }) => belongsTo === 'trick') : [],
  )

/** Who played which card to a trick. */
function cardsPlayed(chapters: readonly Chapter[], round: number, trick: number): Map<Seat, Card> {
  const events = chapters.flatMap((chapter) =>
    chapter.round === round && chapter.tricks + 1 === trick ? chapter.events : [],
  )
  return new Map(
    events.flatMap((event): [Seat, Card][] =>
      event.type === 'play' || event.type === 'reveal' ? [[event.seat, event.card]] : [],
    ),
  )
}

const groups = <T>(items: readonly T[], key: (item: T) => string): T[][] => [...Map.groupBy(items, key).values()]

const sumOf = (entries: readonly LedgerEntry[]): number => entries.reduce((sum, { points }) => sum + points, 0)

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, k) => value !== b[k])
  return i < 0 ? 0 : a[i] - (b[i] ?? 0)
}
