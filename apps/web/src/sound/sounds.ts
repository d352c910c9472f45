/** A short tone or noise: start and end frequency in hertz, duration and delay in seconds, and volume. */
export interface Note {
  readonly wave: OscillatorType | 'paper'
  readonly from: number
  readonly to: number
  readonly time: number
  readonly volume: number
  readonly after?: number
}

const rise = (pitches: readonly number[], gap: number, time: number, volume = 0.08): Note[] =>
  pitches.map((pitch, i) => ({ wave: 'triangle', from: pitch, to: pitch, time, volume, after: i * gap }))

/** All sounds, made of tones and of filtered noise. */
export const SOUNDS = {
  /** A card leaves a hand. */
  throw: [{ wave: 'paper', from: 1500, to: 3000, time: 0.09, volume: 0.12 }],
  /** A card lands on the table. */
  land: [
    { wave: 'paper', from: 2400, to: 700, time: 0.06, volume: 0.25 },
    { wave: 'sine', from: 150, to: 70, time: 0.08, volume: 0.22 },
  ],
  turn: [
    { wave: 'paper', from: 1800, to: 3200, time: 0.05, volume: 0.18 },
    { wave: 'paper', from: 2600, to: 900, time: 0.06, volume: 0.22, after: 0.05 },
  ],
  deal: [0, 0.07, 0.14, 0.21, 0.28, 0.35].map(
    (after): Note => ({ wave: 'paper', from: 2200, to: 1400, time: 0.05, volume: 0.13, after }),
  ),
  /** The winning card rises, and the others slide under it. */
  gather: [
    { wave: 'paper', from: 900, to: 2000, time: 0.14, volume: 0.12 },
    { wave: 'paper', from: 1800, to: 600, time: 0.22, volume: 0.16, after: 0.2 },
  ],
  coin: [
    { wave: 'sine', from: 1320, to: 1320, time: 0.07, volume: 0.05 },
    { wave: 'sine', from: 1760, to: 1760, time: 0.14, volume: 0.05, after: 0.05 },
  ],
  moment: rise([523, 784], 0.12, 0.2),
  /** Points go from one seat to another. */
  rob: [
    ...rise([784, 622, 466], 0.09, 0.16),
    { wave: 'sine', from: 1760, to: 1760, time: 0.16, volume: 0.05, after: 0.4 },
  ],
  /** Two alike cards meet. */
  strike: [
    { wave: 'square', from: 330, to: 110, time: 0.12, volume: 0.06, after: 0.2 },
    { wave: 'sine', from: 120, to: 45, time: 0.25, volume: 0.3, after: 0.2 },
  ],
  puff: [{ wave: 'paper', from: 500, to: 4200, time: 0.4, volume: 0.22 }],
  /** The last trick of a round begins. */
  bell: [
    { wave: 'sine', from: 988, to: 988, time: 0.5, volume: 0.07 },
    { wave: 'sine', from: 1976, to: 1976, time: 0.35, volume: 0.03 },
  ],
  refuse: [{ wave: 'sine', from: 220, to: 180, time: 0.14, volume: 0.08 }],
  win: rise([523, 659, 784, 1047], 0.13, 0.28),
} as const satisfies Record<string, readonly Note[]>

export type SoundName = keyof typeof SOUNDS
