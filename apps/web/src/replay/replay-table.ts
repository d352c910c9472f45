import { computed, signal } from '@preact/signals'
import type { Event, Game, Match } from '@trick-bento/kit'
import { screenOf } from '../games.ts'
import type { OpenedRecord } from '../records/open-record.ts'
import { type Animator, Stage, type Viewer } from '../table/stage.ts'
import { type Mark, markAt, marksOf, type Stop, stopsOf } from './stops.ts'

/** A recorded game that can be shown at any position. */
export class ReplayTable {
  readonly match: Match
  readonly game: Game
  readonly events: readonly Event[]
  readonly stops: readonly Stop[]
  readonly marks: readonly Mark[]
  readonly stage
  /** The stop that is shown, or that the animation leads to. */
  readonly at = signal(0)
  readonly playing = signal(false)
  readonly stop = computed(() => this.stops[this.at.value])
  readonly mark = computed(() => markAt(this.marks, this.at.value))
  readonly atEnd = computed(() => this.at.value === this.stops.length - 1)
  private readonly pauseBetweenMoves: () => number
  private moving = false
  /** Generation counter: cancels `play` when it is paused or started again. */
  private runs = 0

  /** `pauseBetweenMoves` returns milliseconds. */
  constructor({ match, events }: OpenedRecord & { readonly match: Match }, pauseBetweenMoves: () => number) {
    this.match = match
    this.game = match.game
    this.events = events
    this.pauseBetweenMoves = pauseBetweenMoves
    this.stops = stopsOf(match.game, events)
    this.marks = marksOf(this.stops)
    this.stage = signal(this.stageOf('all', this.stops[0].events))
  }

  get viewer(): Viewer {
    return this.stage.value.viewer
  }

  /** Shows a stop without animation. */
  jump(to: number): void {
    this.at.value = Math.min(Math.max(0, Math.round(to)), this.stops.length - 1)
    const { events } = this.stop.value
    if (this.moving) this.look(this.viewer)
    else this.stage.value.jump(events)
  }
  /** Changes the viewer. A running animation ends unseen. */
  look(viewer: Viewer): void {
    this.stage.value.animator = undefined
    this.stage.value = this.stageOf(viewer, this.stop.value.events)
    this.moving = false
  }

  /** Animates the next move. A move that is still animated is finished at once. */
  async forward(): Promise<void> {
    this.pause()
    await this.advance('stepping')
  }
  back(): void {
    this.pause()
    this.jump(this.at.value - 1)
  }
  first(): void {
    this.pause()
    this.jump(0)
  }
  last(): void {
    this.pause()
    this.jump(this.stops.length - 1)
  }

  /** Plays to the end. At the end, starts again from the beginning. */
  async play(): Promise<void> {
    if (this.atEnd.value) this.jump(0)
    const run = ++this.runs
    this.playing.value = true
    while (!this.atEnd.value) {
      await this.advance('playing')
      if (run !== this.runs) return
      await wait(this.pauseBetweenMoves())
      if (run !== this.runs) return
    }
    this.playing.value = false
  }
  pause(): void {
    this.runs++
    this.playing.value = false
  }

  private async advance(how: 'stepping' | 'playing'): Promise<void> {
    if (this.moving) this.jump(this.at.value)
    if (this.atEnd.value) return
    this.at.value++
    const { events } = this.stop.value
    const stage = this.stage.value
    const { animator } = stage
    const used = animator && how === 'stepping' ? withoutTrickPause(animator) : animator
    stage.animator = used
    this.moving = true
    await stage.catchUp(() => events)
    if (stage.animator === used && used !== undefined) stage.animator = animator
    if (stage === this.stage.value) this.moving = false
  }

  private stageOf(viewer: Viewer, position: number): Stage {
    const stage = new Stage(this.game, screenOf(this.game.kind), viewer, () => this.events)
    stage.jump(position)
    return stage
  }
}

/** Clears a finished trick without a pause: a user who steps forward has seen it. */
const withoutTrickPause = (animator: Animator): Animator => ({
  prepare: (plan) => animator.prepare(plan),
  rest: async () => {},
  showTrick: async () => {},
  showBanner: (banner) => animator.showBanner(banner),
  settle: () => animator.settle(),
})

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
