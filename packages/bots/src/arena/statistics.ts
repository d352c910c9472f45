/** A mean and how far the truth may well be from it: 95 % of such intervals hold it. */
export interface Estimate {
  readonly mean: number
  readonly margin: number
}

const FACTORS_OF_FEW = [Number.POSITIVE_INFINITY, 12.7062, 4.3027]
const NORMAL = 1.959964

/** How many standard errors reach 95 % to both sides: Student's factor, by its expansion around the normal one. */
export function studentFactor(freedom: number): number {
  if (freedom < FACTORS_OF_FEW.length) return FACTORS_OF_FEW[freedom]
  const z = NORMAL
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ]
  return terms.reduce((sum, term, power) => sum + term / freedom ** power, 0)
}

export const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

/** The mean of one value a deal; what happened within a deal is one value, because it is not independent. */
export function estimate(values: readonly number[]): Estimate {
  const mean = meanOf(values)
  const freedom = values.length - 1
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / freedom
  return { mean, margin: studentFactor(freedom) * Math.sqrt(variance / values.length) }
}

/** How much more the first has than the second, deal by deal. */
export const difference = (a: readonly number[], b: readonly number[]): Estimate =>
  estimate(a.map((value, deal) => value - b[deal]))

/** The mean of the first over the mean of the second, both from the same deals, by the delta method. */
export function ratio(a: readonly number[], b: readonly number[]): Estimate {
  const below = meanOf(b)
  const mean = meanOf(a) / below
  const { margin } = estimate(a.map((value, deal) => (value - mean * b[deal]) / below))
  return { mean, margin }
}

/** Is it surely not 0? */
export const isShown = ({ mean, margin }: Estimate): boolean => Math.abs(mean) > margin
