import { type Card, type Event, type Game, type Match, range, redact, type Seat, UNSEEN, View } from '@trick-bento/kit'
import { paint, screenWidth } from '../style.ts'
import { alignColumns, breakLine, widthOf } from '../width.ts'
import { cardFace, cardFaces, FACE_DOWN, spoken, suitFace, trumpOf } from './faces.ts'
import { handText, labelled } from './hand.ts'
import type { People } from './people.ts'
import { points, roundTable } from './standings.ts'
import { capital, type LaidAside, laidAsideWords, type Moment, tell } from './words.ts'

/** A card of the trick as the reader knows it. */
interface TrickCard {
  readonly seat: Seat
  readonly card: Card
  readonly covered: boolean
  /** It has left the trick before its end. */
  readonly gone: boolean
}

/** Follows a game with the eyes of one seat, or of somebody who may see everything, and tells it in lines. */
export class Narrator {
  /** What the reader knows; of a reader who sees everything, what is public. */
  readonly view: View
  readonly people: People
  /** The last trick that was completed, and what came of it. */
  lastTrick: readonly string[] = []
  private readonly game: Game
  private readonly seesAll: boolean
  private trick: readonly TrickCard[] = []
  private tricks = 0
  private heading = ''
  private laidAside: LaidAside | undefined

  constructor(game: Game, people: People, reader: Seat | 'sees all') {
    this.game = game
    this.people = people
    this.seesAll = reader === 'sees all'
    this.view = new View(game, reader === 'sees all' ? -1 : reader)
  }

  /** What has happened since it was last asked. */
  hear(match: Match): string[] {
    const lines: string[] = []
    while (this.view.read < match.events.length) {
      const start = this.view.read
      const next = match.events.findIndex(({ type }, i) => i > start && (type === 'choose' || type === 'round'))
      lines.push(...this.hearAll(match.events.slice(start, next < 0 ? undefined : next)))
    }
    return lines
  }

  /** What it held back because more of the kind might follow. */
  flush(): string[] {
    const held = this.laidAside
    this.laidAside = undefined
    return held === undefined ? [] : [`  ${laidAsideWords(held, this.moment)}`]
  }

  /** The current trick: who played what. */
  get trickItems(): string[] {
    return this.itemsOf(this.trick)
  }

  /** How many tricks of the round are complete. */
  get trickNumber(): number {
    return this.tricks
  }

  private get moment(): Moment {
    const { game, people, view } = this
    return { game, people, phase: game.phases[view.table.phase], trump: trumpOf(game, view.table) }
  }

  /** Hears a decision, or a deal, with all that follows from it. */
  private hearAll(events: readonly Event[]): string[] {
    const { view, game } = this
    const { moment } = this
    const seen = events.map((event) => redact(game.layout, event, view.seat))
    const { laidAside, action, outcome } = tell(this.seesAll ? events : seen, moment)
    seen.forEach((event, i) => {
      this.follow(this.seesAll ? events[i] : event)
      view.fold(event)
    })
    const lines = this.hold(laidAside, action.length + outcome.length > 0)
    if (events[0].type === 'round') lines.push('', this.roundHeading())
    lines.push(...action.map((line) => `  ${line}`), ...outcome.flatMap(outcomeLines))
    if (this.seesAll) lines.push(...this.dealtRows(events))
    if (this.trick.length > 0 && view.table.played === 0) {
      this.lastTrick = [
        ...labelled('Last', this.itemsOf(this.trick.map((played) => ({ ...played, gone: false })))),
        ...outcome.flatMap(outcomeLines),
      ]
      this.trick = []
      this.tricks++
    }
    if (view.table.roundOver && view.table.round > 0) {
      const title = `Round ${view.table.round} is over`
      return [...lines, '', ruled(title), ...roundTable(game, view.table, this.people)]
    }
    return [...lines, ...this.trickHeading()]
  }

  /** What was dealt to the seats, for those who may know. */
  private dealtRows(events: readonly Event[]): string[] {
    const { people, game } = this
    const { places, stock } = game.layout
    const rows = events.flatMap((event) => {
      if (event.type !== 'move' || event.from !== stock || places[event.to].owner < 0) return []
      const { owner, zone } = places[event.to]
      const faces = zone === 'hand' ? handText(game.deck, event.cards) : cardFaces(game.deck, event.cards)
      return [[`  ${people.name(owner)}${zone === 'hand' ? '' : paint(`, ${spoken(zone)}`, 'dim')}`, faces]]
    })
    return alignColumns(rows, [])
  }

  /** Cards laid aside by one seat in a row are told together. */
  private hold(laidAside: LaidAside | undefined, more: boolean): string[] {
    const lines = laidAside?.seat === this.laidAside?.seat ? [] : this.flush()
    if (laidAside !== undefined) {
      this.laidAside = { ...laidAside, cards: [...(this.laidAside?.cards ?? []), ...laidAside.cards] }
    }
    if (more) lines.push(...this.flush())
    return lines
  }

  private follow(event: Event): void {
    const { layout } = this.game
    switch (event.type) {
      case 'round':
        this.trick = []
        this.tricks = 0
        this.lastTrick = []
        return
      case 'play':
      case 'cover':
        this.trick = [
          ...this.trick,
          { seat: event.seat, card: event.card, covered: event.type === 'cover', gone: false },
        ]
        return
      case 'reveal':
        this.trick = this.trick.map((played) =>
          played.seat === event.seat ? { ...played, card: event.card, covered: false } : played,
        )
        return
      case 'move':
        if (event.from === layout.trick && layout.places[event.to].owner < 0) this.remove(event.cards)
        return
      default:
        return
    }
  }

  private remove(cards: readonly Card[]): void {
    for (const card of cards) {
      const i = this.trick.findIndex((played) => played.card === card && !played.gone)
      this.trick = this.trick.map((played, k) => (k === i ? { ...played, gone: true } : played))
    }
  }

  private itemsOf(trick: readonly TrickCard[]): string[] {
    return trick.map((played) => `${this.people.name(played.seat)} ${this.trickFace(played)}`)
  }
  private trickFace({ card, covered, gone }: TrickCard): string {
    if (card === UNSEEN) return FACE_DOWN
    const face = cardFace(this.game.deck, card)
    if (gone) return `(${face})`
    return covered ? `${FACE_DOWN} ${face}` : face
  }

  private roundHeading(): string {
    const { view, game } = this
    const trump = trumpOf(game, view.table)
    return ruled(
      `Round ${view.table.round}${trump === undefined ? '' : ` · trump ${suitFace(trump)} ${trump.name}`}`,
      'strong',
    )
  }

  private trickHeading(): string[] {
    const { view, game, people } = this
    const { table } = view
    const phase = game.phases[table.phase]
    if (table.roundOver || table.played > 0 || phase.from !== 'hand') return []
    const heading = `${table.round}/${this.tricks}/${phase.name}`
    if (heading === this.heading) return []
    this.heading = heading
    const trump = trumpOf(game, table)
    const note = trump === undefined ? '' : ` · trump ${suitFace(trump)}`
    const trick = `Trick ${this.tricks + 1}${note} · ${people.does(table.turn, 'lead')}`
    const what = phase.word ? capital(phase.word) : trick
    const seats = range(0, game.seats - 1)
    const totals = seats.map((seat) => points(table.totals[seat]))
    const named = seats.map((seat) => `${people.name(seat)} ${totals[seat]}`)
    return ['', ruled(what, 'plain', [named.join(' · '), totals.join(' · ')])]
  }
}

const outcomeLines = (text: string): string[] =>
  breakLine(text, screenWidth() - 4).map((line, i) => `  ${i === 0 ? paint('›', 'dim') : ' '} ${line}`)

/** A title on a line across the screen, with the first of these notes that fits at its end. */
export function ruled(title: string, weight: 'plain' | 'strong' = 'plain', notes: readonly string[] = []): string {
  const width = screenWidth()
  const line = weight === 'strong' ? '━' : '─'
  const room = width - widthOf(title) - 4
  const note = notes.find((each) => widthOf(each) + 6 <= room)
  const shown = note === undefined ? '' : ` ${note} ${line}${line}`
  const inks = weight === 'strong' ? ['bold'] : []
  const rest = line.repeat(Math.max(2, room - widthOf(shown)))
  return `${paint(`${line}${line}`, 'dim')} ${paint(title, ...inks)} ${paint(rest + shown, 'dim')}`
}
