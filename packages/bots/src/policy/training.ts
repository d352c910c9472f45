import { type Game, type GameKind, must, ok, type Result, range, refuse } from '@trick-bento/kit'
import { GAME_PROFILES, type GameProfile } from '../game-profiles.ts'
import { readStoredTraining, type StoredTraining } from './stored-training.ts'
import type { Insight, Tables } from './tables.ts'
import { type Progress, Trainer } from './trainer.ts'
import { nameWeights, type Weights } from './weights.ts'

export const DEFAULT_SEED = 'bento'
export const DEFAULT_STEPS = 1000
/** Ids of the games that have features, and so can be trained. */
export const TRAINABLE_GAMES: readonly string[] = Object.keys(GAME_PROFILES)

const INSIGHTS: readonly Insight[] = [1, 2, 3]
export const POLICY_COUNT = INSIGHTS.length

/** How a course is taught: with every policy, so many steps. */
export interface TrainingSettings {
  readonly seed: string
  readonly steps: number
}

/** The course of a game for all its numbers of seats, with the usual options. */
export function makeTraining(kind: GameKind, settings: TrainingSettings): Result<Training> {
  if (!TRAINABLE_GAMES.includes(kind.id)) {
    return refuse(
      `there are no features for ${kind.title} yet; the games that can be trained are ${TRAINABLE_GAMES.join(', ')}`,
    )
  }
  const games = range(kind.seats.least, kind.seats.most).map((seats) => must(kind.at(seats)))
  return ok(new Training(games, GAME_PROFILES[kind.id], settings))
}

/** One lesson after the other, for each policy of a game. The same course gives the same weights. */
export class Training {
  private readonly settings: TrainingSettings
  private readonly games: readonly Game[]
  private readonly profile: Pick<GameProfile, 'makeFeatures' | 'curiosity'>
  private readonly tables: Tables
  private learnt: (readonly number[])[] = []
  private trainer: Trainer
  private step = 0

  constructor(
    games: readonly Game[],
    profile: Pick<GameProfile, 'makeFeatures' | 'curiosity'>,
    settings: TrainingSettings,
  ) {
    this.settings = settings
    this.games = games
    this.profile = profile
    this.tables = profile.makeFeatures(games[0]).tables
    this.trainer = this.nextTrainer()
  }

  /** Steps of all policies together: those that were taken, and all there are. */
  get taken(): number {
    return this.policiesDone * this.settings.steps + this.step
  }
  get steps(): number {
    return POLICY_COUNT * this.settings.steps
  }
  get policiesDone(): number {
    return this.learnt.length
  }
  get done(): boolean {
    return this.policiesDone === POLICY_COUNT
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
    const stored: StoredTraining = {
      game: this.id,
      ...this.settings,
      learnt: this.learnt,
      ...(!this.done && { progress: this.trainer.progress }),
    }
    return `${JSON.stringify(stored)}\n`
  }

  /** Goes on where a course stood when it was stored; or says why it cannot. */
  resume(text: string): Result<void> {
    const wanted = { game: this.id, ...this.settings, policies: POLICY_COUNT, weights: this.tables.size }
    const read = readStoredTraining(text, wanted)
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
    const { makeFeatures, curiosity } = this.profile
    return new Trainer(
      this.games,
      makeFeatures,
      { ...this.settings, curiosity, insight: INSIGHTS[this.policiesDone] },
      from,
    )
  }
}
