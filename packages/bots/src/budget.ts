/** How long a bot may think about a move: a number of playouts, a time, or whichever ends first. */
export interface Budget {
  /** Most playouts, at least 1. */
  readonly iterations?: number
  /** Most milliseconds; needs a `clock`. */
  readonly milliseconds?: number
  /** The time in milliseconds from any start. Bots read no clock themselves. */
  readonly clock?: () => number
}

/** True if no further playout is allowed after `done` playouts. */
export type IsSpent = (done: number) => boolean

/** Checks a budget. The function it returns starts the stopwatch. At least one playout is always allowed. */
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
