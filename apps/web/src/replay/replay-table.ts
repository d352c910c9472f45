import { computed, signal } from '@preact/signals'
import type { Event, Game, Match } from '@trick-bento/kit'
import { screenOf } from '../games.ts'
import type { OpenedRecord } from '../records/open-record.ts'
import { type Animator, Stage, type Viewer } from '../table/stage.ts'
import { type Mark, markAt, marksOf, type Stop, stopsOf } from './stops.ts'

/** A game that was played, to be gone through in any direction. */
export class ReplayTable {
  readonly match: Match
  readonly game: Game
  readonly events: readonly Event[]
  readonly stops: readonly Stop[]
  readonly marks: readonly Mark[]
  readonly stage
  /** The stop that is shown, or to which the cards are on their way. */
  readonly at = signal(0)
  readonly playing = signal(false)
  readonly stop = computed(() => this.stops[this.at.value])
  readonly mark = computed(() => markAt(this.marks, this.at.value))
  readonly atEnd = computed(() => this.at.value === this.stops.length - 1)
  private readonly moveDelay: () => number
  private moving = false
  /** Counts the times that it began or ceased to play by itself. */
  private runs = 0

  /** `moveDelay` tells how long to stand still between two moves, in milliseconds. */
  constructor({ match, events }: OpenedRecord & { readonly match: Match }, moveDelay: () => number) {
    this.match = match
    this.game = match.game
    this.events = events
    this.moveDelay = moveDelay
    this.stops = stopsOf(match.game, events)
    this.marks = marksOf(this.stops)
    this.stage = signal(this.stageOf('all', this.stops[0].events))
  }

  get viewer(): Viewer {
    return this.stage.value.viewer
  }

  /** Shows at once how things stood there. */
  jump(to: number): void {
    this.at.value = Math.min(Math.max(0, Math.round(to)), this.stops.length - 1)
    const { events } = this.stop.value
    if (this.moving) this.look(this.viewer)
    else this.stage.value.jump(events)
  }
  /** Lets somebody else look. What is still under way comes to its end unseen. */
  look(viewer: Viewer): void {
    this.stage.value.animator = undefined
    this.stage.value = this.stageOf(viewer, this.stop.value.events)
    this.moving = false
  }

  /** One move on, seen as it happens. Whoever is impatient sees the move before at once. */
  async forward(): Promise<void> {
    this.pause()
    await this.advance('briskly')
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

  /** Goes on by itself to the end; from there, once more from the beginning. */
  async play(): Promise<void> {
    if (this.atEnd.value) this.jump(0)
    const run = ++this.runs
    this.playing.value = true
    while (!this.atEnd.value) {
      await this.advance('calmly')
      if (run !== this.runs) return
      await wait(this.moveDelay())
      if (run !== this.runs) return
    }
    this.playing.value = false
  }
  pause(): void {
    this.runs++
    this.playing.value = false
  }

  private async advance(how: 'calmly' | 'briskly'): Promise<void> {
    if (this.moving) this.jump(this.at.value)
    if (this.atEnd.value) return
    this.at.value++
    const { events } = this.stop.value
    const stage = this.stage.value
    const { animator } = stage
    const other = animator && how === 'briskly' ? brisk(animator) : animator
    stage.animator = other
    this.moving = true
    await stage.catchUp(() => events)
    if (stage.animator === other && other !== undefined) stage.animator = animator
    if (stage === this.stage.value) this.moving = false
  }

  private stageOf(viewer: Viewer, position: number): Stage {
    const stage = new Stage(this.game, screenOf(this.game.kind), viewer, () => this.events)
    stage.jump(position)
    return stage
  }
}

/** Cards move, but a finished trick, which has been looked at long enough by whoever steps on, is cleared at once. */
const brisk = (animator: Animator): Animator => ({
  prepare: (flights, step) => animator.prepare(flights, step),
  rest: async () => {},
  cry: (moment) => animator.cry(moment),
})

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
