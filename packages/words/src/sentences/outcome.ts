import type { Card, Event, Game, Seat, Table } from '@trick-bento/kit'
import type { Points, Sentence } from '../sentence.ts'
import { momentIn } from './moments.ts'
import { shownSentence } from './shown.ts'

type Move = Extract<Event, { type: 'move' }>
type Score = Extract<Event, { type: 'score' }>

/** Points that are listed for all seats together. */
interface Sum {
  readonly moment: string | undefined
  readonly points: Map<Seat, number>
}

interface Gains {
  readonly open: Card[]
  readonly hidden: Card[]
  readonly points: Map<string, number>
}

/** What comes of a decision: who takes which cards, and points with their reasons. */
export const outcomeSentences = (events: readonly Event[], game: Game, before: Table, after: Table): Sentence[] =>
  new Outcome(game, before, after).sentences(events)

class Outcome {
  private readonly game: Game
  private readonly after: Table
  /** Who played which card to the trick, as far as the reader knows. */
  private readonly played = new Map<Seat, Card>()
  /** What each seat takes from the trick and scores with it. */
  private readonly gains = new Map<Seat, Gains>()
  /** By their reason. */
  private readonly sums = new Map<string, Sum>()
  /** In the order in which things began to happen; made when all events are known. */
  private readonly makers: (() => Sentence | undefined)[] = []

  constructor(game: Game, before: Table, after: Table) {
    this.game = game
    this.after = after
    for (let i = 0; i < before.played; i++) this.played.set(before.playedBy(i), before.trick(i))
  }

  sentences(events: readonly Event[]): Sentence[] {
    const lastMove = events.findLastIndex(({ type }) => type === 'move')
    for (const [i, event] of events.entries()) {
      if (event.type === 'play' || event.type === 'reveal') this.played.set(event.seat, event.card)
      else if (event.type === 'show') this.add(shownSentence(event, this.game, this.after.turn))
      else if (event.type === 'score') this.score(event, i < lastMove ? 'with the cards' : 'at the end')
      else if (event.type === 'move') this.move(event)
    }
    const made = this.makers.flatMap((make) => make() ?? [])
    return [...made, ...Array.from(this.sums, ([why, sum]) => this.sumSentence(why, sum))]
  }

  private score(event: Score, time: 'with the cards' | 'at the end'): void {
    const { seat, points, why } = event
    const moment = momentIn(this.game, event)
    if (time === 'with the cards' && moment === undefined) {
      addTo(this.gainsOf(seat).points, why, points)
      return
    }
    const sum = this.sums.get(why) ?? { moment, points: new Map() }
    this.sums.set(why, sum)
    addTo(sum.points, seat, points)
  }

  private move(event: Move): void {
    const { places, trick } = this.game.layout
    const { owner, sight, zone } = places[event.to]
    const moment = momentIn(this.game, event)
    if (event.cards.length === 0) return
    if (moment !== undefined) this.add({ kind: 'moment-moves', moment, card: event.cards[0] })
    else if (event.from === trick && owner >= 0) {
      const { open, hidden } = this.gainsOf(owner)
      ;(sight === 'all' ? open : hidden).push(...event.cards)
    } else if (event.from === trick) {
      this.add({ kind: 'leaves', cards: event.cards, zone, minor: true })
    } else this.add({ ...this.moveSentence(event), ...(this.after.roundOver && { minor: true }) })
  }

  private moveSentence({ cards, from, to }: Move): Sentence {
    const { places } = this.game.layout
    const { owner: giver, zone: origin } = places[from]
    const { owner: taker, zone } = places[to]
    if (giver < 0) return taker < 0 ? { kind: 'leaves', cards, zone } : { kind: 'gets', seat: taker, cards }
    if (taker >= 0 && taker !== giver) return { kind: 'gives', seat: giver, to: taker, cards }
    if (origin === 'hand' && this.after.roundOver) return { kind: 'still-holds', seat: giver, cards }
    return { kind: 'puts-aside', seat: giver, cards, zone }
  }

  private add(sentence: Sentence): void {
    this.makers.push(() => sentence)
  }

  private gainsOf(seat: Seat): Gains {
    const known = this.gains.get(seat)
    if (known !== undefined) return known
    const gains: Gains = { open: [], hidden: [], points: new Map() }
    this.gains.set(seat, gains)
    this.makers.push(() => this.gainSentence(seat, gains))
    return gains
  }

  private gainSentence(seat: Seat, { open, hidden, points: sums }: Gains): Sentence | undefined {
    const points = this.inDeclaredOrder(sums)
    const own = this.played.get(seat)
    // A seat that scores its own card keeps it; the points say enough.
    const cards = this.hasOwnScore(seat) ? open.filter((card) => card !== own) : open
    if (cards.length > 0) return { kind: 'takes', seat, cards, hidden, points }
    if (hidden.length === 0) return points.length === 0 ? undefined : { kind: 'scores', seat, points }
    if (own === undefined || own < 0) return { kind: 'takes-trick', seat, points }
    return { kind: 'wins-trick', seat, card: own, points }
  }
  private hasOwnScore(seat: Seat): boolean {
    return [...this.sums.values()].some(({ points }) => points.has(seat))
  }
  private inDeclaredOrder(sums: ReadonlyMap<string, number>): Points[] {
    const declared = Object.keys(this.game.kind.scores)
    return Array.from(sums, ([why, points]) => ({ why, points })).toSorted(
      (a, b) => declared.indexOf(a.why) - declared.indexOf(b.why),
    )
  }

  private sumSentence(why: string, { moment, points: sums }: Sum): Sentence {
    const points = Array.from(sums, ([seat, sum]) => ({ seat, points: sum })).toSorted((a, b) => a.seat - b.seat)
    if (moment === undefined) return { kind: 'everyone-scores', why, points }
    const robbery = robberyIn(sums)
    return robbery === undefined
      ? { kind: 'moment-scores', moment, points }
      : { kind: 'moment-robs', moment, ...robbery }
  }
}

/** One seat gains exactly what another loses. */
function robberyIn(sums: ReadonlyMap<Seat, number>): { seat: Seat; from: Seat; points: number } | undefined {
  if (sums.size !== 2) return undefined
  const [[from, lost], [seat, points]] = [...sums].toSorted(([, a], [, b]) => a - b)
  return points > 0 && lost === -points ? { seat, from, points } : undefined
}

const addTo = <K>(sums: Map<K, number>, key: K, points: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + points)
}
