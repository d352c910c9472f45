import type { Game, Seat, Table } from '@trick-bento/kit'
import { roundScore } from './score.ts'
import type { Value } from './search/worlds.ts'

/** What the end of a round is worth. */
export interface RoundValue {
  /** What the round itself brought; its points unless said. */
  readonly round?: Value
  /** What winning the whole game is worth, in points. */
  readonly prize: number
  /** True once nobody can win any more but those who would win now. */
  readonly decided?: (t: Table) => boolean
  /** By how many points one must be ahead between rounds for the odds to be e to 1. */
  readonly spread: number
}

/** How a round went for a seat: what it brought, and what the standing then promises. */
export function valueOfRound(
  game: Game,
  { prize, spread, round = roundScore(game), decided = () => false }: RoundValue,
): Value {
  if (prize === 0) return round
  const steepness = (game.kind.best === 'lowest' ? -1 : 1) / spread
  return (t, seat) =>
    round(t, seat) + prize * (game.over(t) || decided(t) ? shareOfWin(game, t, seat) : odds(t, seat, steepness))
}

function shareOfWin(game: Game, t: Table, seat: Seat): number {
  const winners = game.winners(t)
  return winners.includes(seat) ? 1 / winners.length : 0
}

/** The chance of a seat, if a point more makes the odds better by a constant factor. */
function odds(t: Table, seat: Seat, steepness: number): number {
  if (!t.isPlaying(seat)) return 0
  let all = 0
  for (let other = 0; other < t.seats; other++) {
    if (t.isPlaying(other)) all += Math.exp((t.totals[other] - t.totals[seat]) * steepness)
  }
  return 1 / all
}
