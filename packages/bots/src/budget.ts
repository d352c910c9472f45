/** How long a bot may think: so many playouts, so many milliseconds, or whichever ends first. */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
  /** Tells the time in milliseconds; needed where time is limited, because a bot has no clock of its own. */
  readonly clock?: () => number
}

/** Asked before every playout with the number of those done. */
export type IsSpent = (done: number) => boolean

/** Reads a budget; what comes back starts the stopwatch. One playout is always paid for. Throws for a bad budget. */
export function readBudget({ iterations, milliseconds, clock }: Budget): () => IsSpent {
  if (iterations === undefined && milliseconds === undefined) {
    throw new RangeError('a budget needs iterations or milliseconds, such as { iterations: 1000 }')
  }
  if (iterations !== undefined && !(Number.isInteger(iterations) && iterations > 0)) {
    throw new RangeError(`a budget's iterations must be a whole number of at least 1, not ${iterations}`)
  }
  if (milliseconds === undefined) return () => (done) => done >= iterations!
  if (!(Number.isFinite(milliseconds) && milliseconds > 0)) {
    throw new RangeError(`a budget's milliseconds must be more than 0, not ${milliseconds}`)
  }
  if (clock === undefined) throw new RangeError('a budget of milliseconds needs a clock')
  const most = iterations ?? Infinity
  return () => {
    const end = clock() + milliseconds
    return (done) => done > 0 && (done >= most || clock() >= end)
  }
}
