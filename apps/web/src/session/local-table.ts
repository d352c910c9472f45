import { signal } from '@preact/signals'
import type { Thought } from '@trick-bento/bots'
import {
  type Cards,
  explain,
  type Game,
  legal,
  type Match,
  type Move,
  makeMove,
  must,
  type ReadyPhase,
  type Seat,
} from '@trick-bento/kit'
import { type MatchBots, SOLO_PACE, type WorkerTrouble } from '@trick-bento/play'
import { localBots } from '../bots/local-bots.ts'
import { screenOf } from '../games.ts'
import { settings } from '../settings/settings.ts'
import { PACE } from '../table/motion/pace.ts'
import { Stage, type Viewer } from '../table/stage.ts'
import { type Plan, type Progress, peopleOf, resume } from './plan.ts'

/** A decision that a person at this device is to make. */
export interface Ask {
  readonly seat: Seat
  readonly phase: ReadyPhase
  readonly moves: Cards
  /** Why this move may not be chosen, in the law's own words; undefined if it may. */
  why(move: Move): string | undefined
  choose(move: Move): void
}

export interface Trouble {
  readonly seat: Seat
  readonly what: WorkerTrouble
}

/** What an expert would do, once it is known. */
export type Hint = Thought | 'thinking' | 'failed'

/** Somebody who looks on and knows no hand. */
const SPECTATOR = -1

/** A game that runs on this device: people who share it, and bots. */
export class LocalTable {
  readonly plan: Plan
  readonly game: Game
  match: Match
  readonly stage
  readonly ask = signal<Ask | undefined>(undefined)
  /** The person to whom the device is to be handed. */
  readonly curtain = signal<Seat | undefined>(undefined)
  readonly thinking = signal<Seat | undefined>(undefined)
  readonly hint = signal<Hint | undefined>(undefined)
  readonly ended = signal<'round' | 'game' | undefined>(undefined)
  readonly trouble = signal<Trouble | undefined>(undefined)
  /** What broke, if the game cannot go on; it can be opened again. */
  readonly failure = signal<unknown>(undefined)
  readonly canUndo = signal(false)
  /** How many events have happened. */
  readonly told = signal(0)
  /** Bots wait while this is set. */
  readonly held = signal(false)
  /** Told of the game after every decision. */
  onProgress: (progress: Progress, over: boolean) => void = () => {}
  private readonly bots: MatchBots
  private readonly stages = new Map<Viewer, Stage>()
  private readonly people: readonly Seat[]
  /** What happened before the game was opened here is shown to nobody once more. */
  private readonly past: number
  private moves: string[]
  /** Counts the times the game went back; what was begun before is void. */
  private era = 0
  private goOn: () => void = () => {}

  /** `game` and `progress` fit each other. */
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

  /** Alone with bots: nobody else is hurt by taking a move back. */
  get isSolo(): boolean {
    return this.people.length === 1
  }

  private get firstViewer(): Viewer {
    if (this.people.length === 0) return 'all'
    return this.isSolo ? this.people[0] : SPECTATOR
  }

  async run(): Promise<void> {
    const { era } = this
    try {
      await this.play(era)
    } catch (error) {
      if (era === this.era) this.failure.value = error
    }
  }
  private async play(era: number): Promise<void> {
    this.told.value = this.match.events.length
    if (this.people.length < this.game.seats) this.bots.warmUp()
    this.canUndo.value = this.isSolo && this.lastChoice() >= 0
    while (era === this.era) {
      await this.stage.value.catchUp()
      if (era !== this.era) return
      if (this.match.over || this.match.betweenRounds) {
        if (!(await this.endRound(era))) return
      } else if (!(await this.decide(era))) return
    }
  }

  /** Deals the next round, when one is due. */
  nextRound(): void {
    if (this.ended.value === 'round') this.goOn()
  }
  /** The person to whom the device was handed has taken it. */
  lift(): void {
    if (this.curtain.value !== undefined) this.goOn()
  }
  release(): void {
    this.held.value = false
    this.goOn()
  }

  /** Takes back the person's last real choice and all that followed. */
  undo(): void {
    const choice = this.isSolo ? this.lastChoice() : -1
    if (choice < 0) return
    this.moves = this.moves.slice(0, choice)
    this.match = must(resume(this.game, { plan: this.plan, moves: this.moves }))
    if (this.match.betweenRounds) this.match.nextRound()
    this.restart(this.stage.value.viewer)
    this.report()
  }

  /** Lets somebody else look: a seat, or all cards. */
  look(viewer: Viewer): void {
    const { position } = this.stage.value
    const stage = this.stageOf(viewer)
    stage.jump(position)
    this.stage.value = stage
    this.era++
    this.clear()
    void this.run()
  }

  /** Asks what an expert would do in the person's place, knowing what the person knows. */
  async advise(): Promise<void> {
    const ask = this.ask.value
    if (ask === undefined || this.hint.value === 'thinking') return
    this.hint.value = 'thinking'
    const { seat } = ask
    const thought = await this.bots.advice(this.match, seat)
    if (ask === this.ask.value) this.hint.value = thought ?? 'failed'
  }

  close(): void {
    this.era++
    this.clear()
    void this.bots.close()
  }

  private restart(viewer: Viewer): void {
    this.era++
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
    this.goOn()
  }

  private async endRound(era: number): Promise<boolean> {
    if (this.people.length > 1) this.coverHands()
    this.ended.value = this.match.over ? 'game' : 'round'
    await this.gate()
    if (era !== this.era || this.match.over) return false
    this.ended.value = undefined
    this.match.nextRound()
    this.told.value = this.match.events.length
    return true
  }

  private async decide(era: number): Promise<boolean> {
    const { match, plan } = this
    const seat = match.table.turn
    const player = plan.players[seat]
    if (player.kind === 'person' && this.stage.value.viewer !== seat) return this.hand(seat, era)
    const move = player.kind === 'person' ? await this.personDecides(seat) : await this.botDecides(seat, era)
    if (era !== this.era || move === undefined) return false
    this.moves.push(makeMove(this.game, match.table.phase, move))
    must(match.play(seat, move))
    this.report()
    return true
  }

  /** Hands the device to the next person, behind a curtain. */
  private async hand(seat: Seat, era: number): Promise<boolean> {
    this.coverHands()
    this.curtain.value = seat
    await this.gate()
    if (era !== this.era) return false
    this.curtain.value = undefined
    this.stage.value = this.stageOf(seat)
    return true
  }

  /** Shows what everybody may see, while several people look. */
  private coverHands(): void {
    const stage = this.stageOf(SPECTATOR)
    stage.jump(this.match.events.length)
    this.stage.value = stage
  }

  private async personDecides(seat: Seat): Promise<Move | undefined> {
    const { game } = this
    const { table } = this.stage.value.view
    const moves = legal(game, table, seat)
    if (settings.value.autoplay && moves.size === 1) {
      await wait(PACE[settings.value.speed].autoplay)
      return moves.first
    }
    const move = await new Promise<Move | undefined>((resolve) => {
      this.goOn = () => resolve(undefined)
      const why = (each: Move): string | undefined => explain(game, table, seat, each)
      const choose = (each: Move): void => {
        if (why(each) === undefined) resolve(each)
      }
      this.ask.value = { seat, phase: game.phases[table.phase], moves, why, choose }
    })
    if (move === undefined) return undefined
    this.ask.value = undefined
    this.hint.value = undefined
    return move
  }

  private async botDecides(seat: Seat, era: number): Promise<Move | undefined> {
    if (this.held.value) await this.gate()
    if (era !== this.era) return undefined
    this.thinking.value = seat
    const pause = this.bots.pause(this.match, seat, SOLO_PACE[settings.value.speed])
    const before = this.trouble.value
    const [move] = await Promise.all([this.bots.move(this.match, seat), wait(pause)])
    if (era !== this.era) return undefined
    this.thinking.value = undefined
    // The new worker works: the message has served its purpose.
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

  /** Waits until somebody says that it goes on. */
  private gate(): Promise<void> {
    return new Promise((resolve) => {
      this.goOn = resolve
    })
  }

  private report(): void {
    this.canUndo.value = this.isSolo && this.lastChoice() >= 0
    this.told.value = this.match.events.length
    this.onProgress({ plan: this.plan, moves: this.moves }, this.match.over)
  }

  /** The number of the last decision in which the person could have chosen otherwise; -1 if there is none. */
  private lastChoice(): number {
    const again = this.match.again()
    let last = -1
    for (const [i, { seat, move }] of this.match.decisions.entries()) {
      if (again.betweenRounds) again.nextRound()
      const isPerson = this.plan.players[seat].kind === 'person'
      if (isPerson && legal(this.game, again.table, seat).size > 1) last = i
      must(again.play(seat, move))
    }
    return last
  }
}

const wait = (milliseconds: number): Promise<void> =>
  milliseconds <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
