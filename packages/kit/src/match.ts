import { callNumber, isCall, type Move, type Seat } from './cards.ts'
import { Deal, type DealSource, seededDeal } from './deal.ts'
import { range } from './deck.ts'
import { type Event, redact } from './events.ts'
import type { Game } from './game.ts'
import { explain, legal } from './law.ts'
import { reasonText } from './law-reasons.ts'
import { JOINT, OWN_NUMBERS, PHASE } from './layout.ts'
import { makeMove } from './notation.ts'
import { ok, type Result, refuse } from './result.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

/** A move that a seat has made. */
export interface Decision {
  readonly seat: Seat
  readonly move: Move
}

/** What `Match.copy` makes a match from. */
interface Copied {
  readonly match: Match
  readonly table: Table
}

/** One whole game: rounds at one table, with every event in order. The caller starts each further round. */
export class Match {
  readonly game: Game
  /** The table with all its cards; only for reading. */
  readonly table: Table
  /** All events so far, with every card. Players receive them through `redact` or `show`. */
  readonly events: Event[]
  /** All moves so far. With the deals, they are enough to play the game again. */
  readonly decisions: Decision[]
  /** How often seats were asked something new; the same while seats that were asked together decide one by one. */
  questions: number
  private readonly dealOf: (round: number) => DealSource
  /** True while not all seats that were asked together have decided. */
  private isJoint: boolean
  /** The calls that they have made so far. */
  private heldCalls: { readonly seat: Seat; readonly call: number }[]
  /** The slots of the game's own numbers that have changed since they were asked. */
  private readonly heldSlots: Set<number>

  /**
   * `dealOf` gives the deal of each round, from 1; a string is a seed. The first round is dealt at once. `copied` is for
   * `copy` only.
   */
  constructor(game: Game, dealOf: string | ((round: number) => DealSource), copied?: Copied) {
    const from = copied?.match
    this.game = game
    this.dealOf = typeof dealOf === 'string' ? (round) => seededDeal(dealOf, round) : dealOf
    this.events = from?.events.slice() ?? []
    this.decisions = from?.decisions.slice() ?? []
    this.questions = from?.questions ?? 0
    this.isJoint = from?.isJoint ?? false
    this.heldCalls = from?.heldCalls.slice() ?? []
    this.heldSlots = new Set(from?.heldSlots)
    this.table = copied === undefined ? game.table() : copied.table.copy(copied.match.table)
    this.table.log = this.events
    if (copied !== undefined) return
    const before = this.publicNumbers()
    this.table.seatOnly(range(0, game.seats - 1))
    this.table.totals.fill(game.startPoints, 0, game.seats)
    this.logNumbers(before)
    this.nextRound()
  }

  /** True when the whole game is over. */
  get over(): boolean {
    return this.table.roundOver && this.game.over(this.table)
  }
  /** True when a round has ended and another one follows. */
  get betweenRounds(): boolean {
    return this.table.roundOver && !this.game.over(this.table)
  }
  /** The winners, when the game is over. */
  get winners(): Seat[] {
    return this.game.winners(this.table)
  }
  /** The slots of public numbers that no view has yet, because seats still decide together. */
  get secretSlots(): ReadonlySet<number> {
    return this.heldSlots
  }
  /** A new match with the same deals, before its first move. */
  again(): Match {
    return new Match(this.game, this.dealOf)
  }
  /**
   * An independent copy of the match as it is now. It uses `table` if given: a table of the same game that is no longer
   * needed, because making one takes longer than the rest.
   */
  copy(table: Table = this.game.table()): Match {
    return new Match(this.game, this.dealOf, { match: this, table })
  }

  /** Carries a move out; or refuses it with a sentence that says why, and changes nothing. */
  play(seat: Seat, move: Move): Result<void> {
    const { game, table, events } = this
    const why = explain(game, table, seat, move)
    if (why !== undefined) {
      const may = table.isActing(seat) ? `; allowed: ${moveNames(game, table, seat).join(', ')}` : ''
      return refuse(reasonText(game.kind, why) + may)
    }
    const before = this.publicNumbers()
    const first = events.length
    const call = isCall(move) ? callNumber(move) : undefined
    events.push(call === undefined ? { type: 'choose', seat } : { type: 'choose', seat, call })
    this.decisions.push({ seat, move })
    const { phase, acting } = table
    const joint = table.mem[JOINT]
    game.phases[phase].act(table, seat, move)
    const isSamePhase = table.phase === phase && table.mem[JOINT] === joint
    this.isJoint &&= isSamePhase && !table.roundOver && (table.acting & ~acting) === 0
    if (!this.isJoint) {
      this.questions++
      this.disclose(first + 1)
    } else if (call !== undefined) this.hold(first, { seat, call })
    this.logNumbers(before)
    this.isJoint ||= table.severalAct
    return ok(undefined)
  }

  /** Deals the next round; only between rounds. */
  nextRound(): void {
    const { table } = this
    if (!table.roundOver || (table.round > 0 && this.over)) throw new Error('no round is due')
    const before = this.publicNumbers()
    table.collect()
    this.game.round(table, new Deal(table, this.dealOf(table.round)))
    if (table.roundOver) throw new Error(`round ${table.round} began, but no seat decides; \`round\` must ask one`)
    this.logNumbers(before)
    this.questions++
    this.isJoint = table.severalAct
  }

  private hold(at: number, held: { readonly seat: Seat; readonly call: number }): void {
    this.events[at] = { type: 'choose', ...held, secret: true }
    this.heldCalls.push(held)
  }
  /** Inserts the calls that were secret so far as events. */
  private disclose(at: number): void {
    this.events.splice(at, 0, ...this.heldCalls.map((held): Event => ({ type: 'disclose', ...held })))
    this.heldCalls = []
  }
  private publicNumbers(): Int32Array {
    return this.table.mem.slice(PHASE, this.game.layout.numbersEnd)
  }
  /** Logs which public numbers have changed; the verbs log the cards. */
  private logNumbers(before: Int32Array): void {
    const { mem, layout } = this.table
    const { heldSlots, isJoint } = this
    const numbers: [number, number][] = []
    for (let i = PHASE; i < layout.numbersEnd; i++) {
      if (mem[i] === before[i - PHASE] && !heldSlots.has(i)) continue
      if (isJoint && i >= OWN_NUMBERS) heldSlots.add(i)
      else numbers.push([i, mem[i]])
    }
    if (!isJoint) heldSlots.clear()
    if (numbers.length > 0) this.events.push({ type: 'set', numbers })
  }
}

/** The legal moves of a seat as they are written. */
export const moveNames = (game: Game, table: Table, seat: Seat): string[] =>
  Array.from(legal(game, table, seat), (move) => makeMove(game, table.phase, move))

/** Brings a view up to date with a match, and returns it. */
export function show(match: Match, view: View): View {
  while (view.read < match.events.length) view.fold(redact(match.game.layout, match.events[view.read], view.seat))
  return view
}
