import { type Game, seeded } from '@trick-bento/kit'
import type { MakeFeatures } from './features.ts'
import { Policy } from './policy.ts'
import { REPLAYS, SelfPlay } from './self-play.ts'
import type { Insight } from './weight-tables.ts'

/** Deals per step. */
const DEALS = 64
const FIRST_RATE = 0.05
const LAST_RATE = 0.005
/** The result is the average of the weights after this share of all steps. */
const AVERAGED_FROM = 0.7
/** Decay rates of the averages of the gradient and of its square in Adam. */
const KEPT_OF_MEAN = 0.9
const KEPT_OF_SQUARE = 0.99

/** Settings of a trainer. The same settings give the same weights. */
export interface TrainerSettings {
  readonly seed: string
  readonly steps: number
  readonly insight: Insight
  /** Bonus for undecided policies, in points; it keeps a policy from settling too early. */
  readonly curiosity: number
}

/** State of a trainer, in plain numbers that can be stored. */
export interface TrainerState {
  readonly step: number
  readonly weights: readonly number[]
  readonly average: readonly number[]
  readonly mean: readonly number[]
  readonly square: readonly number[]
}

/**
 * Trains a policy by self-play. Every deal is played several times. The decisions of a seat in one replay become more
 * probable by the lead of its score over the other replays. Tables with different numbers of seats share the weights.
 */
export class Trainer {
  private readonly settings: TrainerSettings
  private readonly games: readonly SelfPlay[]
  private readonly isTrained: Uint8Array
  private readonly weights: Float64Array
  private readonly gradient: Float64Array
  private readonly average: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private step = 0

  constructor(games: readonly Game[], makeFeatures: MakeFeatures, settings: TrainerSettings, from?: TrainerState) {
    this.settings = settings
    const featureSets = games.map(makeFeatures)
    const { size, list } = featureSets[0].tables
    this.weights = Float64Array.from(from?.weights ?? new Float64Array(size))
    this.average = Float64Array.from(from?.average ?? new Float64Array(size))
    this.mean = Float64Array.from(from?.mean ?? new Float64Array(size))
    this.square = Float64Array.from(from?.square ?? new Float64Array(size))
    this.gradient = new Float64Array(size)
    this.step = from?.step ?? 0
    this.isTrained = new Uint8Array(size)
    for (const table of list) {
      if (table.insight <= settings.insight) this.isTrained.fill(1, table.start, table.start + table.size)
    }
    this.games = games.map(
      (game, i) =>
        new SelfPlay(
          new Policy(game, featureSets[i], this.weights, settings.insight),
          this.gradient,
          settings.curiosity,
        ),
    )
  }

  get done(): boolean {
    return this.step >= this.settings.steps
  }
  get progress(): TrainerState {
    const { step, weights, average, mean, square } = this
    return { step, weights: [...weights], average: [...average], mean: [...mean], square: [...square] }
  }
  /** The trained weights; valid when the training is done. */
  get result(): Float64Array {
    return this.average
  }

  /** Takes one training step. */
  takeStep(): void {
    const random = seeded(`${this.settings.seed}/${this.settings.insight}/${this.step}`)
    const game = this.games[this.step % this.games.length]
    this.gradient.fill(0)
    for (let deal = 0; deal < DEALS; deal++) game.learnFromDeal(random)
    this.updateWeights()
    this.step++
    this.updateAverage()
  }

  /** One step of Adam with a decreasing learning rate. */
  private updateWeights(): void {
    const { gradient, mean, square, isTrained, weights, step, settings } = this
    const rate = FIRST_RATE + ((LAST_RATE - FIRST_RATE) * step) / settings.steps
    const meanCorrection = 1 - KEPT_OF_MEAN ** (step + 1)
    const squareCorrection = 1 - KEPT_OF_SQUARE ** (step + 1)
    for (let i = 0; i < weights.length; i++) {
      if (isTrained[i] === 0) continue
      const slope = gradient[i] / (DEALS * REPLAYS)
      mean[i] = KEPT_OF_MEAN * mean[i] + (1 - KEPT_OF_MEAN) * slope
      square[i] = KEPT_OF_SQUARE * square[i] + (1 - KEPT_OF_SQUARE) * slope * slope
      if (square[i] > 0)
        weights[i] += (rate * (mean[i] / meanCorrection)) / (Math.sqrt(square[i] / squareCorrection) + 1e-8)
    }
  }
  private updateAverage(): void {
    const { average, weights, step, settings } = this
    const counted = step - Math.floor(AVERAGED_FROM * settings.steps)
    if (counted <= 0) return
    for (let i = 0; i < weights.length; i++) average[i] += (weights[i] - average[i]) / counted
  }
}
