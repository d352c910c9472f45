import { type Event, type GameKind, makeMove, must, type Seat } from '@trick-bento/kit'
import { JointTable } from './joint-table.ts'

export const SEATS = 4

/** Decides for all seats of a table, from what its streams tell. */
export interface Player {
  /** What was told of one entry, as it came, seat by seat. */
  hear(data: readonly string[]): void
  readonly isOver: boolean
  /** The next decision, while the game is not over. */
  next(): Decision
}
export interface Decision {
  readonly seat: Seat
  readonly move: string
}

/** Plays anything that is legal. */
export class RandomPlayer implements Player {
  private readonly game
  private readonly joint: JointTable
  isOver = false

  constructor(kind: GameKind) {
    this.game = must(kind.at(SEATS))
    this.joint = new JointTable(this.game)
  }

  hear(data: readonly string[]): void {
    const [first, ...others] = data
    const isSame = others.every((each) => each === first)
    const told = (isSame ? [first] : data).map((each) => JSON.parse(each) as ToldEvents)
    this.joint.hear(told.map(({ events }) => events))
    if (told[0].entry.type === 'revealed') this.isOver = true
  }

  next(): Decision {
    const { table } = this.joint
    const seat = table.turn
    const moves = this.joint.legal(seat)
    const move = moves[Math.floor(Math.random() * moves.length)]
    return { seat, move: makeMove(this.game, table.phase, move) }
  }
}

interface ToldEvents {
  readonly entry: { readonly type: string }
  readonly events: readonly Event[]
}

/** For a server without rules: says something, seat after seat, as often as a game of ours lasts. */
export class RulelessPlayer implements Player {
  private heard = 0

  get isOver(): boolean {
    return this.heard > 125
  }
  hear(): void {
    this.heard++
  }
  next(): Decision {
    return { seat: this.heard % SEATS, move: 'R9' }
  }
}
