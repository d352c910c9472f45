import type { Match, Seat } from '@trick-bento/kit'
import { roundScore, scoreOrPoints } from '../score.ts'
import type { Contest } from './contest.ts'

/** How one game ended. */
export interface GameResult {
  /** Of each seat; more is better. */
  readonly scores: readonly number[]
  /** What share of the win each seat has. */
  readonly wins: readonly number[]
  /** For two seats, what the first took from the second: 1, ½ or 0. */
  readonly pairs: readonly (readonly [seat: Seat, other: Seat, points: number])[]
}

/** A round is won by the best score of it, a match as the game says. */
export function readResult(match: Match, extent: Contest['extent']): GameResult {
  const { game, table } = match
  const seats = [...Array(game.seats).keys()]
  const scores = seats.map((seat) =>
    extent === 'round' ? roundScore(game)(table, seat) : scoreOrPoints(game, table.totals[seat]),
  )
  const best = Math.max(...scores)
  const winners = extent === 'round' ? seats.filter((seat) => scores[seat] === best) : match.winners
  const won = (seat: Seat): number => (winners.includes(seat) ? 1 : 0)
  const wins = seats.map((seat) => won(seat) / winners.length)
  // Who of two losers of a match came closer is not what a match is about, so they did not meet.
  const compared = (a: Seat, b: Seat): boolean => extent === 'round' || won(a) + won(b) > 0
  const lead = (a: Seat, b: Seat): number => (extent === 'round' ? scores[a] - scores[b] : won(a) - won(b))
  const pairs = seats.flatMap((a) =>
    seats
      .slice(a + 1)
      .filter((b) => compared(a, b))
      .map((b) => [a, b, (1 + Math.sign(lead(a, b))) / 2] as const),
  )
  return { scores, wins, pairs }
}
