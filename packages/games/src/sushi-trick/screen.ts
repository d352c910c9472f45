import { range, UNSEEN } from '@trick-bento/kit'
import type { ScreenOf } from '../screen/screen.ts'
import { BY_SEATS, type SeatCount, type sushiTrick } from './rules.ts'

const by = (seats: number) => BY_SEATS[seats as SeatCount]

export const screen = {
  minutes: 30,
  numbers: {
    trump: { as: 'emblem' },
    tricks: { as: 'counter', of: (seats) => by(seats).tricks, countFrom: 1 },
    won: { as: 'rack', line: (seats) => by(seats).borderline },
  },
  zones: { covered: 'in trick', taken: 'at seat', unused: 'hidden' },
  rounds: 'rounds',
  /** A trump lies face down, so that a second one leaves the winner open. */
  winning(t, { deck }) {
    const covered = range(0, t.played - 1).filter((i) => t.trick(i) === UNSEEN)
    if (covered.length > 0) return covered.length === 1 ? covered : []
    const topTrump = t.highest(deck.suit((t.n as { readonly trump: number }).trump))
    return [topTrump >= 0 ? topTrump : t.highest(deck.suitWith(t.trick(0)))]
  },
  receipts: { won: { pays: 'tricks' } },
  rules: {
    unused: 'S8',
    covered: 'S12',
    taken: 'S30',
    trump: 'S14',
    tricks: 'S20',
    won: 'S25',
    total: 'S30',
    goal: 'S31',
  },
  moments: {
    meld: { scored: 'meld' },
    reversal: { scored: 'reversal' },
    penalty: { scored: 'penalty', handsOver: 'cards' },
  },
} as const satisfies ScreenOf<typeof sushiTrick>
