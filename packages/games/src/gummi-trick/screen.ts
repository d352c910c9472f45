import { range } from '@trick-bento/kit'
import type { ScreenOf } from '../screen/screen.ts'
import { type gummiTrick, TRICKS } from './rules.ts'

export const screen = {
  minutes: 15,
  numbers: { tricks: { as: 'counter', of: () => TRICKS, countFrom: 1 } },
  zones: { faceDown: 'fan', shown: 'fan', buried: 'pile', unused: 'hidden' },
  printed: 'points',
  rounds: 'rounds',
  winning: (t, { deck }) => range(0, t.played - 1).filter((i) => t.highest(deck.suitWith(t.trick(i))) === i),
  rules: {
    faceDown: 'G6',
    unused: 'G7',
    shown: 'G17',
    buried: 'G23',
    tricks: 'G20',
    starter: 'G8',
    total: 'G21',
    goal: 'G24',
  },
  moments: {},
} as const satisfies ScreenOf<typeof gummiTrick>
