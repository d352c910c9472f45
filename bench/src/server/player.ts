import { type Event, type GameKind, makeMove, must, type Seat } from '@trick-bento/kit'
import { JointTable } from './joint-table.ts'

export const SEATS = 4

/** Decides for all seats of a table, based on the messages of its streams. */
export interface Player {
  /** Receives the raw messages about one entry, one per seat. */
  receive(data: readonly string[]): void
  readonly isOver: boolean
  /** The next decision, while the game is not over. */
  next(): Decision
}
export interface Decision {
  readonly seat: Seat
  readonly move: string
}

/** Plays random legal moves. */
export class RandomPlayer implements Player {
  private readonly game
  private readonly joint: JointTable
  isOver = false

  constructor(kind: GameKind) {
    this.game = must(kind.at(SEATS))
    this.joint = new JointTable(this.game)
  }

  receive(data: readonly string[]): void {
    const [first, ...others] = data
    const isSame = others.every((each) => each === first)
    const messages = (isSame ? [first] : data).map((each) => JSON.parse(each) as Message)
    this.joint.receive(messages.map(({ events }) => events))
    if (messages[0].entry.type === 'revealed') this.isOver = true
  }

  next(): Decision {
    const { table } = this.joint
    const seat = table.turn
    const moves = this.joint.legal(seat)
    const move = moves[Math.floor(Math.random() * moves.length)]
    return { seat, move: makeMove(this.game, table.phase, move) }
  }
}

interface Message {
  readonly entry: { readonly type: string }
  readonly events: readonly Event[]
}

/** For the bare server: sends a fixed move, seat after seat, for the length of one of our games. */
export class RulelessPlayer implements Player {
  private received = 0

  get isOver(): boolean {
    return this.received > 125
  }
  receive(): void {
    this.received++
  }
  next(): Decision {
    return { seat: this.received % SEATS, move: 'R9' }
  }
}
