import type { Stage } from '../table/stage.ts'

/** Resolves when the stage pauses to show a finished trick. */
export const trickPause = ({ finishedTrick }: Stage): Promise<void> =>
  new Promise((resolve) => {
    const stop = finishedTrick.subscribe((value) => {
      if (value === undefined) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
