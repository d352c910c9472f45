import { settings } from '../settings/settings.ts'
import type { SoundName } from './sound.ts'

/** Milliseconds of vibration and rest, by what happens. Most things are not felt. */
const PATTERNS: Partial<Record<SoundName, readonly number[]>> = {
  strike: [0, 200, 40, 30, 60],
  rob: [30, 40, 30],
  moment: [25],
  bell: [20],
  refuse: [15],
}

/** Browsers of computers have the function, too, but nothing to vibrate. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function' && navigator.maxTouchPoints > 0

/** Lets the device vibrate, if the settings and the browser allow it. */
export function vibrate(name: SoundName): void {
  const pattern = PATTERNS[name]
  const { vibration, speed } = settings.value
  if (pattern === undefined || !vibration || speed === 'instant' || document.hidden || !canVibrate()) return
  if (navigator.userActivation?.hasBeenActive === false) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate([...pattern])
}
