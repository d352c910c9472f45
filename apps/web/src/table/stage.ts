import { signal } from '@preact/signals'
import type { Screen } from '@trick-bento/games/screens'
import { type Card, type Event, type Game, type Place, redact, type Seat, View } from '@trick-bento/kit'
import { type Flight, flightsOf, indexInTrick } from './motion/flights.ts'
import { leavesTrick, nextStep, type Step } from './motion/steps.ts'
import { type Perspective, type Picture, picture, type TrickSpot, trickSpots } from './picture.ts'

/** What becomes of each card of a finished trick, by its order of play. */
export interface Outcome {
  readonly index: number
  /** Who gets it; -1 if nobody does. */
  readonly taker: Seat | -1
  /** Whoever played it takes a card of the trick, this one or another. */
  readonly won: boolean
}
export interface Pause {
  readonly outcomes: readonly Outcome[]
  /** Points that the trick brings, seat by seat. */
  readonly points: readonly number[]
}

/** Whoever moves the cards on the screen. Without one, everything happens at once. */
export interface Animator {
  /** Looks where the cards lie before they move; the result carries them to where they lie then. */
  prepare(flights: readonly Flight[], step: Step): () => Promise<void>
  /** Lets people look at a finished trick. */
  rest(pause: Pause): Promise<void>
  cry(moment: string): Promise<void>
}

/** Who looks: a seat, a spectator (-1), or somebody who sees all cards. */
export type Viewer = Seat | 'all'

/**
 * A table as it is seen by one viewer, brought up to date step by step. It hears redacted events only; what it shows is
 * a picture, replaced whole with every step.
 */
export class Stage {
  readonly game: Game
  readonly screen: Screen
  readonly viewer: Viewer
  readonly picture
  /** Set while a finished trick is looked at. */
  readonly pause = signal<Pause | undefined>(undefined)
  readonly banner = signal<string | undefined>(undefined)
  /** The last finished trick. */
  readonly lastTrick = signal<readonly TrickSpot[]>([])
  animator: Animator | undefined
  /** Told of every event when it happens here. */
  onEvent: (event: Event) => void = () => {}
  view: View
  private readonly gone = new Set<number>()
  private readonly source: () => readonly Event[]
  private looked = false
  private running: Promise<void> | undefined

  /** `source` are all events of the game so far, unredacted. */
  constructor(game: Game, screen: Screen, viewer: Viewer, source: () => readonly Event[]) {
    this.game = game
    this.screen = screen
    this.viewer = viewer
    this.source = source
    this.view = this.newView()
    this.picture = signal<Picture>(picture(this.perspective, screen, this.gone))
  }

  /** How many events have been shown. */
  get position(): number {
    return this.view.read
  }

  /** Shows at once how things stood after so many events. */
  jump(to: number): void {
    if (to < this.position) {
      this.view = this.newView()
      this.gone.clear()
    }
    while (this.position < to) this.fold(this.event(this.position))
    this.looked = false
    this.show()
  }

  /** Shows what has happened since, one step after the other. */
  catchUp(until = (): number => this.source().length): Promise<void> {
    this.running ??= this.run(until).finally(() => {
      this.running = undefined
    })
    return this.running
  }

  private async run(until: () => number): Promise<void> {
    while (this.position < until()) {
      const ahead = this.source()
        .slice(this.position, until())
        .map((event) => this.redacted(event))
      await this.perform(nextStep(this.game, this.screen, ahead, 0), ahead)
    }
  }

  private async perform(step: Step, ahead: readonly Event[]): Promise<void> {
    const { animator, position } = this
    if (step.clears && !this.looked && animator !== undefined) {
      this.looked = true
      if (this.isNews(position)) await this.rest(animator, ahead)
    }
    if (position !== this.position) return // somebody has jumped meanwhile
    const carry = this.animator?.prepare(flightsOf(this.view, step.events, this.gone), step)
    for (const event of step.events) this.fold(event)
    this.show()
    const cry = step.moment === undefined ? undefined : this.cry(step.moment)
    await carry?.()
    await cry
  }

  /** A trick out of which the viewer has just chosen needs no second look. */
  private isNews(position: number): boolean {
    const events = this.source()
    const choice = events.findLast((event, i) => i < position && event.type === 'choose')
    const { from } = this.game.phases[this.view.table.phase]
    return from !== 'trick' || choice?.type !== 'choose' || choice.seat !== this.viewer
  }

  private async rest(animator: Animator, ahead: readonly Event[]): Promise<void> {
    const pause = this.outcome(ahead)
    this.pause.value = pause
    await animator.rest(pause)
    this.pause.value = undefined
  }
  private async cry(moment: string): Promise<void> {
    this.banner.value = moment
    await this.animator?.cry(moment)
    if (this.banner.value === moment) this.banner.value = undefined
  }

  /** Where the cards of the trick are about to go, until somebody decides again. */
  private outcome(ahead: readonly Event[]): Pause {
    const { places, trick } = this.game.layout
    const { table } = this.view
    const next = ahead.findIndex(({ type }) => type === 'choose' || type === 'round')
    const news = next < 0 ? ahead : ahead.slice(0, next)
    // Points that come when all cards have left are the round's and not the trick's.
    const last = news.findLastIndex((event) => leavesTrick(this.game, event))
    const points = Array.from({ length: this.game.seats }, () => 0)
    const takers = new Map<number, Seat | -1>()
    const gone = new Set(this.gone)
    for (const event of news.slice(0, last + 1)) {
      if (event.type === 'score') points[event.seat] += event.points
      if (event.type !== 'move' || event.from !== trick) continue
      const taker = places[event.to].owner
      for (const card of event.cards) {
        const index = indexInTrick(this.view, card, taker, gone)
        if (index < 0) continue
        gone.add(index)
        takers.set(index, taker)
      }
    }
    const winners = new Set(takers.values())
    const outcomes = Array.from(takers, ([index, taker]): Outcome => {
      return { index, taker, won: winners.has(table.playedBy(index)) }
    })
    return { outcomes, points }
  }

  private get perspective(): Perspective {
    return { view: this.view, seesAll: this.viewer === 'all' }
  }
  private event(index: number): Event {
    return this.redacted(this.source()[index])
  }
  private redacted(event: Event): Event {
    return this.viewer === 'all' ? event : redact(this.game.layout, event, this.viewer)
  }
  private newView(): View {
    return new View(this.game, this.viewer === 'all' ? -1 : this.viewer)
  }
  private fold(event: Event): void {
    if (event.type === 'move' && event.from === this.game.layout.trick) this.leave(event.cards, event.to)
    if (event.type === 'round') this.lastTrick.value = []
    // Whatever is decided, what comes of it is worth another look at the trick.
    if (event.type === 'choose') this.looked = false
    if ((event.type === 'play' || event.type === 'cover') && this.view.table.played === 0) this.gone.clear()
    this.view.fold(event)
    this.onEvent(event)
  }
  private leave(cards: readonly Card[], to: Place): void {
    if (this.gone.size === 0) this.lastTrick.value = trickSpots(this.perspective, this.screen, this.gone)
    for (const card of cards) {
      const index = indexInTrick(this.view, card, this.game.layout.places[to].owner, this.gone)
      if (index >= 0) this.gone.add(index)
    }
  }
  private show(): void {
    this.picture.value = picture(this.perspective, this.screen, this.gone)
  }
}
