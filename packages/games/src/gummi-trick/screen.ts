import type { ScreenOf } from '../screen/screen.ts'
import type { gummiTrick } from './rules.ts'

export const screen = {
  minutes: 15,
  numbers: { tricks: { as: 'counter', countFrom: 1 } },
  zones: { faceDown: 'fan', shown: 'fan', buried: 'pile', unused: 'hidden' },
  printed: 'points',
  moments: {},
} as const satisfies ScreenOf<typeof gummiTrick>
