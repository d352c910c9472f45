import { Cards, Deck, defineGame, range, type Seat, type TableOf, whole } from '@trick-bento/kit'

// Hearts for four: pass three cards left, right, across or not at all; avoid hearts and the queen of spades.

const CLUBS = 0
const HEARTS = 2
const SPADES = 3
const QUEEN = 12
const PASSED = 3
const SEATS = range(0, 3)
/** The distance to the seat that gets the passed cards in rounds 1 to 4. In round 4 no cards are passed. */
const PASS_TO = [1, 3, 2, 0]
const ALL_POINTS = 26

const RANK_NAMES = new Map([
  [10, 'T'],
  [11, 'J'],
  [12, 'Q'],
  [13, 'K'],
  [14, 'A'],
])

/** Public numbers, each named by what it counts or points at. */
const NUMBERS = { broken: 'one', tricks: 'one', points: 'each' } as const
/** What points are given for. */
const SCORES = { 'points-taken': 'Points taken', 'moon-shot': 'Another player shot the moon' } as const
type T = TableOf<typeof NUMBERS, typeof SCORES>

export const hearts = defineGame({
  id: 'hearts',
  title: 'Hearts',
  about: 'Every heart is a point and the queen of spades thirteen; take none of them, or all.',
  seats: { least: 4, most: 4, usual: 4 },
  best: 'lowest',

  options: {
    limit: whole({ least: 1, most: 500, default: 100, about: 'The game ends when a total reaches this.' }),
  },

  deck: () =>
    new Deck({
      suits: [
        { letter: 'C', name: 'clubs', symbol: '♣', colour: 'green' },
        { letter: 'D', name: 'diamonds', symbol: '♦', colour: 'blue' },
        { letter: 'H', name: 'hearts', symbol: '♥', colour: 'red' },
        { letter: 'S', name: 'spades', symbol: '♠', colour: 'black' },
      ],
      ranks: range(2, 14),
      rankName: (rank) => RANK_NAMES.get(rank) ?? String(rank),
    }),

  zones: {
    passing: { each: 'seat', sight: 'owner' },
    taken: { each: 'seat', sight: 'none' },
  },
  numbers: NUMBERS,
  reasons: {
    'two-of-clubs-leads': 'the two of clubs leads',
    'hearts-not-broken': 'hearts are not broken yet',
    'follow-suit': 'you must follow suit',
    'no-points-yet': 'no points in the first trick',
  },
  scores: SCORES,

  rules({ options, deck, at }) {
    const queen = Cards.of(deck.find(SPADES, QUEEN)!)
    const twoOfClubs = deck.find(CLUBS, 2)!
    const heart = deck.suit(HEARTS)
    const pointCards = heart.or(queen)
    const points = (cards: Cards): number => cards.and(heart).size + (cards.meets(queen) ? 13 : 0)

    function beginPlay(t: T): void {
      t.ask('play', t.holder(twoOfClubs))
    }

    function endTrick(t: T): void {
      const winner = t.playedBy(t.highest(deck.suitWith(t.trick(0))))
      t.n.points[winner] += points(t.cards(at.trick))
      t.sendAll(at.trick, at.taken(winner))
      t.n.tricks++
      if (t.n.tricks < 13) return t.ask('play', winner)
      const moon = SEATS.find((seat) => t.n.points[seat] === ALL_POINTS)
      for (const seat of SEATS) {
        if (moon === undefined && t.n.points[seat] > 0) t.score(seat, t.n.points[seat], 'points-taken')
        if (moon !== undefined && seat !== moon) t.score(seat, ALL_POINTS, 'moon-shot')
      }
      t.endRound()
    }

    return {
      round(t, deal) {
        deal.each(13, at.hand)
        t.n.broken = 0
        t.n.tricks = 0
        t.n.points.fill(0)
        if (PASS_TO[(t.round - 1) % 4] > 0) t.askAll('pass')
        else beginPlay(t)
      },

      phases: {
        pass: {
          word: 'pass',
          legal: (_t, hand) => hand,
          act(t, seat: Seat, card) {
            t.send(card, at.hand(seat), at.passing(seat))
            if (t.count(at.passing(seat)) < PASSED || !t.done(seat)) return
            const further = PASS_TO[(t.round - 1) % 4]
            for (const from of SEATS) t.sendAll(at.passing(from), at.hand((from + further) % 4))
            beginPlay(t)
          },
        },

        play: {
          legal(t, hand) {
            const opening = t.n.tricks === 0
            if (t.played === 0) {
              if (opening) return hand.prefer(Cards.of(twoOfClubs), 'two-of-clubs-leads')
              return t.n.broken ? hand : hand.avoid(heart, 'hearts-not-broken')
            }
            const cards = hand.prefer(deck.suitWith(t.trick(0)), 'follow-suit')
            return opening ? cards.avoid(pointCards, 'no-points-yet') : cards
          },
          act(t, seat, card) {
            if (heart.has(card)) t.n.broken = 1
            if (t.play(seat, card)) endTrick(t)
          },
        },
      },

      over: (t) => SEATS.some((seat) => t.totals[seat] >= options.limit),
      winners(t) {
        const lowest = Math.min(...t.totals.slice(0, 4))
        return SEATS.filter((seat) => t.totals[seat] === lowest)
      },
    }
  },
})
