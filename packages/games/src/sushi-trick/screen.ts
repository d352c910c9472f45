import type { ScreenOf } from '../screen/screen.ts'
import type { sushiTrick } from './rules.ts'

export const screen = {
  minutes: 30,
  numbers: { trump: { as: 'emblem' }, tricks: { as: 'counter', countFrom: 1 }, won: { as: 'tally' } },
  zones: { covered: 'in trick', taken: 'pile', unused: 'hidden' },
  moments: {
    meld: { scored: 'meld' },
    reversal: { scored: 'reversal' },
    penalty: { scored: 'penalty' },
  },
} as const satisfies ScreenOf<typeof sushiTrick>
