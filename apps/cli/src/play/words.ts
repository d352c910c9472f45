import { type Card, type Event, type Game, type ReadyPhase, type Seat, type Suit, UNSEEN } from '@trick-bento/kit'
import { callWords } from './calls.ts'
import { cardFace, cardFaces, shortFace, spoken } from './faces.ts'
import { listed, type People } from './people.ts'
import { points } from './standings.ts'

type Moved = Extract<Event, { type: 'move' }>
type Covered = Extract<Event, { type: 'cover' }>

/** What is known when a decision is made. */
export interface Moment {
  readonly game: Game
  readonly people: People
  readonly phase: ReadyPhase
  readonly trump: Suit | undefined
}

/** Cards that a seat lays aside by its own choice, one decision after another. */
export interface LaidAside {
  readonly seat: Seat
  readonly verb: string
  readonly cards: readonly Card[]
}

/** One decision and all that followed from it, in words. */
export interface Told {
  readonly laidAside: LaidAside | undefined
  readonly action: readonly string[]
  readonly outcome: readonly string[]
}

interface Gains {
  readonly open: Card[]
  readonly hidden: Card[]
  /** Points by their reason. */
  readonly points: Map<string, number>
}

export function tell(events: readonly Event[], moment: Moment): Told {
  const teller = new Teller(moment)
  const lastMove = events.findLastIndex(({ type }) => type === 'move')
  for (const [i, event] of events.entries()) teller.hear(event, i < lastMove ? 'trick' : 'reckoning')
  return teller.told
}

class Teller {
  private readonly moment: Moment
  private actor: Seat | -1 = -1
  private call: string | undefined
  private laidAside: LaidAside | undefined
  private readonly action: string[] = []
  private readonly revealed: string[] = []
  private readonly dealt = new Map<string, number[]>()
  /** What came of it, in the order in which it began. */
  private readonly outcome: (() => string)[] = []
  /** What each seat takes from the trick and scores with it, and what it scores when all cards have moved. */
  private readonly gains = { trick: new Map<Seat, Gains>(), reckoning: new Map<Seat, Gains>() }

  constructor(moment: Moment) {
    this.moment = moment
  }

  hear(event: Event, time: 'trick' | 'reckoning'): void {
    const { game, people, phase } = this.moment
    const { deck, layout } = game
    switch (event.type) {
      case 'choose':
        this.actor = event.seat
        if (event.call !== undefined) this.call = callWords(game, phase, event.call, people)
        return
      case 'play': {
        const verb = this.call ?? (phase.word || 'play')
        const origin = event.from === event.seat || this.call ? '' : ` from ${spoken(layout.places[event.from].zone)}`
        this.action.push(`${people.does(event.seat, verb)} ${cardFace(deck, event.card)}${origin}`)
        this.call = undefined
        return
      }
      case 'cover':
        this.action.push(`${people.does(event.seat, 'play')} ${this.coveredCard(event)} face down`)
        return
      case 'reveal':
        this.revealed.push(`${people.name(event.seat)} ${cardFace(deck, event.card)}`)
        return
      case 'show':
        this.add(
          event.place < game.seats
            ? `${people.does(event.place, 'have')} ${cardFace(deck, event.card)}.`
            : `Nobody has ${cardFace(deck, event.card)}.`,
        )
        return
      case 'score':
        addTo(this.gainsOf(event.seat, time).points, event.why, event.points)
        return
      case 'move':
        return this.moved(event)
      case 'round':
      case 'set':
        return
    }
  }

  private moved(event: Moved): void {
    const { game, people, phase } = this.moment
    const { places, trick, stock } = game.layout
    const { owner: giver } = places[event.from]
    const { owner: taker, zone, sight } = places[event.to]
    const cards = cardFaces(game.deck, event.cards)
    if (event.from === stock) this.dealt.set(zone, [...(this.dealt.get(zone) ?? []), event.cards.length])
    else if (event.from === trick && taker >= 0) {
      const gains = this.gainsOf(taker, 'trick')
      ;(sight === 'all' ? gains.open : gains.hidden).push(...event.cards)
    } else if (event.from === trick) this.add(`${capital(spoken(zone))}: ${cards}`)
    else if (giver >= 0 && taker >= 0 && giver !== taker) {
      this.add(`${people.does(giver, 'give')} ${people.whom(taker)} ${cards}.`)
    } else if (giver >= 0 && giver === this.actor && this.laidAside === undefined && phase.from === 'hand') {
      this.laidAside = { seat: giver, verb: phase.word || 'play', cards: event.cards }
      this.actor = -1
    } else if (giver >= 0) this.add(`${people.whose(giver)} ${cards} → ${spoken(zone)}`)
    else if (taker >= 0) this.add(`${people.does(taker, 'get')} ${cards}.`)
    else this.add(`${spoken(places[event.from].zone)} → ${spoken(zone)}: ${cards}`)
  }

  private add(line: string): void {
    this.outcome.push(() => line)
  }
  private gainsOf(seat: Seat, time: 'trick' | 'reckoning'): Gains {
    const known = this.gains[time].get(seat)
    if (known !== undefined) return known
    const gains: Gains = { open: [], hidden: [], points: new Map() }
    this.gains[time].set(seat, gains)
    this.outcome.push(() => this.gainWords(seat, gains))
    return gains
  }

  private coveredCard({ card, among }: Covered): string {
    const { game, trump } = this.moment
    if (card !== UNSEEN) return cardFace(game.deck, card)
    const suits = new Set(among.map((each) => game.deck.suits[game.deck.suitOf(each)]))
    const [suit] = suits
    if (suits.size > 1 || suit.name === '') return 'a card'
    return suit === trump ? 'a trump' : `a ${suit.name} card`
  }

  get told(): Told {
    const { people } = this.moment
    const action = [...this.action]
    if (this.call !== undefined) action.push(`${people.does(this.actor, 'choose')}: ${this.call}`)
    const outcome = this.dealt.size > 0 ? [`${this.dealtWords()}.`] : []
    if (this.revealed.length > 0) outcome.push(`The cards are turned over: ${this.revealed.join(', ')}`)
    return { laidAside: this.laidAside, action, outcome: [...outcome, ...this.outcome.map((words) => words())] }
  }

  private gainWords(seat: Seat, { open, hidden, points }: Gains): string {
    const { people, game } = this.moment
    const faces = (cards: readonly Card[]): string => cards.map((card) => shortFace(game.deck, card)).join(' ')
    const sum = Array.from(points, ([why, count]) => `${signed(count)} ${game.kind.scores[why].toLowerCase()}`).join(
      ', ',
    )
    if (open.length + hidden.length === 0) return `${people.name(seat)} ${sum}`
    const taken =
      open.length > 0 && hidden.length > 0
        ? `${faces(open)} and ${faces(hidden)} face down`
        : faces([...open, ...hidden])
    return `${people.does(seat, 'take')} ${taken}${sum && `   ${sum}`}`
  }

  private dealtWords(): string {
    const parts = [...this.dealt].map(([zone, counts]) => {
      const where = zone === 'hand' ? '' : ` ${spoken(zone)}`
      const each = counts.length > 1 ? ' each' : ''
      return `${counts[0]}${zone === 'hand' ? (counts[0] === 1 ? ' card' : ' cards') : ''}${each}${where}`
    })
    return `Dealt: ${listed(parts.filter((part) => !part.startsWith('0 ')))}`
  }
}

const addTo = (sums: Map<string, number>, key: string, count: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + count)
}
const signed = (count: number): string => (count < 0 ? points(count) : `+${count}`)
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `You pass a card`, `Aoi passes 3 cards`. */
export const laidAsideWords = ({ seat, verb, cards }: LaidAside, { game, people }: Moment): string =>
  `${people.does(seat, verb)} ${cardFaces(game.deck, cards)}`
