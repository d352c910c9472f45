/** A damped spring with a mass of 1. */
export interface SpringForce {
  readonly stiffness: number
  readonly damping: number
}

/** The movement of a spring from 0 to 1, for the Web Animations API. */
export interface Spring {
  /** Milliseconds until it rests. */
  readonly time: number
  readonly easing: string
}

/** A spring rests when it stays this close to its end. */
const REST = 0.01
/** Milliseconds between two samples: one frame. */
const SAMPLE = 1000 / 60

/** The position after this number of seconds: 0 at the start, 1 at rest. */
export function positionAt({ stiffness, damping }: SpringForce, seconds: number): number {
  const decay = damping / 2
  const square = stiffness - decay * decay
  if (square > 0) {
    const speed = Math.sqrt(square)
    const phase = speed * seconds
    return 1 - Math.exp(-decay * seconds) * (Math.cos(phase) + (decay / speed) * Math.sin(phase))
  }
  // A damping beyond the critical one would only make it slower.
  const critical = Math.sqrt(stiffness)
  return 1 - Math.exp(-critical * seconds) * (1 + critical * seconds)
}

export function springOf(stiffness: number, damping: number): Spring {
  const force = { stiffness, damping }
  const samples = [0]
  let resting = 0
  for (let i = 1; resting < 3; i++) {
    const position = positionAt(force, (i * SAMPLE) / 1000)
    samples.push(position)
    resting = Math.abs(1 - position) < REST ? resting + 1 : 0
  }
  samples[samples.length - 1] = 1
  const time = (samples.length - 1) * SAMPLE
  return { time, easing: canSample() ? `linear(${samples.map((each) => +each.toFixed(3)).join(', ')})` : FALLBACK }
}

const FALLBACK = 'cubic-bezier(0.25, 0.8, 0.3, 1)'
const canSample = (): boolean => globalThis.CSS?.supports?.('animation-timing-function', 'linear(0, 1)') ?? true

/** The springs of the table. */
export const SPRINGS = {
  /** A card is played. */
  play: springOf(420, 34),
  /** The winning card rises. */
  rise: springOf(500, 26),
  /** Cards gather at the winning card, or slide to a seat. */
  gather: springOf(300, 28),
  /** A shout appears. */
  shout: springOf(380, 18),
  /** A seat reacts. */
  react: springOf(260, 14),
} as const
