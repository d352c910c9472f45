import { type Card, type Event, type Match, range, type Seat, UNSEEN, type View } from '@trick-bento/kit'
import {
  type Chapter,
  Narrator,
  type Sentence,
  type SentenceOf,
  textOf,
  trumpOf,
  Vocabulary,
  type Wording,
} from '@trick-bento/words'
import { words } from '../i18n/index.ts'
import { paint, screenWidth } from '../style.ts'
import { alignColumns, widthOf, wrap } from '../width.ts'
import { cardFace, FACE_DOWN, shortFaces, suitFace } from './faces.ts'
import { handText, labelled } from './hand.ts'
import { roundTable } from './standings.ts'

/** A card of the trick as the reader knows it. */
interface TrickCard {
  readonly seat: Seat
  readonly card: Card
  readonly covered: boolean
  /** It has left the trick before the trick's end. */
  readonly gone: boolean
}

/** Sentences that headings or tables show instead. */
const SHOWN_ELSEWHERE: ReadonlySet<Sentence['kind']> = new Set([
  'round-begins',
  'trump',
  'round-over',
  'game-over',
  'wins-game',
])
const ACTIONS: ReadonlySet<Sentence['kind']> = new Set([
  'plays',
  'plays-from',
  'plays-face-down',
  'calls',
  'decides',
  'puts-aside',
])

/** A game as lines for a terminal, as one seat sees it or with all cards open. */
export class GameLog {
  readonly wording: Wording
  /** The last complete trick, and what came of it. */
  lastTrick: readonly string[] = []
  readonly vocabulary: Vocabulary
  private readonly narrator: Narrator
  private readonly seesAll: boolean
  private trick: readonly TrickCard[] = []
  private heading = ''
  /** Cards that one seat puts aside in several decisions become one sentence. */
  private pending: SentenceOf<'puts-aside'> | undefined

  constructor(wording: Wording, reader: Seat | 'sees all') {
    this.wording = wording
    this.seesAll = reader === 'sees all'
    this.vocabulary = new Vocabulary(wording)
    this.narrator = new Narrator(wording, reader)
  }

  /** What the reader knows; of a reader who sees all cards, what is public. */
  get view(): View {
    return this.narrator.view
  }
  /** How many tricks of the round are complete. */
  get tricks(): number {
    return this.narrator.tricks
  }
  /** The current trick: who played what. */
  get trickItems(): string[] {
    return this.itemsOf(this.trick)
  }

  /** The lines since the last call. */
  read({ events }: Match): string[] {
    const lines: string[] = []
    for (let chapter = this.narrator.readNext(events); chapter; chapter = this.narrator.readNext(events)) {
      lines.push(...this.linesOf(chapter))
    }
    return lines
  }

  /** The line about cards put aside that was held back because more of them might follow. */
  flush(): string[] {
    const sentence = this.pending
    this.pending = undefined
    return sentence === undefined ? [] : actionLines(textOf(sentence, this.wording))
  }

  private linesOf({ kind, round, tricks, events, sentences }: Chapter): string[] {
    const { table } = this.view
    for (const event of events) this.follow(event)
    const heading = this.trickHeading()
    const isShownElsewhere = (sentence: Sentence): boolean =>
      SHOWN_ELSEWHERE.has(sentence.kind) || (heading.length > 0 && /^leads/.test(sentence.kind))
    const printed = sentences.filter((sentence) => !isShownElsewhere(sentence))
    const lines = kind === 'opening' ? [...this.flush(), '', this.roundHeading()] : []
    for (const sentence of printed) lines.push(...this.sentenceLines(sentence))
    if (this.seesAll) lines.push(...this.dealtRows(events))
    if (this.narrator.tricks > tricks) this.endTrick(printed)
    if (table.roundOver && kind === 'decision') {
      return [...lines, '', ruled(words().headings.roundOver(round)), ...roundTable(table, this.wording)]
    }
    return [...lines, ...heading]
  }

  private sentenceLines(sentence: Sentence): string[] {
    if (sentence.kind !== 'puts-aside') return [...this.flush(), ...this.plainLines(sentence)]
    const { pending } = this
    if (pending === undefined || pending.seat !== sentence.seat || pending.zone !== sentence.zone) {
      const lines = this.flush()
      this.pending = sentence
      return lines
    }
    this.pending = { ...pending, cards: [...pending.cards, ...sentence.cards] }
    return []
  }
  private plainLines(sentence: Sentence): string[] {
    const text = textOf(sentence, this.wording)
    return ACTIONS.has(sentence.kind) ? actionLines(text) : outcomeLines(text)
  }

  private endTrick(sentences: readonly Sentence[]): void {
    this.lastTrick = [
      ...labelled(words().labels.last, this.itemsOf(this.trick.map((played) => ({ ...played, gone: false })))),
      ...sentences.filter(({ kind }) => !ACTIONS.has(kind)).flatMap((sentence) => this.plainLines(sentence)),
    ]
    this.trick = []
  }

  /** What was dealt to each seat, for a reader who may see it. */
  private dealtRows(events: readonly Event[]): string[] {
    const { game } = this.wording
    const { places, stock } = game.layout
    const rows = events.flatMap((event) => {
      if (event.type !== 'move' || event.from !== stock || places[event.to].owner < 0) return []
      const { owner, zone } = places[event.to]
      const isHand = zone === 'hand'
      const place = isHand ? '' : paint(`, ${this.vocabulary.zone(zone)}`, 'dim')
      const faces = isHand ? handText(game.deck, event.cards) : shortFaces(game.deck, event.cards)
      return [[`  ${this.vocabulary.label(owner)}${place}`, faces]]
    })
    return alignColumns(rows, [])
  }

  private follow(event: Event): void {
    const { layout } = this.wording.game
    switch (event.type) {
      case 'round':
        this.trick = []
        this.lastTrick = []
        return
      case 'play':
      case 'cover': {
        const { seat, card, type } = event
        this.trick = [...this.trick, { seat, card, covered: type === 'cover', gone: false }]
        return
      }
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
    return trick.map((played) => `${this.vocabulary.label(played.seat)} ${this.trickFace(played)}`)
  }
  private trickFace({ card, covered, gone }: TrickCard): string {
    if (card === UNSEEN) return FACE_DOWN
    const face = cardFace(this.wording.game.deck, card)
    if (gone) return `(${face})`
    return covered ? `${FACE_DOWN} ${face}` : face
  }

  private roundHeading(): string {
    const { headings } = words()
    const { table } = this.view
    const trump = trumpOf(this.wording.game, table)
    const suit = trump && `${suitFace(trump)} ${this.vocabulary.suit(trump)}`
    return ruled([headings.round(table.round), ...(suit ? [headings.trump(suit)] : [])].join(' · '), 'strong')
  }

  /** Empty if no new trick or phase begins. */
  private trickHeading(): string[] {
    const { headings } = words()
    const { game, people, grammar, texts } = this.wording
    const { table } = this.view
    const phase = game.phases[table.phase]
    if (table.roundOver || table.played > 0 || phase.from !== 'hand') return []
    const heading = `${table.round}/${this.tricks}/${phase.name}`
    if (heading === this.heading) return []
    this.heading = heading
    const trump = trumpOf(game, table)
    const trick = [
      headings.trick(this.tricks + 1),
      ...(trump === undefined ? [] : [headings.trump(suitFace(trump))]),
      headings.leads(people.who(table.turn)),
    ].join(' · ')
    const seats = range(0, game.seats - 1)
    const totals = seats.map((seat) => grammar.number(table.totals[seat]))
    const named = seats.map((seat) => `${this.vocabulary.label(seat)} ${totals[seat]}`)
    return ['', ruled(phase.word ? texts.phases[phase.name] : trick, 'plain', [named.join(' · '), totals.join(' · ')])]
  }
}

const actionLines = (text: string): string[] => wrap(text, screenWidth() - 2).map((line) => `  ${line}`)

const outcomeLines = (text: string): string[] =>
  wrap(text, screenWidth() - 4).map((line, i) => `  ${i === 0 ? paint('›', 'dim') : ' '} ${line}`)

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
