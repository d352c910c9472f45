import { Deck, defineGame, range, type Seat, type TableOf, wholes } from '@trick-bento/kit'
import { colours } from '../colours.ts'

const HAND = 12
/** The victory points that win. */
export const VICTORY = 2

/** Public numbers, each named by what it counts or points at. */
const NUMBERS = { chip: 'seat', stars: 'each' } as const
/** What points are given for. */
const SCORES = { 'second-place': 'Second place' } as const
type T = TableOf<typeof NUMBERS, typeof SCORES>

export const bannish = defineGame({
  id: 'bannish',
  title: 'BANNISH!!',
  about: 'Second place wins the round, and two identical cards wipe each other out.',
  seats: { least: 3, most: 5, usual: 4 },
  best: 'highest',

  options: {
    stars: wholes({
      default: [6, 5, 4, 3, 2, 1],
      least: 1,
      most: 99,
      house: true,
      about: 'The stars printed on the cards of strength 1 to 6.',
    }),
  },

  // B4: a colour for each seat, every card twice
  deck: ({ seats }) => new Deck({ suits: colours('RBYGP'.slice(0, seats)), ranks: range(1, 6), copies: () => 2 }),

  zones: {
    prizes: { each: 'seat', sight: 'all' },
    removed: { sight: 'none' },
  },
  numbers: NUMBERS,
  reasons: { 'follow-colour': 'you must follow the led colour' },
  scores: SCORES,

  rules({ seats, options, deck, at }) {
    const allSeats = range(0, seats - 1)

    function countStars(t: T, seat: Seat): void {
      let stars = 0
      for (let left = t.cards(at.prizes(seat)); left.some; left = left.rest) {
        stars += options.stars[deck.rankOf(left.first) - 1]
      }
      t.n.stars[seat] = stars
    }

    /** B17: after a bannish, the earliest remaining card sets the colour, and the highest card of that colour wins. */
    function bestRemaining(t: T): number {
      const left = deck.kinds(t.cards(at.trick))
      let first = 0
      while (!left.has(t.trick(first))) first++
      return t.highest(left.and(deck.suitWith(t.trick(first))))
    }

    /** B19-B22 */
    function take(t: T, seat: Seat, card: number): void {
      t.n.stars[seat] += options.stars[deck.rankOf(card) - 1]
      t.send(card, at.trick, at.prizes(seat))
      t.sendAll(at.trick, at.removed)
      nextTrick(t)
    }

    function nextTrick(t: T): void {
      for (let seat = 0; seat < seats; seat++) if (t.count(at.hand(seat)) === 0) return endRound(t)
      t.ask('play', t.n.chip)
    }

    /** B23-B29 */
    function endRound(t: T): void {
      for (let seat = 0; seat < seats; seat++) {
        t.sendAll(at.hand(seat), at.prizes(seat)) // B24: cards left in hand count like prizes
        countStars(t, seat)
      }
      const used = allSeats.map((seat) => t.count(at.prizes(seat)))
      for (const seat of secondPlace(t.n.stars, used)) t.score(seat, 1, 'second-place')
      t.endRound()
    }

    return {
      round(t, deal) {
        deal.each(HAND, at.hand)
        if (t.round === 1) t.n.chip = deal.drawSeat()
        t.n.stars.fill(0)
        t.ask('play', t.n.chip)
      },

      phases: {
        play: {
          legal: (t, hand) => (t.played === 0 ? hand : hand.prefer(deck.suitWith(t.trick(0)), 'follow-colour')),
          act(t, seat, card) {
            const pair = deck.alike(card)
            const bannish = t.cards(at.trick).meets(pair)
            const full = t.play(seat, card)
            if (bannish) {
              t.n.chip = seat
              t.sendThose(t.cards(at.trick).and(pair), at.trick, at.removed)
            } else if (!full) return

            const left = t.count(at.trick)
            if (left === 0) return nextTrick(t)
            const best = bannish ? bestRemaining(t) : t.highest(deck.suitWith(t.trick(0)))
            const winner = t.playedBy(best)
            if (!bannish) t.n.chip = winner
            if (left === 1) take(t, winner, t.trick(best))
            else t.ask('take', winner)
          },
        },
        take: { from: 'trick', word: 'take', legal: (_t, trick) => trick, act: take },
      },

      over: (t) => allSeats.some((seat) => t.totals[seat] >= VICTORY),
      winners: (t) => allSeats.filter((seat) => t.totals[seat] >= VICTORY),
    }
  },

  record: ({ seats }) => ({ atEnd: (t) => ({ stars: [...t.n.stars.slice(0, seats)] }) }),
})

/** B25-B29: the seats in second place by stars; if tied, those that used the fewest cards. */
export function secondPlace(stars: ArrayLike<number>, used: ArrayLike<number>): Seat[] {
  let most = 0
  let second = 0
  for (let seat = 0; seat < used.length; seat++) {
    if (stars[seat] > most) {
      second = most
      most = stars[seat]
    } else if (stars[seat] < most && stars[seat] > second) second = stars[seat]
  }
  if (second === 0) return []
  let best: Seat[] = []
  for (let seat = 0; seat < used.length; seat++) {
    if (stars[seat] !== second) continue
    if (best.length > 0 && used[seat] < used[best[0]]) best = []
    if (best.length === 0 || used[seat] === used[best[0]]) best.push(seat)
  }
  return best
}
