import type { Speed } from '../../settings/settings.ts'

interface Pace {
  /** How long a card flies, in milliseconds. */
  readonly flight: number
  /** How long a finished trick is shown where nobody has to tap. */
  readonly look: number
  readonly banner: number
  /** How long a move without a choice waits before it plays itself. */
  readonly autoplay: number
}

export const PACE: Readonly<Record<Speed, Pace>> = {
  calm: { flight: 650, look: 3500, banner: 2000, autoplay: 900 },
  normal: { flight: 380, look: 2200, banner: 1400, autoplay: 600 },
  quick: { flight: 200, look: 1100, banner: 800, autoplay: 250 },
  instant: { flight: 0, look: 0, banner: 0, autoplay: 0 },
}
