import type { Game, Seat, Table } from '@trick-bento/kit'
import { roundScore } from './score.ts'
import type { Evaluate } from './search/worlds.ts'

/** How the end of a round is valued: its result, and the chances of winning the match. */
export interface RoundValue {
  /** Value of the round itself; its points unless given. */
  readonly round?: Evaluate
  /** Value of winning the match, in points. */
  readonly prize: number
  /** True if only those who lead now can still win the match. */
  readonly decided?: (t: Table) => boolean
  /** Lead in points, between rounds, that makes the odds of winning the match e to 1. */
  readonly spread: number
}

/** The value of a finished round for a seat: its result, and the chance of winning the match that its totals give. */
export function valueOfRound(
  game: Game,
  { prize, spread, round = roundScore(game), decided = () => false }: RoundValue,
): Evaluate {
  if (prize === 0) return round
  const steepness = (game.kind.best === 'lowest' ? -1 : 1) / spread
  return (t, seat) =>
    round(t, seat) + prize * (game.over(t) || decided(t) ? shareOfWin(game, t, seat) : chanceOfWin(t, seat, steepness))
}

function shareOfWin(game: Game, t: Table, seat: Seat): number {
  const winners = game.winners(t)
  return winners.includes(seat) ? 1 / winners.length : 0
}

/** The probability that a seat wins, if each point improves its odds by a constant factor. */
function chanceOfWin(t: Table, seat: Seat, steepness: number): number {
  if (!t.isPlaying(seat)) return 0
  let all = 0
  for (let other = 0; other < t.seats; other++) {
    if (t.isPlaying(other)) all += Math.exp((t.totals[other] - t.totals[seat]) * steepness)
  }
  return 1 / all
}
