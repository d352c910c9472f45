import type { DisplayedRating } from '@trick-bento/protocol'
import { rate as weigh } from 'openskill'
import { bradleyTerryFull } from 'openskill/models'
import type { FinishedSitter, PlayerId, Rating, SeatRating } from '../store/history.ts'

const MEAN = 25
const UNCERTAINTY = MEAN / 3
/** Uncertainty that every game adds, because playing strength changes over time. */
const DRIFT = MEAN / 300

export const UNKNOWN: Rating = { mu: MEAN, sigma: UNCERTAINTY, games: 0 }

/** The ratings after a game, by seat. */
export function ratedSeats(
  sitters: readonly Pick<FinishedSitter, 'player' | 'place'>[],
  known: ReadonlyMap<PlayerId, Rating>,
): SeatRating[] {
  const before = sitters.map(({ player }) => known.get(player) ?? UNKNOWN)
  const after = weigh(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: sitters.map(({ place }) => place), model: bradleyTerryFull, tau: DRIFT },
  )
  // Bots of one level are one player at several seats, whose new ratings are averaged.
  return sitters.map(({ player }, seat) => {
    const seats = sitters.flatMap((other, at) => (other.player === player ? [after[at][0]] : []))
    const mean = (of: (each: { mu: number; sigma: number }) => number): number =>
      seats.reduce((sum, each) => sum + of(each), 0) / seats.length
    return { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma), was: before[seat].mu }
  })
}

/** A rating with a larger uncertainty is provisional: for about twelve games with four seats, forty with two. */
const PROVISIONAL_ABOVE = 320
const SCALE = 40

export const pointsOf = (mu: number): number => Math.round(500 + SCALE * mu)
export const plusMinusOf = (sigma: number): number => Math.round(2 * SCALE * sigma)
export const shownRating = ({ mu, sigma, games }: Rating): DisplayedRating => ({
  points: pointsOf(mu),
  plusMinus: plusMinusOf(sigma),
  provisional: plusMinusOf(sigma) > PROVISIONAL_ABOVE,
  games,
})
