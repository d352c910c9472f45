import { type Estimate, meanOf, studentFactor } from '../statistics.ts'

/** The points of each entrant (row) against each other (column): 1 for a win, ½ for a tie. */
export type PairPoints = readonly (readonly number[])[]

/** Rating points that mean odds of ten to one. */
const POINTS_OF_TEN_TO_ONE = 400
const POINTS = POINTS_OF_TEN_TO_ONE / Math.LN10
/** Each pair gets an extra tie, so that an entrant that never lost is not infinitely strong. */
const EXTRA = 0.5
const MOST_SWEEPS = 10_000
const LONGEST_STEP = 1
const TOLERANCE = 1e-9
const GROUPS = 40

/**
 * Elo ratings of all entrants with mean 0, by maximum likelihood. Unlike ratings that are updated game by game, they do
 * not depend on the order of the games.
 */
export function rate(points: PairPoints): number[] {
  const strengths = points.map(() => 0)
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    const before = [...strengths]
    for (const i of strengths.keys()) strengths[i] += stepOf(i, strengths, points)
    const centre = meanOf(strengths)
    for (const i of strengths.keys()) strengths[i] -= centre
    if (strengths.every((strength, i) => Math.abs(strength - before[i]) < TOLERANCE)) break
  }
  return strengths.map((strength) => strength * POINTS)
}

/** One step of Newton's method for one entrant, with the others fixed. */
function stepOf(i: number, strengths: readonly number[], points: PairPoints): number {
  let slope = 0
  let curvature = 0
  for (const j of strengths.keys()) {
    if (j === i) continue
    const games = points[i][j] + points[j][i] + 2 * EXTRA
    const expected = 1 / (1 + Math.exp(strengths[j] - strengths[i]))
    slope += points[i][j] + EXTRA - games * expected
    curvature += games * expected * (1 - expected)
  }
  return curvature === 0 ? 0 : Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, slope / curvature))
}

/**
 * Ratings from many deals, with intervals by the jackknife: how much they change when some deals are left out.
 * An entrant that never lost or never won has an infinite margin.
 */
export function ratings(deals: readonly PairPoints[]): Estimate[] {
  const count = Math.min(GROUPS, deals.length)
  const groups = Array.from({ length: count }, (_, group) => sum(deals.filter((_, deal) => deal % count === group)))
  const all = sum(groups)
  const without = groups.map((group) => rate(all.map((row, i) => row.map((value, j) => value - group[i][j]))))
  return rate(all).map((mean, i) => {
    if (!isBounded(i, all)) return { mean, margin: Number.POSITIVE_INFINITY }
    const others = without.map((ratings) => ratings[i])
    const centre = meanOf(others)
    const variance = ((count - 1) / count) * others.reduce((total, value) => total + (value - centre) ** 2, 0)
    return { mean, margin: studentFactor(count - 1) * Math.sqrt(variance) }
  })
}

/** True if it both won and lost something, or did not play against another entrant. */
function isBounded(i: number, points: PairPoints): boolean {
  const won = points[i].some((value) => value > 0)
  const lost = points.some((row) => row[i] > 0)
  return won === lost
}

const sum = (many: readonly PairPoints[]): PairPoints =>
  many[0].map((row, i) => row.map((_, j) => many.reduce((total, points) => total + points[i][j], 0)))
