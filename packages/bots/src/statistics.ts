/** A mean with its 95 % confidence interval, from `mean - margin` to `mean + margin`. */
export interface Estimate {
  /** The mean of the sample. */
  readonly mean: number
  /** Half the width of the interval. */
  readonly margin: number
}

const FACTORS_OF_SMALL_SAMPLES = [Number.POSITIVE_INFINITY, 12.7062, 4.3027]
const NORMAL = 1.959964

/** Student's t factor for 95 %, by its expansion around the normal distribution. */
export function studentFactor(freedom: number): number {
  if (freedom < FACTORS_OF_SMALL_SAMPLES.length) return FACTORS_OF_SMALL_SAMPLES[freedom]
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

/** The arithmetic mean. */
export const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

/** The mean of one value per deal. Games with the same deal are not independent, so they make one value. */
export function estimate(values: readonly number[]): Estimate {
  const mean = meanOf(values)
  const freedom = values.length - 1
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / freedom
  return { mean, margin: studentFactor(freedom) * Math.sqrt(variance / values.length) }
}

/** The mean difference between two lists, paired by deal. */
export const difference = (a: readonly number[], b: readonly number[]): Estimate =>
  estimate(a.map((value, deal) => value - b[deal]))

/** The mean of the first list divided by the mean of the second, paired by deal, by the delta method. */
export function ratio(a: readonly number[], b: readonly number[]): Estimate {
  const below = meanOf(b)
  const mean = meanOf(a) / below
  const { margin } = estimate(a.map((value, deal) => (value - mean * b[deal]) / below))
  return { mean, margin }
}

/** True if the interval does not contain 0. */
export const isSignificant = ({ mean, margin }: Estimate): boolean => Math.abs(mean) > margin
