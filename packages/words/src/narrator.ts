import { type Event, redact, type Seat, type Table, View } from '@trick-bento/kit'
import type { Sentence } from './sentence.ts'
import { isPlay, isTrickOver } from './sentences/aftermath.ts'
import { sentencesOf, sentencesSoFar } from './sentences/index.ts'
import { announcementOf, textOf } from './text.ts'
import type { Wording } from './wording.ts'

/** The opening of a round, or one decision with what followed from it. */
export interface Chapter {
  readonly kind: 'opening' | 'decision'
  readonly round: number
  /** How many tricks of the round were complete before it. */
  readonly tricks: number
  /** The trick that it belongs to, from 1; undefined for an opening and for a decision between tricks. */
  readonly trick: number | undefined
  /** It completes its trick. */
  readonly endsTrick: boolean
  /** What happened, as the reader may see it. */
  readonly events: readonly Event[]
  readonly sentences: readonly Sentence[]
  /** The text of each sentence, without a full stop. */
  readonly lines: readonly string[]
  /** The important sentences in short, as one text. */
  readonly summary: string
  /** The summary for a screen reader, which also says that it is the turn of its reader. */
  readonly announcement: string
  /** Like `announcement`, but without what an earlier, incomplete reading of this chapter has announced. */
  readonly news: string
  /** All that follows from the decision has been read. */
  readonly isComplete: boolean
}

/** Follows a game as one seat sees it (-1 for a spectator), or with all cards open, and puts it into words. */
export class Narrator {
  readonly wording: Wording
  /** What the reader knows; of a reader who sees all cards, what is public. */
  readonly view: View
  private readonly seesAll: boolean
  private readonly before: Table
  private completeTricks = 0
  /** The events of an incomplete chapter. `before` is the table before them. */
  private open: readonly Event[] = []
  private announced: readonly Sentence[] = []

  constructor(wording: Wording, reader: Seat | 'sees all') {
    this.wording = wording
    this.seesAll = reader === 'sees all'
    this.view = new View(wording.game, reader === 'sees all' ? -1 : reader)
    this.before = wording.game.table()
  }

  /** How many tricks of the round are complete. */
  get tricks(): number {
    return this.completeTricks
  }

  /**
   * The chapters since the last complete one, from all events of the match so far. Only events before `until` are told.
   * If it lies within a decision, the last chapter is incomplete, and the next call returns it again with more to tell.
   */
  read(events: readonly Event[], until = events.length): Chapter[] {
    if (until <= this.view.read) return []
    const chapters = this.unread(events, until)
    const isComplete = until === events.length || chaptersOf([...chapters.at(-1)!, events[until]]).length > 1
    return chapters
      .map((chapter, i) => this.tell(chapter, i < chapters.length - 1 || isComplete))
      .filter(({ isComplete, sentences }) => isComplete || sentences.length > 0)
  }
  /** Only the next chapter; undefined if there is none. */
  readNext(events: readonly Event[]): Chapter | undefined {
    const [next] = this.unread(events, events.length)
    return next && this.tell(next, true)
  }

  private unread(events: readonly Event[], until: number): Event[][] {
    return chaptersOf([...this.open, ...events.slice(this.view.read, until)])
  }

  private tell(events: readonly Event[], isComplete: boolean): Chapter {
    const { view, wording, before, open, announced } = this
    const redacted = events.map((event) => redact(wording.game.layout, event, view.seat))
    if (open.length === 0) before.copy(view.table)
    for (const event of redacted.slice(open.length)) view.fold(event)
    const kind = isOpening(events) ? 'opening' : 'decision'
    if (kind === 'opening') this.completeTricks = 0
    const { tricks } = this
    const isInTrick = kind === 'decision' && (before.played > 0 || events.some(isPlay))
    const endsTrick = isComplete && kind === 'decision' && isTrickOver(events, before, view.table)
    if (endsTrick) this.completeTricks++
    const seen = this.seesAll ? events : redacted
    const sentences = (isComplete ? sentencesOf : sentencesSoFar)(seen, wording.game, before, view.table)
    this.open = isComplete ? [] : events
    this.announced = isComplete ? [] : sentences
    const isReadersTurn = isComplete && view.table.isActing(wording.people.you)
    return {
      kind,
      round: view.table.round,
      tricks,
      trick: isInTrick ? tricks + 1 : undefined,
      endsTrick,
      events: seen,
      sentences,
      lines: sentences.map((sentence) => textOf(sentence, wording)),
      summary: announcementOf(sentences, wording, false),
      announcement: announcementOf(sentences, wording, isReadersTurn),
      news: announcementOf(sentences, wording, isReadersTurn, announced),
      isComplete,
    }
  }
}

const isOpening = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'round')

/** Events split at each decision and at each new round. Events before the first round belong to it. */
export function chaptersOf(events: readonly Event[]): Event[][] {
  const chapters: Event[][] = []
  for (const event of events) {
    const current = chapters.at(-1)
    const begins = event.type === 'choose' || (event.type === 'round' && current?.some(({ type }) => type !== 'set'))
    if (current === undefined || begins) chapters.push([event])
    else current.push(event)
  }
  return chapters
}
