import { type Game, type GameKind, must, ok, type Result, range, refuse } from '@trick-bento/kit'
import { BRAINS, type Brain } from '../brains.ts'
import { readStoredCourse, type StoredCourse } from './stored-course.ts'
import type { Insight, Tables } from './tables.ts'
import { type Progress, Trainer } from './train.ts'
import { nameWeights, type Weights } from './weights.ts'

export const USUAL_SEED = 'bento'
export const USUAL_STEPS = 1000
/** The games that have an eye. */
export const TRAINABLE: readonly string[] = Object.keys(BRAINS)

const INSIGHTS: readonly Insight[] = [1, 2, 3]
export const POLICIES = INSIGHTS.length

/** How a course is taught: with every policy, so many steps. */
export interface CourseSettings {
  readonly seed: string
  readonly steps: number
}

/** The course of a game for all its numbers of seats, with the usual options. */
export function makeCourse(kind: GameKind, settings: CourseSettings): Result<Course> {
  if (!TRAINABLE.includes(kind.id)) {
    return refuse(`nobody has an eye for ${kind.title} yet; the games to train for are ${TRAINABLE.join(', ')}`)
  }
  const games = range(kind.seats.least, kind.seats.most).map((seats) => must(kind.at(seats)))
  return ok(new Course(games, BRAINS[kind.id], settings))
}

/** One lesson after the other, for each policy of a game. The same course gives the same weights. */
export class Course {
  private readonly settings: CourseSettings
  private readonly games: readonly Game[]
  private readonly brain: Pick<Brain, 'see' | 'curiosity'>
  private readonly tables: Tables
  private learnt: (readonly number[])[] = []
  private trainer: Trainer
  private step = 0

  constructor(games: readonly Game[], brain: Pick<Brain, 'see' | 'curiosity'>, settings: CourseSettings) {
    this.settings = settings
    this.games = games
    this.brain = brain
    this.tables = brain.see(games[0]).tables
    this.trainer = this.nextTrainer()
  }

  /** Steps of all policies together: those that were taken, and all there are. */
  get taken(): number {
    return this.policiesDone * this.settings.steps + this.step
  }
  get steps(): number {
    return POLICIES * this.settings.steps
  }
  get policiesDone(): number {
    return this.learnt.length
  }
  get done(): boolean {
    return this.policiesDone === POLICIES
  }

  study(): void {
    if (this.done) throw new Error('the course is over')
    const { trainer } = this
    trainer.study()
    this.step++
    if (!trainer.done) return
    this.learnt.push([...trainer.result])
    this.step = 0
    if (!this.done) this.trainer = this.nextTrainer()
  }

  /** What was learnt, once it is done. */
  weights(madeBy: string): Weights {
    if (!this.done) throw new Error('the course is not over yet')
    const [first, second, third] = INSIGHTS.map((insight, i) =>
      nameWeights(Float64Array.from(this.learnt[i]), this.tables, insight),
    )
    return { game: this.id, madeBy, policies: [first, second, third] }
  }

  /** As text, to go on with another time. */
  store(): string {
    const stored: StoredCourse = {
      game: this.id,
      ...this.settings,
      learnt: this.learnt,
      ...(!this.done && { progress: this.trainer.progress }),
    }
    return `${JSON.stringify(stored)}\n`
  }

  /** Goes on where a course stood when it was stored; or says why it cannot. */
  resume(text: string): Result<void> {
    const wanted = { game: this.id, ...this.settings, policies: POLICIES, weights: this.tables.size }
    const read = readStoredCourse(text, wanted)
    if (!read.ok) return read
    const { learnt, progress } = read.value
    this.learnt = [...learnt]
    this.step = progress?.step ?? 0
    if (progress !== undefined) this.trainer = this.nextTrainer(progress)
    return ok(undefined)
  }

  private get id(): string {
    return this.games[0].id
  }
  private nextTrainer(from?: Progress): Trainer {
    const { see, curiosity } = this.brain
    return new Trainer(this.games, see, { ...this.settings, curiosity, insight: INSIGHTS[this.policiesDone] }, from)
  }
}
