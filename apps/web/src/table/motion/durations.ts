import { type Speed, settings } from '../../settings/settings.ts'

/** Milliseconds that things take on the screen. */
interface Durations {
  /** Everything that moves takes this many times its usual duration. */
  readonly pace: number
  /** A finished trick is shown, unless it waits for a tap. */
  readonly finishedTrick: number
  readonly banner: number
  /** A forced move waits before it is played. */
  readonly autoplay: number
  /** A replay pauses between two moves, in addition to the flights. */
  readonly replayPause: number
  /** The end of a round is shown to spectators. */
  readonly roundEnd: number
}

const DURATIONS: Readonly<Record<Speed, Durations>> = {
  calm: { pace: 1.7, finishedTrick: 3500, banner: 2000, autoplay: 900, replayPause: 1200, roundEnd: 7000 },
  normal: { pace: 1, finishedTrick: 2200, banner: 1400, autoplay: 600, replayPause: 700, roundEnd: 5000 },
  quick: { pace: 0.55, finishedTrick: 1100, banner: 800, autoplay: 250, replayPause: 300, roundEnd: 3000 },
  instant: { pace: 0, finishedTrick: 0, banner: 0, autoplay: 0, replayPause: 150, roundEnd: 1500 },
}

/** The durations for the speed in the settings. */
export const durations = (): Durations => DURATIONS[settings.value.speed]
