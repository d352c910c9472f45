import type { Move, Seat } from '../cards.ts'
import type { DealSource } from '../deal.ts'
import type { Game } from '../game.ts'
import { legal } from '../law.ts'
import { Match } from '../match.ts'
import { seeded } from '../random.ts'

/** The course of one game: its deals, and which of the possible moves is chosen each time. */
export interface Course {
  /** The seed of the deals and of random choices. */
  readonly seed: string
  /** A number for each choice, taken modulo the number of possibilities; choices are random after the last one. */
  readonly choices?: readonly number[]
}

type DealOf = (round: number) => DealSource

/** Thrown when a game breaks a promise. */
export class BrokenContract extends Error {}
/** Throws `BrokenContract` with a sentence unless the condition holds. */
export function insist(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new BrokenContract(sentence())
}

/** After this number of decisions, a game is considered endless. */
const ENDLESS = 20_000

/** One decision of a walk. */
export interface Walk {
  /** The match so far; the next decision has not been made yet. */
  readonly match: Match
  /** The seat that decides next. */
  readonly seat: Seat
  /** What it will choose. */
  readonly move: Move
}

/** Plays a game to its end and stops before every decision. Where several seats decide, any of them may be next. */
export function* walk(game: Game, { seed, choices = [] }: Course, dealOf?: DealOf): Generator<Walk, Match> {
  const match = new Match(game, dealOf ?? seed)
  const random = seeded(`${seed}/course`)
  for (let n = 0; !match.over; n++) {
    insist(n < ENDLESS, () => `the game has not ended after ${ENDLESS} decisions`)
    if (match.betweenRounds) match.nextRound()
    const pick = (among: number): number => (n < choices.length ? choices[n] % among : random.below(among))
    const { table } = match
    const acting = Array.from({ length: game.seats }, (_, s) => s).filter((s) => table.isActing(s))
    insist(acting.length > 0, () => `round ${table.round} began, but no seat decides`)
    const seat = acting[pick(acting.length)]
    const moves = legal(game, table, seat)
    insist(moves.some, () => `seat ${seat} has to decide but has no legal move`)
    const move = moves.nth(pick(moves.size))
    yield { match, seat, move }
    const played = match.play(seat, move)
    insist(played.ok, () => `a legal move was refused: ${played.ok ? '' : played.error}`)
  }
  return match
}

/** Plays a whole game and returns the finished match. */
export function finish(game: Game, course: Course, dealOf?: DealOf): Match {
  const steps = walk(game, course, dealOf)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Every seat, and a spectator. */
export const readers = (game: Game): Seat[] => [...Array(game.seats).keys(), -1]
