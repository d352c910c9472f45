import { signal } from '@preact/signals'
import type { Screen } from '@trick-bento/games/screens'
import { type Card, type Event, type Game, type Place, redact, type Seat, View } from '@trick-bento/kit'
import { type Flight, flightsOf, indexInTrick } from './motion/flight-plan.ts'
import { type PointPlan, pointsOf } from './motion/point-flights.ts'
import { leavesTrick, nextStep, type Step } from './motion/steps.ts'
import { type Perspective, type Picture, picture } from './picture.ts'

/** What happens to a card of a finished trick. */
export interface TakenCard {
  /** The card, by the order of play. */
  readonly index: number
  /** The seat that gets it; -1 if no seat does. */
  readonly taker: Seat | -1
  /** The seat that played it takes a card of the trick, this one or another. */
  readonly won: boolean
}
export interface FinishedTrick {
  readonly cards: readonly TakenCard[]
  /** Points of the trick, by seat. */
  readonly points: readonly number[]
  /** Seats that get points since the last card was played, also if these have been shown already. */
  readonly scorers: ReadonlySet<Seat>
}

/** A few large words on the table. */
export interface Banner {
  /** A moment of the game, or the beginning of the last trick of a round. */
  readonly kind: 'moment' | 'strike' | 'last'
  /** The code of the moment, or the number that counts the tricks. */
  readonly name: string
}

/** A step and what moves in it. */
export interface StepPlan extends Step {
  readonly flights: readonly Flight[]
  readonly points: PointPlan
}

/** Animates the steps of a stage. Without an animator, every step is shown at once. */
export interface Animator {
  /** Called before a step. The result is called after it and moves the cards to their new positions. */
  prepare(plan: StepPlan): () => Promise<void>
  /** Lets the last card of a trick lie for a moment before its result is shown. */
  rest(): Promise<void>
  /** Shows a finished trick before it is cleared. */
  showTrick(trick: FinishedTrick): Promise<void>
  showBanner(banner: Banner): Promise<void>
  /** Resolves when all points have arrived. */
  settle(): Promise<void>
}

/** Whose view of the table is shown: a seat's, a spectator's (-1), or one with all cards face up. */
export type Viewer = Seat | 'all'

/**
 * The table as one viewer sees it, updated step by step. It is folded from redacted events only. Its picture is
 * replaced with every step.
 */
export class Stage {
  readonly game: Game
  readonly screen: Screen
  readonly viewer: Viewer
  readonly picture
  /** Set while a finished trick is shown. */
  readonly finishedTrick = signal<FinishedTrick | undefined>(undefined)
  readonly banner = signal<Banner | undefined>(undefined)
  /**
   * The number of events that may be told in words: those whose cards have landed. While a finished trick is shown, also
   * what becomes of its cards, and after that only banners until the next decision.
   */
  readonly told = signal(0)
  /** The totals by seat, without points that are still flying. */
  readonly totals
  animator: Animator | undefined
  /** Called for every event when it is shown. */
  onEvent: (event: Event) => void = () => {}
  view: View
  /** Cards of the trick that have left it, by the order of play. */
  private readonly gone = new Set<number>()
  /** Points that are not yet part of the totals, by seat. */
  private readonly scored: number[]
  private readonly source: () => readonly Event[]
  private hasShownTrick = false
  private running: Promise<void> | undefined

  /** `source` returns all events of the game so far, not redacted. */
  constructor(game: Game, screen: Screen, viewer: Viewer, source: () => readonly Event[]) {
    this.game = game
    this.screen = screen
    this.viewer = viewer
    this.source = source
    this.view = this.newView()
    this.scored = Array.from({ length: game.seats }, () => 0)
    this.picture = signal<Picture>(this.draw())
    this.totals = signal(this.shownTotals)
  }

  /** The number of events that have been shown. */
  get position(): number {
    return this.view.read
  }

  /** Shows the table after this number of events, without animation. */
  jump(to: number): void {
    if (to < this.position) {
      this.view = this.newView()
      this.gone.clear()
      this.scored.fill(0)
    }
    while (this.position < to) this.fold(this.event(this.position))
    this.hasShownTrick = false
    this.show()
    this.totals.value = this.shownTotals
    this.told.value = this.position
  }

  /** Shows all events up to now, step by step. */
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
      // The result of a round would cover points that still fly.
      if (this.position === until() && this.view.table.roundOver) await this.animator?.settle()
    }
  }

  private async perform(step: Step, ahead: readonly Event[]): Promise<void> {
    const { animator, position } = this
    if (step.clears && !this.hasShownTrick && animator !== undefined) {
      this.hasShownTrick = true
      if (!this.hasViewerChosenFromTrick(position)) await this.showTrick(animator, ahead)
    }
    if (position !== this.position) return // jump() was called meanwhile
    const carry = this.animator?.prepare(this.planOf(step))
    const before = this.picture.value
    for (const event of step.events) this.fold(event)
    this.show()
    const banner = bannerOf(step)
    // A banner says it anyway, and its cards have landed before. Who wins the trick is told before its points.
    if (banner !== undefined) this.tellUntil(step.strikes ? this.position : position + this.resultOf(ahead).length)
    const shown = banner && this.showBanner(banner)
    this.announceLast(before)
    await carry?.()
    this.tell(step)
    void this.countPoints()
    await shown
  }

  private async countPoints(): Promise<void> {
    await this.animator?.settle()
    this.totals.value = this.shownTotals
  }

  /**
   * A choice is told together with its card. After a finished trick, only banners are told until all that follows from
   * the decision has been shown.
   */
  private tell({ events }: Step): void {
    const next = this.source().at(this.position)
    const isDecisionOver = next === undefined || beginsDecision(next)
    const isChoice = events.every(({ type }) => type === 'choose')
    if (isDecisionOver || !(isChoice || this.hasShownTrick)) this.tellUntil(this.position)
  }
  private tellUntil(position: number): void {
    this.told.value = Math.max(this.told.value, this.position, position)
  }

  private planOf(step: Step): StepPlan {
    const { view, gone } = this
    return { ...step, flights: flightsOf(view, step.events, gone), points: pointsOf(view, step.events, gone) }
  }

  /** A viewer who has just chosen a card of the trick has seen it already. */
  private hasViewerChosenFromTrick(position: number): boolean {
    const events = this.source()
    const choice = events.findLast((event, i) => i < position && event.type === 'choose')
    const { from } = this.game.phases[this.view.table.phase]
    return from === 'trick' && choice?.type === 'choose' && choice.seat === this.viewer
  }

  private async showTrick(animator: Animator, ahead: readonly Event[]): Promise<void> {
    const { position } = this
    await animator.rest()
    if (position !== this.position) return
    const result = this.resultOf(ahead)
    const trick = this.finish(result)
    this.finishedTrick.value = trick
    this.told.value = this.position + result.length
    await animator.showTrick(trick)
    this.finishedTrick.value = undefined
  }
  private async showBanner(banner: Banner): Promise<void> {
    this.banner.value = banner
    await this.animator?.showBanner(banner)
    if (this.banner.value === banner) this.banner.value = undefined
  }
  /** The last trick of a round begins when the counter of tricks reaches its end. The game does not wait for the banner. */
  private announceLast(before: Picture): void {
    const { counters } = this.picture.value
    const last = counters.find(({ name, value, of }, i) => {
      const how = this.screen.numbers[name]
      const isCurrent = how?.as === 'counter' && how.countFrom === 1
      return isCurrent && value === of && before.counters[i].value === value - 1
    })
    if (last !== undefined && !this.view.table.roundOver) void this.showBanner({ kind: 'last', name: last.name })
  }

  /** The events of the finished trick. Points after the last card has left belong to the round, not to the trick. */
  private resultOf(ahead: readonly Event[]): readonly Event[] {
    const next = ahead.findIndex(beginsDecision)
    const events = next < 0 ? ahead : ahead.slice(0, next)
    return events.slice(0, events.findLastIndex((event) => leavesTrick(this.game, event)) + 1)
  }
  /** Where the cards of the trick go before the next decision. */
  private finish(result: readonly Event[]): FinishedTrick {
    const { places, trick } = this.game.layout
    const { table } = this.view
    const points = Array.from({ length: this.game.seats }, () => 0)
    const takers = new Map<number, Seat | -1>()
    const gone = new Set(this.gone)
    for (const event of result) {
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
    const cards = Array.from(takers, ([index, taker]): TakenCard => {
      return { index, taker, won: winners.has(table.playedBy(index)) }
    })
    return { cards, points, scorers: this.scorersSinceDecision(result) }
  }

  private scorersSinceDecision(ahead: readonly Event[]): Set<Seat> {
    const shown = this.source().slice(0, this.position)
    const events = [...shown.slice(shown.findLastIndex(beginsDecision) + 1), ...ahead]
    return new Set(events.flatMap((event) => (event.type === 'score' && event.points > 0 ? [event.seat] : [])))
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
    // After a decision the trick may have a new result.
    if (event.type === 'choose') this.hasShownTrick = false
    if ((event.type === 'play' || event.type === 'cover') && this.view.table.played === 0) this.gone.clear()
    if (event.type === 'score') this.scored[event.seat] += event.points
    // Totals are public numbers, which change with the next such event.
    if (event.type === 'set') this.scored.fill(0)
    this.view.fold(event)
    this.onEvent(event)
  }
  private leave(cards: readonly Card[], to: Place): void {
    for (const card of cards) {
      const index = indexInTrick(this.view, card, this.game.layout.places[to].owner, this.gone)
      if (index >= 0) this.gone.add(index)
    }
  }
  private get shownTotals(): readonly number[] {
    return this.picture.value.seats.map(({ total }) => total)
  }
  private show(): void {
    this.picture.value = this.draw()
  }
  private draw(): Picture {
    const drawn = picture(this.perspective, this.screen, this.gone)
    const seats = drawn.seats.map((seat, i) => ({ ...seat, total: seat.total + this.scored[i] }))
    return { ...drawn, seats }
  }
}

const bannerOf = ({ moment, strikes }: Step): Banner | undefined =>
  moment === undefined ? undefined : { kind: strikes ? 'strike' : 'moment', name: moment }

const beginsDecision = ({ type }: Event): boolean => type === 'choose' || type === 'round'
