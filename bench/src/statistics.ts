const at = (sorted: readonly number[], share: number): number => sorted[Math.round(share * (sorted.length - 1))]

/** The median and the interquartile range. */
export interface Spread {
  readonly median: number
  readonly low: number
  readonly high: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: at(sorted, 0.5), low: at(sorted, 0.25), high: at(sorted, 0.75) }
}
