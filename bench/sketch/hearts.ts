import { type Card, Cards, CLUBS, DECK52, HEARTS, SPADES, SUITS, rankOf, suitOf } from './cards.ts'
import { game } from './game.ts'

const TWO_OF_CLUBS = CLUBS * 16, QUEEN_OF_SPADES = SPADES * 16 + 10
const POINTS = SUITS[HEARTS]!.with(QUEEN_OF_SPADES)
const points = (cs: Cards): number => cs.and(SUITS[HEARTS]!).size + (cs.has(QUEEN_OF_SPADES) ? 13 : 0)
const PASS = 0, PLAY = 1

export const hearts = game({
  id: 'hearts',
  seats: 4,
  deck: DECK52,
  zones: { passed: { each: 'seat', sight: 'owner' } },
  vars: { left: 'one', broken: 'one', tricks: 'one' },

  setup(t, rng) {
    t.deal(13, rng)
    t.v.left = 1 + rng.below(3) // pass left, across or right
    t.enter(PASS, 0b1111)
  },

  phases: {
    // Each player chooses three cards; all pass at once.
    pass: {
      picks: 'cards',
      legal: (_t, hand) => hand,
      act(t, seat, card) {
        const mine = t.layout.at.passed! + seat
        t.move(Cards.of(card), seat, mine)
        if (t.cards(mine).size < 3) return
        t.enter(PASS, t.acting & ~(1 << seat))
        if (!t.over) return
        for (let s = 0; s < 4; s++) t.move(t.cards(t.layout.at.passed! + s), t.layout.at.passed! + s, (s + t.v.left) & 3)
        for (let s = 0; s < 4; s++) if (t.hand(s).has(TWO_OF_CLUBS)) t.enter(PLAY, 1 << s)
      },
    },

    play: {
      picks: 'cards',
      legal(t, hand) {
        const leading = t.played === 0, opening = t.v.tricks === 0
        if (leading && opening) return hand.prefer(Cards.of(TWO_OF_CLUBS), 'the two of clubs leads')
        if (leading) return t.v.broken ? hand : hand.avoid(SUITS[HEARTS]!, 'hearts are not broken')
        const cards = hand.prefer(SUITS[suitOf(t.trick(0))]!, 'follow suit')
        return opening ? cards.avoid(POINTS, 'no points on the first trick') : cards
      },
      act(t, seat, card) {
        if (suitOf(card) === HEARTS) t.v.broken = 1
        if (!t.play(seat, card)) return
        const led = suitOf(t.trick(0))
        t.gather(t.winner((c: Card) => (suitOf(c) === led ? rankOf(c) : -1)))
        t.v.tricks++
        if (t.v.tricks === 13) t.enter(PLAY, 0)
      },
    },
  },

  score(t) {
    const took = [0, 1, 2, 3].map((s) => points(t.taken(s)))
    const moon = took.indexOf(26)
    return moon < 0 ? took.map((p) => -p) : took.map((_, s) => (s === moon ? 0 : -26))
  },
})
