import type { ScreenOf } from '../screen/screen.ts'
import type { gudetama } from './rules.ts'

export const screen = {
  minutes: 20,
  numbers: { tricks: { as: 'counter', of: 'size', countFrom: 1 } },
  zones: { taken: 'at seat', scored: 'fan', unused: 'hidden' },
  winning: (t, { deck }) => [t.highest(deck.cards, 'last')],
  rules: {
    taken: 'E21',
    scored: 'E22',
    tricks: 'E18',
    size: 'E18',
    high: 'E11',
    starter: 'E23',
    total: 'E27',
    goal: 'E1',
  },
  moments: {
    one: { scored: 'one-in-last-trick' },
    'last-trick': { scored: 'last-trick' },
  },
} as const satisfies ScreenOf<typeof gudetama>
