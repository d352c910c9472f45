import {
  type Cards,
  Deal,
  type Game,
  legal,
  type Move,
  type Random,
  randomDeal,
  range,
  type Seat,
  seeded,
  type Table,
} from '@trick-bento/kit'
import { roundScore } from '../score.ts'
import type { MakeFeatures } from './features.ts'
import { MOST_CELLS, Policy } from './policy.ts'
import type { Insight } from './tables.ts'

const DEALS = 64
const REPLAYS = 8
const FIRST_RATE = 0.05
const LAST_RATE = 0.005
/** The weights of the last steps are averaged, from this share of all steps on. */
const AVERAGED_FROM = 0.7
/** How slowly Adam forgets the gradient and its square. */
const KEPT_OF_MEAN = 0.9
const KEPT_OF_SQUARE = 0.99

/** What is to be learnt. The same lesson gives the same weights. */
export interface Lesson {
  readonly seed: string
  readonly steps: number
  readonly insight: Insight
  /** What being undecided is worth, in points; keeps a policy from settling too early. */
  readonly curiosity: number
}

/** How far a lesson has come, in plain numbers that can be stored. */
export interface Progress {
  readonly step: number
  readonly weights: readonly number[]
  readonly average: readonly number[]
  readonly mean: readonly number[]
  readonly square: readonly number[]
}

/**
 * Learning by playing against oneself. Every deal is played several times, and what a seat did in one replay becomes
 * likelier by how much better it fared there than in the others. The tables of different sizes share their weights.
 */
export class Trainer {
  private readonly lesson: Lesson
  private readonly pupils: readonly Pupil[]
  private readonly learns: Uint8Array
  private readonly weights: Float64Array
  private readonly gradient: Float64Array
  private readonly average: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private step = 0

  constructor(games: readonly Game[], makeFeatures: MakeFeatures, lesson: Lesson, from?: Progress) {
    this.lesson = lesson
    const featureSets = games.map(makeFeatures)
    const { size, list } = featureSets[0].tables
    this.weights = Float64Array.from(from?.weights ?? new Float64Array(size))
    this.average = Float64Array.from(from?.average ?? new Float64Array(size))
    this.mean = Float64Array.from(from?.mean ?? new Float64Array(size))
    this.square = Float64Array.from(from?.square ?? new Float64Array(size))
    this.gradient = new Float64Array(size)
    this.step = from?.step ?? 0
    this.learns = new Uint8Array(size)
    for (const table of list) {
      if (table.insight <= lesson.insight) this.learns.fill(1, table.start, table.start + table.size)
    }
    this.pupils = games.map(
      (game, i) =>
        new Pupil(new Policy(game, featureSets[i], this.weights, lesson.insight), this.gradient, lesson.curiosity),
    )
  }

  get done(): boolean {
    return this.step >= this.lesson.steps
  }
  get progress(): Progress {
    const { step, weights, average, mean, square } = this
    return { step, weights: [...weights], average: [...average], mean: [...mean], square: [...square] }
  }
  /** What was learnt, once it is done. */
  get result(): Float64Array {
    return this.average
  }

  study(): void {
    const random = seeded(`${this.lesson.seed}/${this.lesson.insight}/${this.step}`)
    const pupil = this.pupils[this.step % this.pupils.length]
    this.gradient.fill(0)
    for (let deal = 0; deal < DEALS; deal++) pupil.study(random)
    this.improve()
    this.step++
    this.takeAverage()
  }

  /** Adam, with a rate that falls. */
  private improve(): void {
    const { gradient, mean, square, learns, weights, step, lesson } = this
    const rate = FIRST_RATE + ((LAST_RATE - FIRST_RATE) * step) / lesson.steps
    const meanGrown = 1 - KEPT_OF_MEAN ** (step + 1)
    const squareGrown = 1 - KEPT_OF_SQUARE ** (step + 1)
    for (let i = 0; i < weights.length; i++) {
      if (learns[i] === 0) continue
      const pull = gradient[i] / (DEALS * REPLAYS)
      mean[i] = KEPT_OF_MEAN * mean[i] + (1 - KEPT_OF_MEAN) * pull
      square[i] = KEPT_OF_SQUARE * square[i] + (1 - KEPT_OF_SQUARE) * pull * pull
      if (square[i] > 0) weights[i] += (rate * (mean[i] / meanGrown)) / (Math.sqrt(square[i] / squareGrown) + 1e-8)
    }
  }
  private takeAverage(): void {
    const { average, weights, step, lesson } = this
    const counted = step - Math.floor(AVERAGED_FROM * lesson.steps)
    if (counted <= 0) return
    for (let i = 0; i < weights.length; i++) average[i] += (weights[i] - average[i]) / counted
  }
}

/** A decision of a replay: its moves begin at `firstMove` in the notes, their cells at `firstCell`. */
interface Decision {
  readonly seat: Seat
  readonly moves: number
  readonly chosen: number
  readonly firstMove: number
  readonly firstCell: number
}

/** A policy at a table of one size, with notes of what it did in the replays of a deal. */
class Pupil {
  private readonly policy: Policy
  private readonly gradient: Float64Array
  private readonly curiosity: number
  private readonly dealt: Table
  private readonly t: Table
  private readonly score: (t: Table, seat: Seat) => number
  private readonly replays: Decision[][] = range(1, REPLAYS).map(() => [])
  private readonly chances: number[] = []
  private readonly cellCounts: number[] = []
  private readonly cells: number[] = []
  private moves = 0
  private marks = 0

  constructor(policy: Policy, gradient: Float64Array, curiosity: number) {
    this.policy = policy
    this.gradient = gradient
    this.curiosity = curiosity
    this.dealt = policy.game.table()
    this.t = policy.game.table()
    this.score = roundScore(policy.game)
  }

  study(random: Random): void {
    const { dealt, t, replays } = this
    const { seats } = t
    this.deal(random)
    this.moves = 0
    this.marks = 0
    const fared = replays.map((replay) => {
      replay.length = 0
      this.play(t.copy(dealt), replay, random)
      return range(0, seats - 1).map((seat) => this.score(t, seat))
    })
    const all = range(0, seats - 1).map((seat) => fared.reduce((sum, scores) => sum + scores[seat], 0))
    replays.forEach((replay, r) => {
      const better = fared[r].map((own, seat) => own - (all[seat] - own) / (REPLAYS - 1))
      for (const decision of replay) this.learn(decision, better[decision.seat])
    })
  }

  private deal(random: Random): void {
    const { dealt, policy } = this
    const { game } = policy
    dealt.mem.fill(0)
    dealt.seatOnly(range(0, game.seats - 1))
    dealt.totals.fill(game.startPoints, 0, game.seats)
    dealt.collect()
    game.round(dealt, new Deal(dealt, randomDeal(random)))
  }
  private play(t: Table, replay: Decision[], random: Random): void {
    const { game } = this.policy
    while (!t.roundOver) {
      const seat = t.turn
      const choices = legal(game, t, seat)
      const move = choices.rest.some ? this.decide(t, seat, choices, replay, random) : choices.first
      game.phases[t.phase].act(t, seat, move)
    }
  }
  private decide(t: Table, seat: Seat, choices: Cards, replay: Decision[], random: Random): Move {
    const { policy } = this
    const moves = policy.weigh(t, seat, choices, 1)
    const chosen = policy.draw(moves, random)
    replay.push({ seat, moves, chosen, firstMove: this.moves, firstCell: this.marks })
    for (let k = 0; k < moves; k++) {
      this.chances[this.moves] = policy.chances[k]
      this.cellCounts[this.moves++] = policy.cellCounts[k]
      for (let i = 0; i < policy.cellCounts[k]; i++) this.cells[this.marks++] = policy.cells[k * MOST_CELLS + i]
    }
    return policy.moves[chosen]
  }
  /** Pulls at the weights of the moves of a decision: at the chosen one's the other way than at the others'. */
  private learn({ moves, chosen, firstMove, firstCell }: Decision, better: number): void {
    const { chances, cellCounts, cells, gradient } = this
    let doubt = 0
    for (let k = firstMove; k < firstMove + moves; k++) doubt -= chances[k] * Math.log(Math.max(chances[k], 1e-12))
    let cell = firstCell
    for (let k = 0; k < moves; k++) {
      const chance = chances[firstMove + k]
      const pull =
        better * ((k === chosen ? 1 : 0) - chance) -
        this.curiosity * chance * (Math.log(Math.max(chance, 1e-12)) + doubt)
      for (const end = cell + cellCounts[firstMove + k]; cell < end; cell++) gradient[cells[cell]] += pull
    }
  }
}
