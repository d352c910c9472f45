import { computed, signal } from '@preact/signals'
import type { Event, Game, Match } from '@trick-bento/kit'
import { screenOf } from '../games.ts'
import { type Motion, Stage, type Viewer } from '../table/stage.ts'
import type { Opened } from './open.ts'
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
  private readonly beat: () => number
  private moving = false
  /** Counts the times that it began or ceased to play by itself. */
  private runs = 0

  /** `beat` tells how long to stand still between two moves, in milliseconds. */
  constructor({ match, events }: Opened & { readonly match: Match }, beat: () => number) {
    this.match = match
    this.game = match.game
    this.events = events
    this.beat = beat
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
    this.stage.value.motion = undefined
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
      await wait(this.beat())
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
    const { motion } = stage
    const other = motion && how === 'briskly' ? brisk(motion) : motion
    stage.motion = other
    this.moving = true
    await stage.catchUp(() => events)
    if (stage.motion === other && other !== undefined) stage.motion = motion
    if (stage === this.stage.value) this.moving = false
  }

  private stageOf(viewer: Viewer, position: number): Stage {
    const stage = new Stage(this.game, screenOf(this.game.kind), viewer, () => this.events)
    stage.jump(position)
    return stage
  }
}

/** Cards move, but a finished trick, which has been looked at long enough by whoever steps on, is cleared at once. */
const brisk = (motion: Motion): Motion => ({
  prepare: (flights, step) => motion.prepare(flights, step),
  rest: async () => {},
  cry: (moment) => motion.cry(moment),
})

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
