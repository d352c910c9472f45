import { signal } from '@preact/signals'
import type { Thought } from '@trick-bento/bots'
import { type Game, legal, type Match, type Move, makeMove, must, type Seat } from '@trick-bento/kit'
import { type MatchBots, SOLO_PACE, type WorkerTrouble } from '@trick-bento/play'
import { localBots } from '../bots/local-bots.ts'
import { screenOf } from '../games.ts'
import { settings } from '../settings/settings.ts'
import { durations } from '../table/motion/durations.ts'
import { Stage, type Viewer } from '../table/stage.ts'
import { type Ask, askFor } from './ask.ts'
import { type Plan, type Progress, peopleOf, resume } from './plan.ts'
import { undoPoint } from './undo-point.ts'
import { wait } from './wait.ts'

/** What happened to the worker of a bot. */
interface Trouble {
  readonly seat: Seat
  readonly what: WorkerTrouble
}

/** An expert's advice, or its state. */
export type Hint = Thought | 'thinking' | 'failed'

/** A viewer who sees no hand. */
const SPECTATOR = -1

/** A game that runs on this device, with bots and with people who share the device. */
export class LocalTable {
  readonly plan: Plan
  readonly game: Game
  match: Match
  readonly stage
  readonly ask = signal<Ask | undefined>(undefined)
  /** The person to whom the device should be passed; their cards stay covered until then. */
  readonly curtain = signal<Seat | undefined>(undefined)
  /** The bot that is thinking. */
  readonly thinking = signal<Seat | undefined>(undefined)
  readonly hint = signal<Hint | undefined>(undefined)
  /** What has ended and waits for the player. */
  readonly ended = signal<'round' | 'game' | undefined>(undefined)
  readonly trouble = signal<Trouble | undefined>(undefined)
  /** The error that stopped the game. The saved game can be opened again. */
  readonly failure = signal<unknown>(undefined)
  readonly canUndo = signal(false)
  /** While this is true, bots do not start to think. */
  readonly paused = signal(false)
  /** Called after every decision and every undo. */
  onProgress: (progress: Progress, over: boolean) => void = () => {}
  private readonly bots: MatchBots
  private readonly stages = new Map<Viewer, Stage>()
  private readonly people: readonly Seat[]
  /** Number of events before the game was continued here; they are not shown again. */
  private readonly past: number
  private moves: string[]
  /** Generation counter: cancels async work that started before an undo or a change of the viewer. */
  private generation = 0
  /** Ends the current wait for the player. */
  private proceed: () => void = () => {}

  /** `progress` is a valid game in progress of this game. */
  constructor(game: Game, progress: Progress) {
    this.plan = progress.plan
    this.game = game
    this.moves = [...progress.moves]
    this.people = peopleOf(this.plan)
    this.match = must(resume(game, progress))
    this.past = this.moves.length > 0 ? this.match.events.length : 0
    this.bots = localBots(this.plan, (seat, what) => {
      this.trouble.value = { seat, what }
    })
    this.stage = signal(this.stageOf(this.firstViewer))
  }

  /** True for one person with bots, who may take moves back. */
  get isSolo(): boolean {
    return this.people.length === 1
  }

  private get firstViewer(): Viewer {
    if (this.people.length === 0) return 'all'
    return this.isSolo ? this.people[0] : SPECTATOR
  }

  async run(): Promise<void> {
    const { generation } = this
    try {
      await this.play(generation)
    } catch (error) {
      if (generation === this.generation) this.failure.value = error
    }
  }
  private async play(generation: number): Promise<void> {
    if (this.people.length < this.game.seats) this.bots.warmUp()
    this.canUndo.value = this.undoIndex >= 0
    while (generation === this.generation) {
      await this.stage.value.catchUp()
      if (generation !== this.generation) return
      if (this.match.over || this.match.betweenRounds) {
        if (!(await this.endRound(generation))) return
      } else if (!(await this.decide(generation))) return
    }
  }

  /** Deals the next round after the end of a round. */
  nextRound(): void {
    if (this.ended.value === 'round') this.proceed()
  }
  /** Shows the cards of the person to whom the device was passed. */
  liftCurtain(): void {
    if (this.curtain.value !== undefined) this.proceed()
  }
  /** Lets bots think again. */
  unpause(): void {
    this.paused.value = false
    this.proceed()
  }

  /** Takes back the person's last decision that had a choice, and all that followed. */
  undo(): void {
    const choice = this.undoIndex
    if (choice < 0) return
    this.moves = this.moves.slice(0, choice)
    this.match = must(resume(this.game, { plan: this.plan, moves: this.moves }))
    if (this.match.betweenRounds) this.match.nextRound()
    this.restart(this.stage.value.viewer)
    this.report()
  }

  /** Shows the table as another seat sees it, or with all cards. */
  setViewer(viewer: Viewer): void {
    const { position } = this.stage.value
    const stage = this.stageOf(viewer)
    stage.jump(position)
    this.stage.value = stage
    this.generation++
    this.clear()
    void this.run()
  }

  /** Gets an expert's advice, from what the person knows. */
  async advise(): Promise<void> {
    const ask = this.ask.value
    if (ask === undefined || this.hint.value === 'thinking') return
    this.hint.value = 'thinking'
    const { seat } = ask
    const thought = await this.bots.advice(this.match, seat)
    if (ask === this.ask.value) this.hint.value = thought ?? 'failed'
  }

  /** Stops the game and its bots. */
  close(): void {
    this.generation++
    this.clear()
    void this.bots.close()
  }

  private restart(viewer: Viewer): void {
    this.generation++
    this.clear()
    this.stages.clear()
    this.bots.cancel()
    this.stage.value = this.stageOf(viewer)
    this.stage.value.jump(this.match.events.length)
    void this.run()
  }
  private clear(): void {
    this.ask.value = undefined
    this.hint.value = undefined
    this.thinking.value = undefined
    this.curtain.value = undefined
    this.ended.value = undefined
    this.proceed()
  }

  private async endRound(generation: number): Promise<boolean> {
    if (this.people.length > 1) this.coverHands()
    this.ended.value = this.match.over ? 'game' : 'round'
    await this.waitForPlayer()
    if (generation !== this.generation || this.match.over) return false
    this.ended.value = undefined
    this.match.nextRound()
    return true
  }

  private async decide(generation: number): Promise<boolean> {
    const { match, plan } = this
    const seat = match.table.turn
    const player = plan.players[seat]
    if (player.kind === 'person' && this.stage.value.viewer !== seat) return this.passDevice(seat, generation)
    const move = player.kind === 'person' ? await this.personDecides(seat) : await this.botDecides(seat, generation)
    if (generation !== this.generation || move === undefined) return false
    this.moves.push(makeMove(this.game, match.table.phase, move))
    must(match.play(seat, move))
    this.report()
    return true
  }

  /** Covers the cards until the device has been passed to the next person. */
  private async passDevice(seat: Seat, generation: number): Promise<boolean> {
    this.coverHands()
    this.curtain.value = seat
    await this.waitForPlayer()
    if (generation !== this.generation) return false
    this.curtain.value = undefined
    this.stage.value = this.stageOf(seat)
    return true
  }

  /** Shows public cards only, while several people look at the screen. */
  private coverHands(): void {
    const stage = this.stageOf(SPECTATOR)
    stage.jump(this.match.events.length)
    this.stage.value = stage
  }

  private async personDecides(seat: Seat): Promise<Move | undefined> {
    const moves = legal(this.game, this.stage.value.view.table, seat)
    if (settings.value.autoplay && moves.size === 1) {
      await wait(durations().autoplay)
      return moves.first
    }
    const move = await new Promise<Move | undefined>((resolve) => {
      this.proceed = () => resolve(undefined)
      this.ask.value = askFor(this.stage.value.view, seat, resolve)
    })
    if (move === undefined) return undefined
    this.ask.value = undefined
    this.hint.value = undefined
    return move
  }

  private async botDecides(seat: Seat, generation: number): Promise<Move | undefined> {
    if (this.paused.value) await this.waitForPlayer()
    if (generation !== this.generation) return undefined
    this.thinking.value = seat
    const pause = this.bots.pause(this.match, seat, SOLO_PACE[settings.value.speed])
    const before = this.trouble.value
    const [move] = await Promise.all([this.bots.move(this.match, seat), wait(pause)])
    if (generation !== this.generation) return undefined
    this.thinking.value = undefined
    // The restarted worker has answered, so the message is no longer needed.
    if (before?.what === 'restarted' && before === this.trouble.value) this.trouble.value = undefined
    return move
  }

  private stageOf(viewer: Viewer): Stage {
    const known = this.stages.get(viewer)
    if (known !== undefined) return known
    const { match } = this
    const stage = new Stage(this.game, screenOf(this.game.kind), viewer, () => match.events)
    stage.jump(Math.min(this.past, match.events.length))
    this.stages.set(viewer, stage)
    return stage
  }

  /** Waits until `proceed` is called. */
  private waitForPlayer(): Promise<void> {
    return new Promise((resolve) => {
      this.proceed = resolve
    })
  }

  private report(): void {
    this.canUndo.value = this.undoIndex >= 0
    this.onProgress({ plan: this.plan, moves: this.moves }, this.match.over)
  }

  /** Index of the decision to which an undo would return; -1 if there is none. */
  private get undoIndex(): number {
    return this.isSolo ? undoPoint(this.match, this.people) : -1
  }
}
