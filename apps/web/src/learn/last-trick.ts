import type { Stage } from '../table/stage.ts'

/** Waits until a finished trick is looked at. */
export const restOf = ({ pause }: Stage): Promise<void> =>
  new Promise((resolve) => {
    const stop = pause.subscribe((value) => {
      if (value === undefined) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
