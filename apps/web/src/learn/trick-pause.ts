import { settings } from '../settings/settings.ts'
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

/** True while a finished trick is shown until the learner continues. */
export const isPaused = ({ finishedTrick }: Stage): boolean =>
  finishedTrick.value !== undefined && settings.value.trickPause === 'tap'

/** Ends the pause, as a tap on the table does. */
export const endPause = (box: HTMLElement): void => box.querySelector<HTMLElement>('[data-table]')?.click()
