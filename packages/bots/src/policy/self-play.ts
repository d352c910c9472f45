import {
  type Cards,
  Deal,
  legal,
  type Move,
  type Random,
  randomDeal,
  range,
  type Seat,
  type Table,
} from '@trick-bento/kit'
import { roundScore } from '../score.ts'
import { MOST_CELLS, type Policy } from './policy.ts'

/** How often each deal is played. */
export const REPLAYS = 8

/** A decision in a replay. Its moves start at index `firstMove` of the recorded moves, their cells at `firstCell`. */
interface Decision {
  readonly seat: Seat
  readonly moves: number
  readonly chosen: number
  readonly firstMove: number
  readonly firstCell: number
}

/** A policy that plays against itself at a table with a fixed number of seats, and learns from what it did. */
export class SelfPlay {
  private readonly policy: Policy
  private readonly gradient: Float64Array
  private readonly curiosity: number
  private readonly dealt: Table
  private readonly t: Table
  private readonly score: (t: Table, seat: Seat) => number
  private readonly replays: Decision[][] = range(1, REPLAYS).map(() => [])
  private readonly probabilities: number[] = []
  private readonly cellCounts: number[] = []
  private readonly cells: number[] = []
  private moveTotal = 0
  private cellTotal = 0

  constructor(policy: Policy, gradient: Float64Array, curiosity: number) {
    this.policy = policy
    this.gradient = gradient
    this.curiosity = curiosity
    this.dealt = policy.game.table()
    this.t = policy.game.table()
    this.score = roundScore(policy.game)
  }

  /** Plays a random deal several times and adds what was learnt to the gradient. */
  learnFromDeal(random: Random): void {
    const { dealt, t, replays } = this
    const { seats } = t
    this.deal(random)
    this.moveTotal = 0
    this.cellTotal = 0
    const results = replays.map((replay) => {
      replay.length = 0
      this.play(t.copy(dealt), replay, random)
      return range(0, seats - 1).map((seat) => this.score(t, seat))
    })
    const all = range(0, seats - 1).map((seat) => results.reduce((sum, scores) => sum + scores[seat], 0))
    replays.forEach((replay, r) => {
      const leads = results[r].map((own, seat) => own - (all[seat] - own) / (REPLAYS - 1))
      for (const decision of replay) this.learn(decision, leads[decision.seat])
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
    replay.push({ seat, moves, chosen, firstMove: this.moveTotal, firstCell: this.cellTotal })
    for (let k = 0; k < moves; k++) {
      this.probabilities[this.moveTotal] = policy.probabilities[k]
      this.cellCounts[this.moveTotal++] = policy.cellCounts[k]
      for (let i = 0; i < policy.cellCounts[k]; i++) this.cells[this.cellTotal++] = policy.cells[k * MOST_CELLS + i]
    }
    return policy.moves[chosen]
  }
  /** Adds the gradient of a decision: the chosen move becomes more probable by the lead, the others less. */
  private learn({ moves, chosen, firstMove, firstCell }: Decision, lead: number): void {
    const { probabilities, cellCounts, cells, gradient } = this
    let entropy = 0
    for (let k = firstMove; k < firstMove + moves; k++)
      entropy -= probabilities[k] * Math.log(Math.max(probabilities[k], 1e-12))
    let cell = firstCell
    for (let k = 0; k < moves; k++) {
      const probability = probabilities[firstMove + k]
      const slope =
        lead * ((k === chosen ? 1 : 0) - probability) -
        this.curiosity * probability * (Math.log(Math.max(probability, 1e-12)) + entropy)
      for (const end = cell + cellCounts[firstMove + k]; cell < end; cell++) gradient[cells[cell]] += slope
    }
  }
}
