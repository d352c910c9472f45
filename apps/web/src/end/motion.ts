import { durations } from '../table/motion/durations.ts'

/** True if the end of a round or game may move: neither the device nor the settings ask for stillness. */
export const mayMove = (): boolean =>
  durations().pace > 0 && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches
