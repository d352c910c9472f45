import { type Card, type Event, type Game, type Seat, UNSEEN } from '@trick-bento/kit'
import type { Chapter } from '@trick-bento/words'

/** A card of a trick, as the reader of the log may see it. */
export interface LogCard {
  readonly seat: Seat
  readonly card: Card
  /** It was played face down and has not been turned over. */
  readonly covered: boolean
  /** It left the trick before anybody took a card. */
  readonly lost: boolean
}

export interface LogTrick {
  readonly round: number
  readonly number: number
  /** In the order of play. */
  readonly cards: readonly LogCard[]
  /** The seats that have taken cards of it, in the order of taking. */
  readonly takers: readonly Seat[]
  readonly isOver: boolean
  readonly chapters: readonly Chapter[]
}

export interface LogRound {
  readonly number: number
  /** What happened before the first trick. */
  readonly opening: readonly Chapter[]
  readonly tricks: readonly LogTrick[]
}

/** The log of a game by rounds and tricks. A decision between two tricks belongs to the first of them. */
export function roundsOf(chapters: readonly Chapter[], game: Game): LogRound[] {
  const rounds: { number: number; opening: Chapter[]; tricks: TrickNotes[] }[] = []
  for (const chapter of chapters) {
    if (chapter.kind === 'opening' || rounds.length === 0) {
      rounds.push({ number: chapter.round, opening: [], tricks: [] })
    }
    const { opening, tricks } = rounds.at(-1)!
    if (chapter.trick !== undefined && tricks.at(-1)?.number !== chapter.trick) {
      tricks.push(new TrickNotes(game, chapter.round, chapter.trick))
    }
    const trick = tricks.at(-1)
    if (trick === undefined) opening.push(chapter)
    else trick.add(chapter)
  }
  return rounds
}

/** The last complete trick; undefined if there is none. */
export const lastTrickOf = (chapters: readonly Chapter[], game: Game): LogTrick | undefined =>
  roundsOf(chapters, game)
    .flatMap(({ tricks }) => tricks)
    .findLast(({ isOver }) => isOver)

class TrickNotes implements LogTrick {
  readonly round: number
  readonly number: number
  cards: readonly LogCard[] = []
  takers: readonly Seat[] = []
  isOver = false
  readonly chapters: Chapter[] = []
  private readonly game: Game
  private readonly gone = new Set<number>()

  constructor(game: Game, round: number, number: number) {
    this.game = game
    this.round = round
    this.number = number
  }

  add(chapter: Chapter): void {
    this.chapters.push(chapter)
    // Cards that move after the trick, such as the tax at the end of a round, do not come from it.
    if (!this.isOver) for (const event of chapter.events) this.follow(event)
    this.isOver ||= chapter.endsTrick
  }

  private follow(event: Event): void {
    const { places, trick } = this.game.layout
    if (event.type === 'play' || event.type === 'cover') {
      const { seat, card, type } = event
      this.cards = [...this.cards, { seat, card, covered: type === 'cover', lost: false }]
    } else if (event.type === 'reveal') {
      const { seat, card } = event
      this.change(
        this.cards.findLastIndex((each) => each.seat === seat && each.covered),
        { card, covered: false },
      )
    } else if (event.type === 'move' && event.from === trick) {
      for (const card of event.cards) this.leave(card, places[event.to].owner)
    }
  }
  private leave(card: Card, owner: Seat | -1): void {
    const isSame = (each: LogCard, i: number): boolean => !this.gone.has(i) && (card === UNSEEN || each.card === card)
    const own = this.cards.findIndex((each, i) => isSame(each, i) && each.seat === owner)
    const index = own >= 0 ? own : this.cards.findIndex(isSame)
    this.gone.add(index)
    if (owner < 0 && this.takers.length === 0) this.change(index, { lost: true })
    if (owner >= 0 && !this.takers.includes(owner)) this.takers = [...this.takers, owner]
  }
  private change(index: number, some: Partial<LogCard>): void {
    this.cards = this.cards.map((card, i) => (i === index ? { ...card, ...some } : card))
  }
}
