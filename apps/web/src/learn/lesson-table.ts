import { batch, signal } from '@preact/signals'
import {
  beforeTrickLeft,
  gameOf,
  isStop,
  LEARNER,
  type Lesson,
  matchAt,
  moveOf,
  movesIn,
  perform,
  play,
  type Scene,
  type Step,
} from '@trick-bento/games/lesson'
import { type GameKind, type Match, type Move, must, type Seat } from '@trick-bento/kit'
import { SOLO_PACE } from '@trick-bento/play'
import { screenOf } from '../games.ts'
import { type Ask, askFor } from '../session/ask.ts'
import { wait } from '../session/wait.ts'
import { settings } from '../settings/settings.ts'
import { Stage } from '../table/stage.ts'
import { trickPause } from './trick-pause.ts'

/** The pause before another seat plays, in milliseconds at normal speed. */
const THINKING_TIME = 800

/**
 * The remark about the learner's move: it is the expected move (`right`), another legal move (`instead`), a successful
 * trial (`seen`), or a legal move where the learner should try an illegal one (`allowed`).
 */
export type Remark = 'right' | 'instead' | 'seen' | 'allowed'

/** Runs a lesson at real tables: shows its texts, plays for the other seats and waits for the learner. */
export class LessonTable {
  readonly kind: GameKind
  readonly lesson: Lesson
  /** The index of the current scene. */
  readonly scene = signal(0)
  /** The index of the step whose text is shown. */
  readonly step = signal(0)
  readonly stage
  readonly ask = signal<Ask | undefined>(undefined)
  readonly thinking = signal<Seat | undefined>(undefined)
  /** A move that is highlighted. */
  readonly advice = signal<Move | undefined>(undefined)
  readonly remark = signal<Remark | undefined>(undefined)
  /** True while the learner can continue without a move. */
  readonly canGoOn = signal(false)
  /** Called with the scene that opens. */
  onScene: (scene: number) => void = () => {}
  /** Called after the last scene. */
  onEnd: () => void = () => {}
  private match: Match
  private readonly choices = new Map<number, string>()
  /** The step that is carried out. It is ahead of `step` while other seats play. */
  private at = 0
  /** Generation counter: cancels async work that was started before a jump. */
  private generation = 0
  private goOn: () => void = () => {}

  constructor(kind: GameKind, lesson: Lesson, scene = 0) {
    this.kind = kind
    this.lesson = lesson
    this.scene.value = scene
    this.match = this.matchAt(0)
    this.stage = signal(this.newStage())
    this.stage.value.jump(this.match.events.length)
  }

  get steps(): readonly Step[] {
    return this.currentScene.steps
  }
  get canGoBack(): boolean {
    return this.scene.value > 0 || this.lastStopBefore(this.currentScene, this.step.value) >= 0
  }

  async run(): Promise<void> {
    const { generation } = this
    this.onScene(this.scene.value)
    while (generation === this.generation) {
      const step = this.steps[this.at]
      if (step === undefined) return this.nextScene()
      await this.take(step)
      if (generation === this.generation) this.at++
    }
  }

  next(): void {
    if (!this.canGoOn.value) return
    this.canGoOn.value = false
    this.goOn()
  }
  back(): void {
    const before = this.lastStopBefore(this.currentScene, this.step.value)
    if (before >= 0) return this.open(this.scene.value, before)
    const earlier = this.scene.value - 1
    if (earlier < 0) return
    const scene = this.lesson.scenes[earlier]
    this.choices.clear()
    this.open(earlier, this.lastStopBefore(scene, scene.steps.length))
  }
  restartScene(): void {
    this.open(this.scene.value, 0)
  }
  restart(): void {
    this.choices.clear()
    this.open(0, 0)
  }
  /** Opens the last step of the lesson. */
  openEnd(): void {
    const last = this.lesson.scenes.length - 1
    const scene = this.lesson.scenes[last]
    this.open(last, this.lastStopBefore(scene, scene.steps.length))
  }
  /** Highlights the expected move. */
  showMe(): void {
    const step = this.steps[this.step.value]
    if (step.kind === 'ask' || step.kind === 'trial') this.advice.value = moveOf(this.match, step.moves[0])
  }
  /** Called when the learner touches a card that is not legal. */
  refused(move: Move): void {
    const step = this.steps[this.step.value]
    const isRefused = this.ask.value?.why(move) !== undefined
    if (step.kind === 'trial' && step.refused !== false && isRefused) this.remark.value = 'seen'
  }
  close(): void {
    this.generation++
    this.goOn()
  }

  private get currentScene(): Scene {
    return this.lesson.scenes[this.scene.value]
  }

  private nextScene(): void {
    const next = this.scene.value + 1
    this.choices.clear()
    if (next < this.lesson.scenes.length) return this.open(next, 0)
    this.generation++
    this.onEnd()
  }

  /** Opens a scene at a step, with a new table. */
  private open(scene: number, step: number): void {
    this.generation++
    this.goOn()
    batch(() => {
      this.clear()
      this.scene.value = scene
      this.at = step
      this.step.value = Math.max(step, 0)
      this.match = this.matchAt(step)
      this.stage.value = this.newStage()
    })
    this.stage.value.jump(step > 0 ? beforeTrickLeft(this.match) : this.match.events.length)
    const { generation } = this
    setTimeout(() => generation === this.generation && void this.run()) // after the new table is drawn
  }

  private async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'say':
        return this.say()
      case 'others':
        return this.othersPlay(step.moves)
      case 'ask':
        return this.waitForMove(step.moves)
      case 'trial':
        return this.waitForTrial(step.refused === false)
      case 'skip':
        perform(this.match, step)
        this.stage.value.jump(this.match.events.length)
        return
      case 'deal':
        perform(this.match, step)
        return this.stage.value.catchUp()
    }
  }

  /** Shows the text while a finished trick is shown, or else after all events. */
  private async say(): Promise<void> {
    const { generation } = this
    const stage = this.stage.value
    const shown = stage.catchUp()
    await Promise.race([shown, trickPause(stage)])
    if (generation !== this.generation) return
    this.showText()
    await Promise.all([shown, this.waitForNext()])
  }

  private async othersPlay(moves: string): Promise<void> {
    const { generation } = this
    for (const move of movesIn(this.match.game, moves)) {
      await this.showEvents()
      if (generation !== this.generation) return
      this.thinking.value = this.match.table.turn
      await wait(THINKING_TIME * SOLO_PACE[settings.value.speed])
      if (generation !== this.generation) return
      this.thinking.value = undefined
      play(this.match, move)
    }
  }

  private async waitForMove(wanted: readonly string[]): Promise<void> {
    const { generation } = this
    await this.showEvents()
    if (generation !== this.generation) return
    this.showText()
    const moves = wanted.map((each) => moveOf(this.match, each))
    const move = await new Promise<Move | undefined>((resolve) => {
      this.goOn = () => resolve(undefined)
      this.ask.value = askFor(this.stage.value.view, LEARNER, (move) => {
        if (moves.includes(move)) return resolve(move)
        this.remark.value = 'instead'
        this.advice.value = moves[0]
      })
    })
    if (generation !== this.generation || move === undefined) return
    this.choices.set(this.at, wanted[moves.indexOf(move)])
    this.clear()
    this.remark.value = 'right'
    must(this.match.play(LEARNER, move))
  }

  private async waitForTrial(anyMove: boolean): Promise<void> {
    const { generation } = this
    await this.showEvents()
    if (generation !== this.generation) return
    this.showText()
    this.ask.value = askFor(this.stage.value.view, LEARNER, () => {
      this.remark.value = anyMove ? 'seen' : 'allowed'
      if (!anyMove) this.showMe()
    })
    await this.waitForNext()
    if (generation === this.generation) this.clear()
  }

  /** Shows the text of the current step. */
  private showText(): void {
    batch(() => {
      this.clear()
      this.step.value = this.at
    })
  }
  private clear(): void {
    this.ask.value = undefined
    this.thinking.value = undefined
    this.advice.value = undefined
    this.remark.value = undefined
    this.canGoOn.value = false
  }

  /** Resolves when all events are shown. */
  private showEvents(): Promise<void> {
    return this.stage.value.catchUp()
  }
  /** Resolves when the learner continues. */
  private waitForNext(): Promise<void> {
    this.canGoOn.value = true
    return new Promise((resolve) => {
      this.goOn = resolve
    })
  }

  private matchAt(step: number): Match {
    return matchAt(gameOf(this.kind, this.lesson, this.currentScene), this.currentScene, step, this.choices)
  }
  private newStage(): Stage {
    const { match } = this
    return new Stage(match.game, screenOf(this.kind), LEARNER, () => match.events)
  }
  /** The last step before this one at which the lesson waits; -1 if there is no such step. */
  private lastStopBefore({ steps }: Scene, before: number): number {
    return steps.slice(0, before).findLastIndex(isStop)
  }
}
