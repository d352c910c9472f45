import type { Match, Seat } from '@trick-bento/kit'
import { roundScore, scoreOrPoints } from '../score.ts'
import type { Contest } from './contest.ts'

/** The result of one game. */
export interface GameResult {
  /** Score of each seat; more is better. */
  readonly scores: readonly number[]
  /** Share of the win of each seat. */
  readonly wins: readonly number[]
  /** For two seats, the points of the first against the second: 1 for a win, ½ for a tie, 0 for a loss. */
  readonly pairs: readonly (readonly [seat: Seat, other: Seat, points: number])[]
}

/** The result of a finished game. The best score wins a round; the rules of the game decide who wins a match. */
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
  // Two losers of a match are not compared: only winning counts there.
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
