const at = (sorted: readonly number[], share: number): number => sorted[Math.round(share * (sorted.length - 1))]

/** The middle, and the span that holds the middle half. */
export function spread(values: readonly number[]): { median: number; low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: at(sorted, 0.5), low: at(sorted, 0.25), high: at(sorted, 0.75) }
}
