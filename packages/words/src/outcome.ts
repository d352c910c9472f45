import type { GameTexts } from '@trick-bento/games/texts'
import type { Card, Event, Seat, Table } from '@trick-bento/kit'
import { cardName, cardNames } from './card-name.ts'
import type { Line } from './line.ts'
import { scoreIn } from './lookup.ts'
import { cryOfScore, cryOfTwins } from './moments.ts'
import { shownWords } from './shown.ts'
import type { Wording } from './wording.ts'

type Moved = Extract<Event, { type: 'move' }>
type Scored = Extract<Event, { type: 'score' }>

interface Gains {
  readonly open: Card[]
  readonly hidden: Card[]
  readonly points: Map<string, number>
}

/** What came of a decision: who takes what, and points with their reasons. */
export function outcomeLines(events: readonly Event[], wording: Wording, before: Table, after: Table): Line[] {
  return new Outcome(events, wording, before, after).lines()
}

class Outcome {
  private readonly events: readonly Event[]
  private readonly wording: Wording
  private readonly after: Table
  /** Who played which card to the trick, as far as it is known. */
  private readonly played = new Map<Seat, Card>()
  /** What each seat takes from the trick and scores with it. */
  private readonly gains = new Map<Seat, Gains>()
  /** Points that are told for everybody together, by their reason. */
  private readonly sums = new Map<string, Map<Seat, number>>()
  /** What each seat gets, and other cards that move, in the order in which it began; put into words when all is known. */
  private readonly told: (() => Line | undefined)[] = []

  constructor(events: readonly Event[], wording: Wording, before: Table, after: Table) {
    this.events = events
    this.wording = wording
    this.after = after
    for (let i = 0; i < before.played; i++) this.played.set(before.playedBy(i), before.trick(i))
    for (const event of events) {
      if (event.type === 'play' || event.type === 'reveal') this.played.set(event.seat, event.card)
    }
    this.hear()
  }

  lines(): Line[] {
    const sums = Array.from(this.sums, ([why, points]): Line => ({ text: this.sumWords(why, points) }))
    return [...this.told.flatMap((words) => words() ?? []), ...sums]
  }

  private hear(): void {
    const { events, wording, after } = this
    const lastMove = events.findLastIndex(({ type }) => type === 'move')
    for (const [i, event] of events.entries()) {
      if (event.type === 'show') this.tell(shownWords(wording, event, after.turn))
      else if (event.type === 'score') this.scored(event, i < lastMove ? 'with the cards' : 'at the end')
      else if (event.type === 'move') this.moved(event)
    }
  }

  private scored({ seat, points, why }: Scored, time: 'with the cards' | 'at the end'): void {
    const { game, texts } = this.wording
    if (time === 'with the cards' && cryOfScore(game, why, texts) === undefined) {
      add(this.gainsOf(seat).points, why, points)
      return
    }
    const sums = this.sums.get(why) ?? new Map<Seat, number>()
    this.sums.set(why, sums)
    add(sums, seat, points)
  }

  private moved(event: Moved): void {
    const { game } = this.wording
    const { places, trick } = game.layout
    const { owner, sight } = places[event.to]
    if (event.cards.length === 0) return
    if (event.from === trick && owner >= 0) {
      const { open, hidden } = this.gainsOf(owner)
      ;(sight === 'all' ? open : hidden).push(...event.cards)
    } else if (event.from === trick) this.removed(event)
    else this.tell(this.movedWords(event), this.after.roundOver ? 'minor' : 'major')
  }

  private removed({ cards, to }: Moved): void {
    const { grammar, game, texts } = this.wording
    const { zone } = game.layout.places[to]
    const cry = cryOfTwins(game, cards, zone, texts)
    if (cry !== undefined) this.tell(grammar.log.twinsVanish(cry, cardName(game, cards[0], texts)))
    else this.tell(grammar.log.leaves(cardNames(this.wording, cards), texts.zones[zone] ?? zone), 'minor')
  }

  private movedWords(event: Moved): string {
    const { grammar, game, texts, people } = this.wording
    const { places } = game.layout
    const { owner: giver, zone: from } = places[event.from]
    const { owner: taker, zone } = places[event.to]
    const cards = cardNames(this.wording, event.cards)
    const where = texts.zones[zone] ?? zone
    if (giver < 0) return taker < 0 ? grammar.log.leaves(cards, where) : grammar.log.gets(people.who(taker), cards)
    if (taker >= 0 && taker !== giver) return grammar.log.gives(people.who(giver), people.who(taker), cards)
    if (from === 'hand' && this.after.roundOver) return grammar.log.stillHolds(people.who(giver), cards)
    return grammar.log.putsAside(people.who(giver), cards, where)
  }

  private tell(text: string, weight: 'major' | 'minor' = 'major'): void {
    const line: Line = weight === 'minor' ? { text, minor: true } : { text }
    this.told.push(() => line)
  }

  private gainsOf(seat: Seat): Gains {
    const known = this.gains.get(seat)
    if (known !== undefined) return known
    const gains: Gains = { open: [], hidden: [], points: new Map() }
    this.gains.set(seat, gains)
    this.told.push(() => this.gainLine(seat, gains))
    return gains
  }

  private gainLine(seat: Seat, { open, hidden, points }: Gains): Line | undefined {
    const { grammar, people, texts } = this.wording
    const taken = this.takenWords(seat, open, hidden)
    if (points.size === 0) return taken === undefined ? undefined : { text: taken }
    const reasons = inOrderOf(texts, points).map(([why, count]) => grammar.log.pointsFor(count, scoreIn(texts, why)))
    if (taken === undefined) return { text: grammar.log.scores(people.who(seat), reasons) }
    const sum = [...points.values()].reduce((a, b) => a + b)
    return {
      text: grammar.log.withPoints(taken, reasons),
      spoken: grammar.log.withPoints(this.takenWords(seat, open, []) ?? taken, [grammar.signed(sum)]),
    }
  }

  private takenWords(seat: Seat, open: readonly Card[], hidden: readonly Card[]): string | undefined {
    const { grammar, people, game, texts } = this.wording
    const who = people.who(seat)
    const own = this.played.get(seat)
    // Whoever scores with the card that they played keeps it; the points say enough.
    const news = this.scoresAlone(seat) ? open.filter((card) => card !== own) : open
    if (news.length === 0 && hidden.length === 0) return undefined
    if (news.length === 0) {
      return own === undefined || own < 0
        ? grammar.log.takesTrick(who)
        : grammar.log.winsTrick(who, cardName(game, own, texts))
    }
    const cards = cardNames(this.wording, news)
    return hidden.length === 0
      ? grammar.log.takes(who, cards)
      : grammar.log.takesAlsoHidden(who, cards, cardNames(this.wording, hidden))
  }
  private scoresAlone(seat: Seat): boolean {
    return [...this.sums.values()].some((sums) => sums.has(seat))
  }

  private sumWords(why: string, sums: ReadonlyMap<Seat, number>): string {
    const { grammar, people, game, texts } = this.wording
    const points = [...sums]
      .toSorted(([a], [b]) => a - b)
      .map(([seat, count]) => grammar.log.pointsOf(people.who(seat), count))
    const cry = cryOfScore(game, why, texts)
    if (cry === undefined) return grammar.log.counted(scoreIn(texts, why), points)
    const robbery = robberyIn(sums)
    if (robbery === undefined) return grammar.log.cried(cry, points)
    return grammar.log.robs(cry, people.who(robbery.taker), people.who(robbery.payer), robbery.points)
  }
}

/** One seat gains exactly what another loses. */
function robberyIn(sums: ReadonlyMap<Seat, number>): { taker: Seat; payer: Seat; points: number } | undefined {
  if (sums.size !== 2) return undefined
  const [[payer, lost], [taker, won]] = [...sums].toSorted(([, a], [, b]) => a - b)
  return won > 0 && lost === -won ? { taker, payer, points: won } : undefined
}

/** Points by their reason, as the game's bill has them. */
const inOrderOf = ({ scores }: GameTexts, points: ReadonlyMap<string, number>): [string, number][] => {
  const known = Object.keys(scores)
  return [...points].toSorted(([a], [b]) => known.indexOf(a) - known.indexOf(b))
}

const add = <K>(sums: Map<K, number>, key: K, count: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + count)
}
