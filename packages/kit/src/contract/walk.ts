import type { Move, Seat } from '../cards.ts'
import type { DealSource } from '../deal.ts'
import type { Game } from '../game.ts'
import { legal } from '../law.ts'
import { Match } from '../match.ts'
import { seeded } from '../random.ts'

/** One game to look at: where its deals come from, and which of n choices is taken each time. */
export interface Course {
  readonly seed: string
  /** A number for each decision, taken modulo the number of choices; chance goes on where they end. */
  readonly choices?: readonly number[]
}

type DealOf = (round: number) => DealSource

/** A promise of the kit that this game broke. */
export class BrokenContract extends Error {}
export function insist(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new BrokenContract(sentence())
}

/** More decisions than this, and a game is said not to end. */
const ENDLESS = 20_000

export interface Walk {
  /** The match so far; the next decision has not been made yet. */
  readonly match: Match
  readonly seat: Seat
  readonly move: Move
}

/** Plays a game to its end, stopping before every decision. Whatever the seat, any that is to decide may be next. */
export function* walk(game: Game, { seed, choices = [] }: Course, dealOf?: DealOf): Generator<Walk, Match> {
  const match = new Match(game, dealOf ?? seed)
  const random = seeded(`${seed}/course`)
  for (let n = 0; !match.over; n++) {
    insist(n < ENDLESS, () => `the game has not ended after ${ENDLESS} decisions`)
    if (match.betweenRounds) match.nextRound()
    const pick = (among: number): number => (n < choices.length ? choices[n] % among : random.below(among))
    const { table } = match
    const acting = Array.from({ length: game.seats }, (_, s) => s).filter((s) => table.isActing(s))
    insist(acting.length > 0, () => `round ${table.round} began, but nobody is to decide`)
    const seat = acting[pick(acting.length)]
    const moves = legal(game, table, seat)
    insist(moves.some, () => `seat ${seat} is to decide but has no legal move`)
    const move = moves.nth(pick(moves.size))
    yield { match, seat, move }
    const played = match.play(seat, move)
    insist(played.ok, () => `a legal move was refused: ${played.ok ? '' : played.error}`)
  }
  return match
}

/** The whole game at once. */
export function finish(game: Game, course: Course, dealOf?: DealOf): Match {
  const steps = walk(game, course, dealOf)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** All who look on: every seat, and a spectator. */
export const readers = (game: Game): Seat[] => [...Array(game.seats).keys(), -1]
