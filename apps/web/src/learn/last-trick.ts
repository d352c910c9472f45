import type { Stage } from '../table/stage.ts'

/** Waits until a finished trick is looked at. */
export const restOf = ({ finishedTrick }: Stage): Promise<void> =>
  new Promise((resolve) => {
    const stop = finishedTrick.subscribe((value) => {
      if (value === undefined) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
