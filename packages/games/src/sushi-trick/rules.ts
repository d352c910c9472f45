import { Deck, defineGame, oneOf, range, type Seat, type TableOf, whole } from '@trick-bento/kit'
import { colours } from '../colours.ts'

const RED = 0
const BLACK = 1
const BLUE = 2
const YELLOW = 3
const TRUMPS = [RED, BLUE, BLACK, YELLOW]
const PARTNER = [BLACK, RED, YELLOW, BLUE]
const START_CARD = 8
const PRICE = 2
const LAST_PRICE = 4

/** S4, S7, S25: the values that depend on the number of seats. */
export const BY_SEATS = {
  3: { highest: 9, hand: 12, tricks: 11, borderline: 4, giveTo: 'all others' },
  4: { highest: 11, hand: 11, tricks: 10, borderline: 3, giveTo: 'all others' },
  5: { highest: 13, hand: 10, tricks: 9, borderline: 3, giveTo: 'the fewest' },
  6: { highest: 13, hand: 8, tricks: 8, borderline: 3, giveTo: 'the fewest' },
} as const
export type SeatCount = keyof typeof BY_SEATS

/** Public numbers, each named by what it counts or points at. */
const NUMBERS = { trump: 'suit', tricks: 'one', won: 'each' } as const
/** What points are given for. */
const SCORES = {
  tricks: 'One point per trick',
  meld: 'Melds',
  reversal: 'Reversals',
  penalty: 'Tricks given or received',
} as const
type T = TableOf<typeof NUMBERS, typeof SCORES>

export const sushiTrick = defineGame({
  id: 'sushi-trick',
  title: 'Sushi Trick!',
  about:
    'You may play any card, trumps lie face down, neighbouring trumps take points, and winning too much costs you.',
  seats: { least: 3, most: 6, usual: 4 },
  best: 'highest',
  startPoints: 4,

  options: {
    rounds: whole({ least: 1, most: 99, default: 4, about: 'How many rounds a game has.' }),
    shortPayment: oneOf(['bank', 'all'], {
      default: 'bank',
      about:
        'A seat that cannot pay in full pays nothing and the bank pays instead ("bank"), or it pays all it has ("all").',
    }),
  },

  deck: ({ seats }) => new Deck({ suits: colours('RKBY'), ranks: range(1, BY_SEATS[seats as SeatCount].highest) }),

  zones: {
    unused: { sight: 'none' },
    covered: { each: 'seat', sight: 'owner' }, // S12: a trump in the trick, face down
    taken: { each: 'seat', sight: 'none' },
  },
  numbers: NUMBERS,
  scores: SCORES,

  rules({ seats, options, deck, at }) {
    const { hand, tricks, borderline, giveTo } = BY_SEATS[seats as SeatCount]
    const allSeats = range(0, seats - 1)

    /** S9, S10: the seat that holds the trump 8, or else the 7, the 6 and so on. Every seat sees which one it is. */
    function starter(t: T): Seat {
      for (let number = START_CARD; ; number--) {
        const seat = t.holder(deck.find(t.n.trump, number)!)
        if (seat >= 0) return seat
      }
    }

    /** S18, S20, S23 */
    function pay(t: T, payer: Seat, taker: Seat, why: 'meld' | 'reversal'): void {
      const price = t.n.tricks === tricks ? LAST_PRICE : PRICE
      const has = t.totals[payer]
      const given = has >= price ? price : options.shortPayment === 'all' ? has : 0
      t.score(payer, -given, why)
      t.score(taker, options.shortPayment === 'all' ? given : price, why)
    }

    /** S17-S19: pays a meld or its reversal. Returns whether there was one. */
    function meld(t: T, top: number): boolean {
      const trumps = deck.suit(t.n.trump)
      const second = t.highest(trumps.without(t.trick(top)))
      const number = deck.rankOf(t.trick(top))
      if (second < 0 || number - deck.rankOf(t.trick(second)) !== 1) return false
      const reversal = t.highest(deck.suit(PARTNER[t.n.trump]).and(deck.ofRank(number)))
      if (reversal >= 0) pay(t, t.playedBy(top), t.playedBy(reversal), 'reversal')
      else pay(t, t.playedBy(second), t.playedBy(top), 'meld')
      return true
    }

    /** S25-S29: if exactly one seat is over the borderline, it gives tricks away together with their points. */
    function levyPenalty(t: T): void {
      const { won } = t.n
      const over = allSeats.filter((seat) => won[seat] > borderline)
      if (over.length !== 1) return
      const giver = over[0]
      const fewest = Math.min(...allSeats.map((seat) => won[seat]))
      for (let seat = 0; seat < seats; seat++) {
        if (seat === giver || (giveTo === 'the fewest' && won[seat] > fewest)) continue
        won[seat]++
        t.score(seat, 1, 'penalty')
        if (won[giver] === 0) continue
        won[giver]--
        t.score(giver, -1, 'penalty')
      }
    }

    function endTrick(t: T): void {
      for (let i = 0; i < seats; i++) if (t.trick(i) < 0) t.reveal(i, at.covered(t.playedBy(i)))
      const topTrump = t.highest(deck.suit(t.n.trump))
      const best = topTrump >= 0 ? topTrump : t.highest(deck.suitWith(t.trick(0)))
      const winner = t.playedBy(best)
      t.n.tricks++
      if (topTrump < 0 || !meld(t, topTrump)) t.n.won[winner]++
      t.sendAll(at.trick, at.taken(winner))
      if (t.n.tricks < tricks) return t.ask('play', winner)
      for (let seat = 0; seat < seats; seat++) t.score(seat, t.n.won[seat], 'tricks')
      levyPenalty(t)
      t.endRound()
    }

    return {
      round(t, deal) {
        deal.each(hand, at.hand)
        deal.rest(at.unused)
        t.n.trump = TRUMPS[(t.round - 1) % TRUMPS.length]
        t.n.tricks = 0
        t.n.won.fill(0)
        t.ask('play', starter(t))
      },

      phases: {
        play: {
          legal: (_t, hand) => hand, // S11
          act(t, seat, card) {
            const trumps = deck.suit(t.n.trump)
            const full = trumps.has(card) ? t.cover(seat, card, at.covered(seat), trumps) : t.play(seat, card)
            if (full) endTrick(t)
          },
        },
      },

      over: (t) => t.round === options.rounds,
      winners(t) {
        const most = Math.max(...allSeats.map((seat) => t.totals[seat]))
        return allSeats.filter((seat) => t.totals[seat] === most)
      },
    }
  },

  record: ({ deck }) => ({ atStart: (t) => ({ trump: deck.suits[t.n.trump].letter }) }),
})
