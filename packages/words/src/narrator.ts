import { type Event, redact, type Seat, type Table, View } from '@trick-bento/kit'
import { announce, narrate } from './narrate.ts'
import type { Wording } from './wording.ts'

/** The opening of a round, or one decision, in words. */
export interface Chapter {
  readonly kind: 'opening' | 'decision'
  readonly round: number
  /** How many tricks of the round were complete before it. */
  readonly tricks: number
  readonly lines: readonly string[]
  readonly announcement: string
}

/** Follows a game with the eyes of one seat (-1 for a spectator), or of somebody who may see all cards. */
export class Narrator {
  private readonly wording: Wording
  private readonly seesAll: boolean
  private readonly view: View
  private readonly before: Table
  private tricks = 0

  constructor(wording: Wording, reader: Seat | 'sees all') {
    this.wording = wording
    this.seesAll = reader === 'sees all'
    this.view = new View(wording.game, reader === 'sees all' ? -1 : reader)
    this.before = wording.game.table()
  }

  /** What has happened since it was last asked, from all events of the match so far. */
  hear(events: readonly Event[]): Chapter[] {
    return chaptersOf(events.slice(this.view.read)).map((chapter) => this.tell(chapter))
  }

  private tell(events: readonly Event[]): Chapter {
    const { view, wording, before } = this
    const { game } = wording
    const heard = events.map((event) => redact(game.layout, event, view.seat))
    before.copy(view.table)
    for (const event of heard) view.fold(event)
    const told = this.seesAll ? events : heard
    const kind = isOpening(events) ? 'opening' : 'decision'
    if (kind === 'opening') this.tricks = 0
    const { tricks } = this
    if (kind === 'decision' && view.table.played === 0 && hasTrick(events, before)) this.tricks++
    return {
      kind,
      round: view.table.round,
      tricks,
      lines: narrate(told, wording, before, view.table),
      announcement: announce(told, wording, before, view.table),
    }
  }
}

const hasTrick = (events: readonly Event[], before: Table): boolean =>
  before.played > 0 || events.some(({ type }) => type === 'play' || type === 'cover')

const isOpening = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'round')

/** Events cut where somebody decides and where a round begins. What comes before the first round belongs to it. */
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
