import type { ScreenOf } from '../screen/screen.ts'
import { type bannish, VICTORY } from './rules.ts'

export const screen = {
  minutes: 30,
  numbers: { chip: { as: 'badge' }, stars: { as: 'tally' } },
  zones: { prizes: 'fan', removed: 'hidden' },
  printed: 'stars',
  seals: VICTORY,
  winning: (t, { deck }) => [t.highest(deck.suitWith(t.trick(0)))],
  receipts: { stars: { cards: 'prizes', ranked: true } },
  rules: { prizes: 'B19', removed: 'B21', chip: 'B22', stars: 'B24', total: 'B26', goal: 'B31' },
  moments: {
    bannish: { moved: { from: 'trick', to: 'removed', alike: 2 } },
    'second-place': { scored: 'second-place' },
  },
} as const satisfies ScreenOf<typeof bannish>
