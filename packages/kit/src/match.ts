import { callNumber, isCall, type Move, type Seat } from './cards.ts'
import { Deal, type DealSource, seededDeal } from './deal.ts'
import { range } from './deck.ts'
import { type Event, redact } from './events.ts'
import type { Game } from './game.ts'
import { explain, legal } from './law.ts'
import { reasonText } from './law-reasons.ts'
import { PHASE } from './layout.ts'
import { makeMove } from './notation.ts'
import { ok, type Result, refuse } from './result.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

export interface Decision {
  readonly seat: Seat
  readonly move: Move
}

/** One whole game: rounds at one table, every event in order. Whoever runs it asks for the next round when one is due. */
export class Match {
  readonly game: Game
  readonly table: Table
  readonly events: Event[] = []
  readonly decisions: Decision[] = []
  private readonly dealOf: (round: number) => DealSource

  /** `dealOf` gives the deal of each round, from 1; a string is a seed. The first round is dealt at once. */
  constructor(game: Game, dealOf: string | ((round: number) => DealSource)) {
    this.game = game
    this.table = game.table()
    this.table.log = this.events
    this.dealOf = typeof dealOf === 'string' ? (round) => seededDeal(dealOf, round) : dealOf
    this.noting(() => {
      this.table.seatOnly(range(0, game.seats - 1))
      this.table.totals.fill(game.startPoints, 0, game.seats)
    })
    this.nextRound()
  }

  get over(): boolean {
    return this.table.roundOver && this.game.over(this.table)
  }
  /** A round has ended and another is to follow. */
  get betweenRounds(): boolean {
    return this.table.roundOver && !this.game.over(this.table)
  }
  get winners(): Seat[] {
    return this.game.winners(this.table)
  }
  /** The same game from its first deal. */
  again(): Match {
    return new Match(this.game, this.dealOf)
  }

  /** Carries a decision out, or says why not and changes nothing. */
  play(seat: Seat, move: Move): Result<void> {
    const { game, table } = this
    const why = explain(game, table, seat, move)
    if (why !== undefined) {
      const may = table.isActing(seat) ? `; allowed: ${moveNames(game, table, seat).join(', ')}` : ''
      return refuse(reasonText(game.kind, why) + may)
    }
    this.events.push(isCall(move) ? { type: 'choose', seat, call: callNumber(move) } : { type: 'choose', seat })
    this.decisions.push({ seat, move })
    this.noting(() => game.phases[table.phase].act(table, seat, move))
    return ok(undefined)
  }

  /** Deals the next round; only between rounds. */
  nextRound(): void {
    const { table } = this
    if (!table.roundOver || (table.round > 0 && this.over)) throw new Error('no round is due')
    this.noting(() => {
      table.collect()
      this.game.round(table, new Deal(table, this.dealOf(table.round)))
      if (table.roundOver)
        throw new Error(`round ${table.round} began, but nobody is to decide: \`round\` must ask somebody`)
    })
  }
  /** Runs a change and notes which public numbers it changed; the verbs note the cards themselves. */
  private noting(change: () => void): void {
    const { mem, layout } = this.table
    const before = mem.slice(PHASE, layout.numbersEnd)
    change()
    const numbers: [number, number][] = []
    for (let i = PHASE; i < layout.numbersEnd; i++) if (mem[i] !== before[i - PHASE]) numbers.push([i, mem[i]])
    if (numbers.length > 0) this.events.push({ type: 'set', numbers })
  }
}

/** The legal moves of a seat as they are written. */
export const moveNames = (game: Game, table: Table, seat: Seat): string[] =>
  Array.from(legal(game, table, seat), (move) => makeMove(game, table.phase, move))

/** Lets a view read what has happened since it last did. */
export function show(match: Match, view: View): View {
  while (view.read < match.events.length) view.fold(redact(match.game.layout, match.events[view.read], view.seat))
  return view
}
