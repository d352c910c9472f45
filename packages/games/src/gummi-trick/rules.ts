import { call, Deck, defineGame, oneOf, range, type Seat, type TableOf, wholes } from '@trick-bento/kit'
import { colours } from '../colours.ts'

const HAND = 9
const FACE_DOWN = 3
/** The tricks of a round. */
export const TRICKS = HAND + FACE_DOWN
const FLIP = call(0)

/** Public numbers, each named by what it counts or points at. */
const NUMBERS = { tricks: 'one', starter: 'seat' } as const
/** What points are given for. */
const SCORES = { 'face-up': 'Cards face up', 'face-down': 'Cards face down' } as const
type T = TableOf<typeof NUMBERS, typeof SCORES>

export const gummiTrick = defineGame({
  id: 'gummi-trick',
  title: 'Gummi Trick',
  about: 'Every colour in a trick has its own winner, and three of your cards are unknown even to you.',
  seats: { least: 2, most: 5, usual: 4 },
  best: 'highest',

  options: {
    rounds: oneOf([1, 3], { default: 1, about: 'How many rounds a game has; their points are added up.' }),
    points: wholes({
      default: [4, 4, 4, 3, 3, 3, 2, 2, 2, 1],
      least: 0,
      most: 99,
      house: true,
      about: 'The points printed on the cards 1 to 10.',
    }),
  },

  // G4: one colour more than seats
  deck: ({ seats }) => new Deck({ suits: colours('RBYGPN'.slice(0, seats + 1)), ranks: range(1, 10) }),

  zones: {
    faceDown: { each: 'seat', sight: 'none', stack: FACE_DOWN }, // G6: not even the owner knows them
    unused: { sight: 'none' },
    shown: { each: 'seat', sight: 'all' }, // G17: the scoring pile, cards that won
    buried: { each: 'seat', sight: 'none' }, // G17: the scoring pile, cards that they beat
  },
  numbers: NUMBERS,
  reasons: {
    'follow-earliest': 'you must follow the earliest colour of the trick that you hold',
    'nothing-to-flip': 'you have no face-down card left to flip',
  },
  scores: SCORES,

  rules({ seats, options, deck, at }) {
    const pile = (t: T, seat: Seat): number => t.count(at.shown(seat)) + t.count(at.buried(seat))

    /** G16-G19: the highest card of every colour wins. The winner who played last is the next leader. */
    function award(t: T): Seat {
      let latest = 0
      for (let i = 0; i < seats; i++) {
        const card = t.trick(i)
        const best = t.highest(deck.suitWith(card))
        const winner = t.playedBy(best)
        if (i === best) {
          latest = i
          t.score(winner, options.points[deck.rankOf(card) - 1], 'face-up')
          t.send(card, at.trick, at.shown(winner))
        } else {
          t.score(winner, 1, 'face-down')
          t.send(card, at.trick, at.buried(winner))
        }
      }
      return t.playedBy(latest)
    }

    /** G28, G29: the seat with the most points of the round; if tied, the one that played last in the last trick. */
    function bestOfRound(t: T): Seat {
      let best = t.leader
      for (let seat = t.next(best); seat !== t.leader; seat = t.next(seat)) {
        if (t.scored(seat) >= t.scored(best)) best = seat
      }
      return best
    }

    return {
      round(t, deal) {
        deal.each(HAND, at.hand)
        deal.each(FACE_DOWN, at.faceDown)
        deal.rest(at.unused)
        t.n.tricks = 0
        if (t.round === 1) t.n.starter = deal.drawSeat()
        t.ask('play', t.n.starter)
      },

      phases: {
        play: {
          calls: ['flip'],
          legal(t, hand, seat) {
            for (let i = 0; i < t.played; i++) hand = hand.prefer(deck.suitWith(t.trick(i)), 'follow-earliest')
            return hand.allow(FLIP, t.count(at.faceDown(seat)) > 0, 'nothing-to-flip')
          },
          act(t, seat, move) {
            const full = move === FLIP ? t.flip(seat, at.faceDown(seat)) : t.play(seat, move)
            if (!full) return
            const leader = award(t)
            t.n.tricks++
            if (t.n.tricks < TRICKS) return t.ask('play', leader)
            t.n.starter = bestOfRound(t)
            t.endRound()
          },
        },
      },

      over: (t) => t.round === options.rounds,

      // G24-G26, G30: points, then points of the last round, then cards in its pile
      winners(t) {
        const standing = range(0, seats - 1).map((seat) => ({
          seat,
          by: [t.totals[seat], t.scored(seat), pile(t, seat)],
        }))
        standing.sort((a, b) => compare(b.by, a.by))
        return standing.filter(({ by }) => compare(by, standing[0].by) === 0).map(({ seat }) => seat)
      },
    }
  },
})

/** Compares two lists by their first difference. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((x, k) => x !== b[k])
  return i < 0 ? 0 : a[i] - b[i]
}
