import { Deck, defineGame, NO_SUIT, oneOf, range, type TableOf } from '@trick-bento/kit'
import { colours } from '../colours.ts'

const HAND = 5
const SUITS = 'RBY'

/** Public numbers, each named by what it counts or points at. */
const NUMBERS = { trump: 'suit' } as const
/** What points are given for. */
const SCORES = { trick: 'One point per trick' } as const
type T = TableOf<typeof NUMBERS, typeof SCORES>

/** A game for the lesson about tricks: follow suit, the highest card wins, and a trump if the option says so. */
export const trick = defineGame({
  id: 'trick',
  title: 'What is a trick?',
  about: 'Never played a trick-taking game? Begin here. It takes two minutes.',
  seats: { least: 3, most: 4, usual: 3 },
  best: 'highest',

  options: {
    trump: oneOf(['none', 'R', 'B', 'Y'], { default: 'Y', about: 'The suit that beats the others.' }),
  },

  deck: () => new Deck({ suits: colours(SUITS), ranks: range(1, 9) }),

  zones: {
    unused: { sight: 'none' },
    taken: { each: 'seat', sight: 'none' },
  },
  numbers: NUMBERS,
  reasons: { 'follow-suit': 'you must follow the led colour' },
  scores: SCORES,

  rules({ seats, options, deck, at }) {
    const trump = options.trump === 'none' ? NO_SUIT : SUITS.indexOf(options.trump)

    function endTrick(t: T): void {
      const topTrump = t.highest(deck.suit(trump))
      const winner = t.playedBy(topTrump >= 0 ? topTrump : t.highest(deck.suitWith(t.trick(0))))
      t.score(winner, 1, 'trick')
      t.sendAll(at.trick, at.taken(winner))
      if (t.count(at.hand(winner)) > 0) t.ask('play', winner)
      else t.endRound()
    }

    return {
      round(t, deal) {
        deal.each(HAND, at.hand)
        deal.rest(at.unused)
        t.n.trump = trump
        t.ask('play', deal.drawSeat())
      },

      phases: {
        play: {
          legal: (t, hand) => (t.played === 0 ? hand : hand.prefer(deck.suitWith(t.trick(0)), 'follow-suit')),
          act(t, seat, card) {
            if (t.play(seat, card)) endTrick(t)
          },
        },
      },

      over: () => true,
      winners(t) {
        const most = Math.max(...t.totals.slice(0, seats))
        return range(0, seats - 1).filter((seat) => t.totals[seat] === most)
      },
    }
  },
})
