import { type Cards, callNumber, explained, isCall, type Move, type Seat } from './cards.ts'
import type { Game, ReadyPhase } from './game.ts'
import type { Random } from './random.ts'
import type { Table } from './table.ts'

/** What the law narrows down: the cards or calls of which the phase wants one. */
function offered(phase: ReadyPhase, t: Table, seat: Seat): Cards {
  if (phase.from === 'hand') return t.cards(seat)
  return phase.from === 'trick' ? t.cards(t.seats) : phase.allCalls
}

/** What this seat may choose now, cards alike once. On a view's table this is the seat's own knowledge of it. */
export function legal(game: Game, t: Table, seat: Seat): Cards {
  const phase = game.phases[t.phase]
  return game.deck.kinds(phase.legal(t, offered(phase, t, seat), seat))
}

/** Why this move may not be chosen now; undefined if it may. */
export function explain(game: Game, t: Table, seat: Seat, move: Move): string | undefined {
  if (!isOneOf(seat, game.seats)) return 'there is no such seat'
  if (t.roundOver) return 'the round is over'
  if (!t.isActing(seat)) return 'it is not your turn'
  const phase = game.phases[t.phase]
  if (!isMove(game, phase, move)) return 'there is no such move'
  const choices = offered(phase, t, seat)
  const { left, why } = explained(() => phase.legal(t, choices, seat))
  if (game.deck.kinds(left).has(move)) return undefined
  if (isCall(move)) return why.get(move) ?? 'that is not possible now'
  const held = choices.and(game.deck.alike(move))
  if (held.some) return why.get(held.first) ?? 'that is not allowed now'
  const where = {
    hand: 'you do not hold that card',
    trick: 'that card is not in the trick',
    calls: 'no card is asked for now',
  }
  return where[phase.from]
}

const isOneOf = (value: number, count: number): boolean => Number.isInteger(value) && value >= 0 && value < count
/** Sets take numbers on trust, so what comes from outside is looked at first. */
const isMove = ({ deck }: Game, { calls }: ReadyPhase, move: Move): boolean =>
  isOneOf(move, deck.size) ? deck.kindOf(move) === move : isOneOf(callNumber(move), calls.length)

/** Plays at random until the round is over; how many moves it took. */
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

/** Positions after exactly `depth` moves of a round, or at its end: one number that pins a whole rule set. */
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
