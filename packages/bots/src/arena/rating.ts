import { type Estimate, meanOf, studentFactor } from './statistics.ts'

/** What each entrant (row) took from each other (column): 1 for a win, ½ for a tie. */
export type Taken = readonly (readonly number[])[]

/** Ten to one. */
const POINTS_OF_TEN_TO_ONE = 400
const POINTS = POINTS_OF_TEN_TO_ONE / Math.LN10
/** A tie that each pair is given beyond what it played, so that who never lost is not infinitely strong. */
const GIVEN = 0.5
const MOST_SWEEPS = 10_000
const LONGEST_STEP = 1
const CLOSE_ENOUGH = 1e-9
const GROUPS = 40

/**
 * Elo ratings of all entrants with mean 0, the likeliest for all that was played: unlike ratings that are updated
 * game by game, they do not depend on the order of the games.
 */
export function rate(taken: Taken): number[] {
  const strengths = taken.map(() => 0)
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    const before = [...strengths]
    for (const i of strengths.keys()) strengths[i] += stepOf(i, strengths, taken)
    const centre = meanOf(strengths)
    for (const i of strengths.keys()) strengths[i] -= centre
    if (strengths.every((strength, i) => Math.abs(strength - before[i]) < CLOSE_ENOUGH)) break
  }
  return strengths.map((strength) => strength * POINTS)
}

/** One step of Newton's method up the likelihood, all others staying where they are. */
function stepOf(i: number, strengths: readonly number[], taken: Taken): number {
  let slope = 0
  let bend = 0
  for (const j of strengths.keys()) {
    if (j === i) continue
    const games = taken[i][j] + taken[j][i] + 2 * GIVEN
    const chance = 1 / (1 + Math.exp(strengths[j] - strengths[i]))
    slope += taken[i][j] + GIVEN - games * chance
    bend += games * chance * (1 - chance)
  }
  return bend === 0 ? 0 : Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, slope / bend))
}

/**
 * Ratings from many deals, with intervals by the jackknife: how much they change when some deals are left out.
 * For one that never lost or never won there is no end to how strong or weak it may be.
 */
export function ratings(deals: readonly Taken[]): Estimate[] {
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

/** Did it both win and lose something, or play nobody? */
function isBounded(i: number, taken: Taken): boolean {
  const won = taken[i].some((points) => points > 0)
  const lost = taken.some((row) => row[i] > 0)
  return won === lost
}

const sum = (many: readonly Taken[]): Taken =>
  many[0].map((row, i) => row.map((_, j) => many.reduce((total, taken) => total + taken[i][j], 0)))
