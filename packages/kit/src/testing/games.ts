import { call, callNumber, type Seat } from '../cards.ts'
import { Deck, NO_SUIT, range } from '../deck.ts'
import type { TableOf } from '../definition.ts'
import { defineGame } from '../game.ts'
import { whole } from '../options.ts'

// Small games for the kit's own tests. Each uses a part of the kit that others do not.

const suits = [
  { letter: 'R', name: 'red', symbol: '●', colour: 'red' },
  { letter: 'B', name: 'blue', symbol: '■', colour: 'blue' },
]

const BIDDING_NUMBERS = { trump: 'suit', bid: 'each', won: 'each' } as const
const BIDDING_SCORES = { bid: 'Bids that were right', tricks: 'Tricks' } as const
type Bidding = TableOf<typeof BIDDING_NUMBERS, typeof BIDDING_SCORES>

/** All seats bid together, then follow suit. The first card that is led names the trump. */
export const bidding = defineGame({
  id: 'bidding',
  title: 'Bidding',
  about: 'All players bid at the same time.',
  seats: { least: 2, most: 4, usual: 3 },
  best: 'highest',
  options: { rounds: whole({ least: 1, most: 9, default: 2, about: 'How many rounds make a game.' }) },
  zones: { taken: { each: 'seat', sight: 'none' }, unused: { sight: 'none' } },
  numbers: BIDDING_NUMBERS,
  reasons: { 'follow-suit': 'you must follow suit' },
  scores: BIDDING_SCORES,
  deck: () => new Deck({ suits, ranks: range(1, 8) }),
  rules({ seats, options, deck, at }) {
    const everyone = range(0, seats - 1)
    function endTrick(t: Bidding): void {
      const trump = t.highest(deck.suit(t.n.trump))
      const winner = t.playedBy(trump >= 0 ? trump : t.highest(deck.suitWith(t.trick(0))))
      t.n.won[winner]++
      t.sendAll(at.trick, at.taken(winner))
      if (t.count(at.hand(winner)) > 0) return t.ask('play', winner)
      for (const seat of everyone) {
        t.score(seat, t.n.won[seat], 'tricks')
        if (t.n.won[seat] === t.n.bid[seat]) t.score(seat, 10, 'bid')
      }
      t.endRound()
    }
    return {
      round(t, deal) {
        deal.each(3, at.hand)
        deal.rest(at.unused)
        t.n.trump = NO_SUIT
        t.n.bid.fill(0)
        t.n.won.fill(0)
        t.askAll('bid')
      },
      phases: {
        bid: {
          from: 'calls',
          calls: range(0, 3).map((n) => `bid ${n}`),
          legal: (_t, calls) => calls,
          act(t, seat, move) {
            t.n.bid[seat] = callNumber(move)
            if (t.done(seat)) t.ask('play', (t.round - 1) % seats)
          },
        },
        play: {
          legal: (t, hand) => (t.played === 0 ? hand : hand.prefer(deck.suitWith(t.trick(0)), 'follow-suit')),
          act(t, seat, card) {
            if (t.n.trump === NO_SUIT) t.n.trump = deck.suitOf(card)
            if (t.play(seat, card)) endTrick(t)
          },
        },
      },
      over: (t) => t.round === options.rounds,
      winners(t) {
        const most = Math.max(...everyone.map((seat) => t.totals[seat]))
        return everyone.filter((seat) => t.totals[seat] === most)
      },
    }
  },
  record: ({ seats }) => ({ atEnd: (t) => ({ bids: [...t.n.bid.slice(0, seats)] }) }),
})

const FLIP = call(0)

/**
 * A deck with two copies of each card. Each seat gets a stack that is dealt in two parts and not filled. Cards above 4 are
 * played face down.
 */
export const flipping = defineGame({
  id: 'flipping',
  title: 'Flipping',
  about: 'Play from the hand or from the stack.',
  seats: { least: 2, most: 3, usual: 2 },
  best: 'lowest',
  startPoints: 5,
  options: {},
  zones: {
    stack: { each: 'seat', sight: 'none', stack: 4 },
    covered: { each: 'seat', sight: 'owner' },
    scored: { each: 'seat', sight: 'all', keep: true },
    unused: { sight: 'none' },
  },
  numbers: { tricks: 'one' },
  reasons: { 'empty-stack': 'your stack is empty', 'one-first': 'you must play a 1 if you have one' },
  scores: { trick: 'Tricks' },
  deck: () => new Deck({ suits: [], ranks: range(1, 6), copies: () => 3 }),
  rules({ seats, deck, at }) {
    const high = deck.ofRank(5).or(deck.ofRank(6))
    return {
      round(t, deal) {
        deal.each(2, at.stack)
        deal.each(2, at.hand)
        deal.each(1, at.stack)
        deal.rest(at.unused)
        t.n.tricks = 0
        t.ask('play', (t.round - 1) % seats)
      },
      phases: {
        play: {
          calls: ['flip'],
          legal: (t, hand, seat) =>
            hand.prefer(deck.ofRank(1), 'one-first').allow(FLIP, t.count(at.stack(seat)) > 0, 'empty-stack'),
          act(t, seat, move) {
            const isFull =
              move === FLIP
                ? t.flip(seat, at.stack(seat))
                : high.has(move)
                  ? t.cover(seat, move, at.covered(seat), high)
                  : t.play(seat, move)
            if (!isFull) return
            for (let i = 0; i < seats; i++) if (t.trick(i) < 0) t.reveal(i, at.covered(t.playedBy(i)))
            const best = t.highest(deck.cards, 'last')
            const winner: Seat = t.playedBy(best)
            t.score(winner, 1, 'trick')
            if (t.n.tricks === 0) t.send(t.trick(best), at.trick, at.scored(winner))
            t.sendAll(at.trick, at.unused)
            t.n.tricks++
            if (t.n.tricks === 5) t.endRound()
            else t.ask('play', winner)
          },
        },
      },
      over: (t) => t.round === 2,
      winners: (t) => {
        const least = Math.min(...t.totals.slice(0, seats))
        return range(0, seats - 1).filter((seat) => t.totals[seat] === least)
      },
    }
  },
})
