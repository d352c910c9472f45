import { type Cards, type Game, legal, type Random, type Seat, type Table } from '@trick-bento/kit'
import type { Features } from './features.ts'
import type { Insight } from './tables.ts'
import { type Unseen, unseenEver, unseenNow } from './unseen.ts'

/** The most moves to choose from, and the most cells that say something about one. */
const MOST_MOVES = 96
export const MOST_CELLS = 24

/** A way to play: for each legal move the sum of its cells' weights, and the chance of a move grows with that sum. */
export class Policy {
  readonly game: Game
  readonly features: Features
  readonly weights: Float64Array
  /** Of the last decision: its moves, their chances, and the cells of each from `MOST_CELLS` × its number on. */
  readonly moves = new Int32Array(MOST_MOVES)
  readonly chances = new Float64Array(MOST_MOVES)
  readonly cells = new Int32Array(MOST_MOVES * MOST_CELLS)
  readonly cellCounts = new Int32Array(MOST_MOVES)
  private readonly unseenOf: Unseen

  /** Only full insight comes with a memory for cards. */
  constructor(game: Game, features: Features, weights: Float64Array, insight: Insight) {
    this.game = game
    this.features = features
    this.weights = weights
    this.unseenOf = insight === 3 ? unseenEver(game, features.hidden) : unseenNow(game)
  }

  /** The chances of all legal moves; how many there are. A lower temperature prefers the best more clearly. */
  weigh(t: Table, seat: Seat, choices: Cards, temperature: number, unseen = this.unseenOf(t, seat)): number {
    const { game, features, weights, moves, chances, cells, cellCounts } = this
    features.look(t, seat, t.hand(seat), unseen, game.phases[t.phase].name)
    const n = choices.list(moves)
    let top = -Infinity
    for (let k = 0; k < n; k++) {
      const from = k * MOST_CELLS
      const end = features.mark(moves[k], cells, from)
      let sum = 0
      for (let i = from; i < end; i++) sum += weights[cells[i]]
      cellCounts[k] = end - from
      chances[k] = sum
      if (sum > top) top = sum
    }
    let total = 0
    for (let k = 0; k < n; k++) {
      const chance = Math.exp((chances[k] - top) / temperature)
      chances[k] = chance
      total += chance
    }
    for (let k = 0; k < n; k++) chances[k] /= total
    return n
  }

  /** Which of the weighed moves, by their chances. */
  draw(n: number, random: Random): number {
    let r = random.below(0x40000000) / 0x40000000
    let k = 0
    while (k < n - 1 && r >= this.chances[k]) r -= this.chances[k++]
    return k
  }

  /** Plays until the round is over. */
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
