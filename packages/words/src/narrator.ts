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
  private tricks = 0

  constructor(wording: Wording, reader: Seat | 'sees all') {
    this.wording = wording
    this.seesAll = reader === 'sees all'
    this.view = new View(wording.game, reader === 'sees all' ? -1 : reader)
    this.before = wording.game.table()
  }

  /** The chapters since the last call, from all events of the match so far. */
  read(events: readonly Event[]): Chapter[] {
    return chaptersOf(events.slice(this.view.read)).map((chapter) => this.tell(chapter))
  }

  private tell(events: readonly Event[]): Chapter {
    const { view, wording, before } = this
    const redacted = events.map((event) => redact(wording.game.layout, event, view.seat))
    before.copy(view.table)
    for (const event of redacted) view.fold(event)
    const kind = isOpening(events) ? 'opening' : 'decision'
    if (kind === 'opening') this.tricks = 0
    const { tricks } = this
    if (kind === 'decision' && isTrickOver(events, before, view.table)) this.tricks++
    const sentences = sentencesOf(this.seesAll ? events : redacted, wording.game, before, view.table)
    return {
      kind,
      round: view.table.round,
      tricks,
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
