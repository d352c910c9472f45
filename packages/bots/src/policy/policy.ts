import { type Cards, type Game, legal, type Random, type Seat, type Table } from '@trick-bento/kit'
import type { Features } from './features.ts'
import { type Unseen, unseenEver, unseenNow } from './unseen.ts'
import type { Insight } from './weight-tables.ts'

/** Most legal moves in one decision. */
const MOST_MOVES = 96
/** Most cells of one move. */
export const MOST_CELLS = 24

/** A way to play: sums the weights of each legal move's cells; the larger the sum, the more probable the move. */
export class Policy {
  readonly game: Game
  readonly features: Features
  readonly weights: Float64Array
  /** The moves of the last decision. */
  readonly moves = new Int32Array(MOST_MOVES)
  /** The probability of each move. */
  readonly probabilities = new Float64Array(MOST_MOVES)
  /** The cells of each move; those of move k start at index k × `MOST_CELLS`. */
  readonly cells = new Int32Array(MOST_MOVES * MOST_CELLS)
  /** The number of cells of each move. */
  readonly cellCounts = new Int32Array(MOST_MOVES)
  private readonly unseenOf: Unseen

  /** Only the highest insight remembers cards. */
  constructor(game: Game, features: Features, weights: Float64Array, insight: Insight) {
    this.game = game
    this.features = features
    this.weights = weights
    this.unseenOf = insight === 3 ? unseenEver(game, features.hidden) : unseenNow(game)
  }

  /** Computes the probabilities of all legal moves and returns their number. A lower temperature favours the best. */
  weigh(t: Table, seat: Seat, choices: Cards, temperature: number, unseen = this.unseenOf(t, seat)): number {
    const { game, features, weights, moves, probabilities, cells, cellCounts } = this
    features.observe(t, seat, t.hand(seat), unseen, game.phases[t.phase].name)
    const n = choices.list(moves)
    let top = -Infinity
    for (let k = 0; k < n; k++) {
      const from = k * MOST_CELLS
      const end = features.writeCells(moves[k], cells, from)
      let sum = 0
      for (let i = from; i < end; i++) sum += weights[cells[i]]
      cellCounts[k] = end - from
      probabilities[k] = sum
      if (sum > top) top = sum
    }
    let total = 0
    for (let k = 0; k < n; k++) {
      const probability = Math.exp((probabilities[k] - top) / temperature)
      probabilities[k] = probability
      total += probability
    }
    for (let k = 0; k < n; k++) probabilities[k] /= total
    return n
  }

  /** Draws one of the `n` weighed moves by their probabilities and returns its index. */
  draw(n: number, random: Random): number {
    let r = random.below(0x40000000) / 0x40000000
    let k = 0
    while (k < n - 1 && r >= this.probabilities[k]) r -= this.probabilities[k++]
    return k
  }

  /** Plays until the end of the round. */
  playout(t: Table, temperature: number, random: Random): void {
    const { game } = this
    while (!t.roundOver) {
      const seat = t.turn
      const moves = legal(game, t, seat)
      const move = moves.rest.some
        ? this.moves[this.draw(this.weigh(t, seat, moves, temperature), random)]
        : moves.first
      game.phases[t.phase].act(t, seat, move)
    }
  }
}
