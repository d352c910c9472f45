import type { ScreenOf } from '../screen/screen.ts'
import type { gudetama } from './rules.ts'

export const screen = {
  minutes: 20,
  numbers: { tricks: { as: 'counter', of: 'size', countFrom: 1 } },
  zones: { taken: 'pile', scored: 'fan', unused: 'hidden' },
  moments: {
    one: { scored: 'one-in-last-trick' },
    'last-trick': { scored: 'last-trick' },
  },
} as const satisfies ScreenOf<typeof gudetama>
