import { type Event, redact, type Seat, type Table, View } from '@trick-bento/kit'
import type { Sentence } from './sentence.ts'
import { isTrickOver } from './sentences/aftermath.ts'
import { sentencesOf } from './sentences/index.ts'
import { announcementOf, textOf } from './text.ts'
import type { Wording } from './wording.ts'

/** The opening of a round, or one decision with what followed from it. */
export interface Chapter {
  readonly kind: 'opening' | 'decision'
  readonly round: number
  /** How many tricks of the round were complete before it. */
  readonly tricks: number
  /** What happened, as the reader may see it. */
  readonly events: readonly Event[]
  readonly sentences: readonly Sentence[]
  /** The text of each sentence, without a full stop. */
  readonly lines: readonly string[]
  /** The important sentences in short, as one text for a screen reader. */
  readonly announcement: string
}

/** Follows a game as one seat sees it (-1 for a spectator), or with all cards open, and puts it into words. */
export class Narrator {
  readonly wording: Wording
  /** What the reader knows; of a reader who sees all cards, what is public. */
  readonly view: View
  private readonly seesAll: boolean
  private readonly before: Table
  private completeTricks = 0

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

  /** The chapters since the last one that was read, from all events of the match so far. */
  read(events: readonly Event[]): Chapter[] {
    return this.unread(events).map((chapter) => this.tell(chapter))
  }
  /** Only the next chapter; undefined if there is none. */
  readNext(events: readonly Event[]): Chapter | undefined {
    const [next] = this.unread(events)
    return next && this.tell(next)
  }

  private unread(events: readonly Event[]): Event[][] {
    return chaptersOf(events.slice(this.view.read))
  }

  private tell(events: readonly Event[]): Chapter {
    const { view, wording, before } = this
    const redacted = events.map((event) => redact(wording.game.layout, event, view.seat))
    before.copy(view.table)
    for (const event of redacted) view.fold(event)
    const kind = isOpening(events) ? 'opening' : 'decision'
    if (kind === 'opening') this.completeTricks = 0
    const { tricks } = this
    if (kind === 'decision' && isTrickOver(events, before, view.table)) this.completeTricks++
    const seen = this.seesAll ? events : redacted
    const sentences = sentencesOf(seen, wording.game, before, view.table)
    return {
      kind,
      round: view.table.round,
      tricks,
      events: seen,
      sentences,
      lines: sentences.map((sentence) => textOf(sentence, wording)),
      announcement: announcementOf(sentences, wording, view.table.isActing(wording.people.you)),
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
