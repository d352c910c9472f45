import { type Cards, callNumber, explained, isCall, type Move, NONE, type Seat } from './cards.ts'
import type { Game, ReadyPhase } from './game.ts'
import type { LawCode } from './law-reasons.ts'
import { quote } from './quote.ts'
import type { Random } from './random.ts'
import type { Table } from './table.ts'

/** The cards or calls that a phase offers before the law narrows them down. */
function offered(phase: ReadyPhase, t: Table, seat: Seat): Cards {
  if (phase.from === 'hand') return t.cards(seat)
  return phase.from === 'trick' ? t.cards(t.seats) : phase.allCalls
}

/** The legal moves of a seat, cards alike only once. It works on the table of a match and on the table of a view. */
export function legal(game: Game, t: Table, seat: Seat): Cards {
  const phase = game.phases[t.phase]
  return game.deck.kinds(phase.legal(t, offered(phase, t, seat), seat))
}

/** Why a move may not be chosen. */
export interface Refusal {
  /** The code of the reason; `reasonText` has the sentence for it. */
  readonly code: string
  /** The moves that the law wants instead, such as all cards of the led suit; none if the reason names none. */
  readonly wanted: Cards
}

/** The code of why this move may not be chosen now; undefined if it may. `reasonText` has the sentence for it. */
export const explain = (game: Game, t: Table, seat: Seat, move: Move): string | undefined =>
  refusal(game, t, seat, move)?.code

/** Why this move may not be chosen now; undefined if it may. */
export function refusal(game: Game, t: Table, seat: Seat, move: Move): Refusal | undefined {
  if (!isOneOf(seat, game.seats)) return because('no-such-seat')
  if (t.roundOver) return because('round-over')
  if (!t.isActing(seat)) return because('not-your-turn')
  const phase = game.phases[t.phase]
  if (!isMove(game, phase, move)) return because('no-such-move')
  const choices = offered(phase, t, seat)
  const { left, why, wanted } = explained(() => phase.legal(t, choices, seat))
  for (const code of why.values()) {
    if (!Object.hasOwn(game.kind.reasons, code)) throw undeclared(game, phase, code)
  }
  if (game.deck.kinds(left).has(move)) return undefined
  const held = isCall(move) ? move : firstOf(choices.and(game.deck.alike(move)))
  if (held === undefined) return because(NOT_THERE[phase.from])
  const code = why.get(held)
  if (code === undefined) return because(isCall(move) ? 'not-possible' : 'not-allowed')
  return { code, wanted: wanted.get(held) ?? NONE }
}

const firstOf = (cards: Cards): Move | undefined => (cards.some ? cards.first : undefined)
const because = (code: LawCode): Refusal => ({ code, wanted: NONE })
const NOT_THERE = { hand: 'not-in-hand', trick: 'not-in-trick', calls: 'no-card-wanted' } as const satisfies Record<
  ReadyPhase['from'],
  LawCode
>
const undeclared = ({ id, kind }: Game, { name }: ReadyPhase, code: string): Error =>
  new Error(
    `${id}: the law of phase ${name} gives the reason ${quote(code)}, but \`reasons\` declares ${Object.keys(kind.reasons).join(', ') || 'none'}`,
  )

const isOneOf = (value: number, count: number): boolean => Number.isInteger(value) && value >= 0 && value < count
/** Moves come from outside, so they are checked before they are used as members of sets. */
const isMove = ({ deck }: Game, { calls }: ReadyPhase, move: Move): boolean =>
  isOneOf(move, deck.size) ? deck.kindOf(move) === move : isOneOf(callNumber(move), calls.length)

/** Plays random moves until the round is over, and returns their number. */
export function playout(game: Game, t: Table, random: Random): number {
  const { phases, deck } = game
  let moves = 0
  for (; !t.roundOver; moves++) {
    const seat = t.turn
    const phase = phases[t.phase]
    phase.act(t, seat, deck.kinds(phase.legal(t, offered(phase, t, seat), seat)).pick(random))
  }
  return moves
}

/**
 * Counts the positions after exactly `depth` moves of a round, or at its end. One number checks a whole rule set: a change
 * of the rules changes it.
 */
export function perft(game: Game, t: Table, depth: number): number {
  if (depth === 0 || t.roundOver) return 1
  const seat = t.turn
  const choices = legal(game, t, seat)
  if (depth === 1) return choices.size
  const phase = game.phases[t.phase]
  const child = game.table()
  let sum = 0
  for (const move of choices) {
    phase.act(child.copy(t), seat, move)
    sum += perft(game, child, depth - 1)
  }
  return sum
}
