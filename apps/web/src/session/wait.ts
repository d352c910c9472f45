/** Resolves after this many milliseconds; with 0 it does not start a timer. */
export const wait = (milliseconds: number): Promise<void> =>
  milliseconds <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
