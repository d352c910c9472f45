import { type Game, type GameKind, must, ok, type Result, range, refuse } from '@trick-bento/kit'
import { GAME_PROFILES, type GameProfile } from '../game-profiles.ts'
import { readStoredTraining, type StoredTraining } from './stored-training.ts'
import { Trainer, type TrainerState } from './trainer.ts'
import type { Insight, WeightTables } from './weight-tables.ts'
import { nameWeights, type Weights } from './weights.ts'

/** Seed of a training unless another one is given. */
export const DEFAULT_SEED = 'bento'
/** Steps per policy unless another number is given. */
export const DEFAULT_STEPS = 1000
/** Ids of the games that have features, and so can be trained. */
export const TRAINABLE_GAMES: readonly string[] = Object.keys(GAME_PROFILES)

const INSIGHTS: readonly Insight[] = [1, 2, 3]
/** Number of policies of a game, one for each insight. */
export const POLICY_COUNT = INSIGHTS.length

/** Settings of a training. The same settings give the same weights. */
export interface TrainingSettings {
  /** Seed of all random numbers. */
  readonly seed: string
  /** Steps per policy. */
  readonly steps: number
}

/** Prepares the training of a game, for all its numbers of seats with the default options. */
export function makeTraining(kind: GameKind, settings: TrainingSettings): Result<Training> {
  if (!TRAINABLE_GAMES.includes(kind.id)) {
    return refuse(
      `there are no features for ${kind.title} yet; the games that can be trained are ${TRAINABLE_GAMES.join(', ')}`,
    )
  }
  const games = range(kind.seats.least, kind.seats.most).map((seats) => must(kind.at(seats)))
  return ok(new Training(games, GAME_PROFILES[kind.id], settings))
}

/** Trains the policies of a game, one after the other. It can be stored after any step and continued later. */
export class Training {
  private readonly settings: TrainingSettings
  private readonly games: readonly Game[]
  private readonly profile: Pick<GameProfile, 'makeFeatures' | 'curiosity'>
  private readonly tables: WeightTables
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

  /** Steps taken so far, of all policies together. */
  get stepsDone(): number {
    return this.policiesDone * this.settings.steps + this.step
  }
  /** Steps of all policies together. */
  get totalSteps(): number {
    return POLICY_COUNT * this.settings.steps
  }
  /** Number of finished policies. */
  get policiesDone(): number {
    return this.learnt.length
  }
  /** True when all policies are finished. */
  get done(): boolean {
    return this.policiesDone === POLICY_COUNT
  }

  /** Takes one step; throws if the training is done. */
  takeStep(): void {
    if (this.done) throw new Error('the training is done')
    const { trainer } = this
    trainer.takeStep()
    this.step++
    if (!trainer.done) return
    this.learnt.push([...trainer.result])
    this.step = 0
    if (!this.done) this.trainer = this.nextTrainer()
  }

  /** The content of the weights file; throws unless the training is done. `madeBy` is the command that made it. */
  weights(madeBy: string): Weights {
    if (!this.done) throw new Error('the training is not done yet')
    const [first, second, third] = INSIGHTS.map((insight, i) =>
      nameWeights(Float64Array.from(this.learnt[i]), this.tables, insight),
    )
    return { game: this.id, madeBy, policies: [first, second, third] }
  }

  /** The state as a text, from which `resume` continues. */
  store(): string {
    const stored: StoredTraining = {
      game: this.id,
      ...this.settings,
      learnt: this.learnt,
      ...(!this.done && { progress: this.trainer.progress }),
    }
    return `${JSON.stringify(stored)}\n`
  }

  /** Continues from a stored state. If the text does not fit this training, it changes nothing and says why. */
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
  private nextTrainer(from?: TrainerState): Trainer {
    const { makeFeatures, curiosity } = this.profile
    return new Trainer(
      this.games,
      makeFeatures,
      { ...this.settings, curiosity, insight: INSIGHTS[this.policiesDone] },
      from,
    )
  }
}
