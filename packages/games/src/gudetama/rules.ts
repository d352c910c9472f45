import {
  type Cards,
  call,
  callNumber,
  Deck,
  defineGame,
  NONE,
  type PublicOf,
  range,
  type Seat,
  type TableOf,
  wholes,
} from '@trick-bento/kit'

const HAND = 7
const HIGHEST = 14
const LIMIT = 21
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Public numbers, each named by what it counts or points at. */
const NUMBERS = { tricks: 'one', size: 'one', high: 'one', starter: 'seat' } as const
/** What points are given for. */
const SCORES = { 'last-trick': 'Won the last trick', 'one-in-last-trick': 'A 1 in the last trick' } as const
type T = TableOf<typeof NUMBERS, typeof SCORES>
type P = PublicOf<typeof NUMBERS>

export const gudetama = defineGame({
  id: 'gudetama',
  title: 'Gudetama: The Tricky Egg',
  about: 'Only the last trick counts, and nobody wants to win it.',
  seats: { least: 2, most: 7, usual: 4 },
  best: 'lowest',

  options: {
    copies: wholes({
      default: [3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4],
      least: 0,
      most: 63,
      house: true,
      about: 'How many copies there are of each card from 1 to 14.',
      check(copies, seats) {
        const cards = sum(copies)
        if (cards >= HAND * seats && cards <= 64) return undefined
        return `must add up to ${HAND * seats} to 64 cards for ${seats} seats, not ${cards}`
      },
    }),
  },

  deck: ({ options }) =>
    new Deck({ suits: [], ranks: range(1, HIGHEST), copies: (value) => options.copies[value - 1] }),

  zones: {
    unused: { sight: 'none' },
    taken: { each: 'seat', sight: 'none' },
    scored: { each: 'seat', sight: 'all', keep: true }, // E22: not dealt again
  },
  numbers: NUMBERS,
  reasons: {
    'high-or-lowest': 'play at least the highest card so far, or your lowest card',
    'name-another-seat': 'name another seat that takes part',
  },
  scores: SCORES,

  rules({ seats, deck, at }) {
    const allSeats = range(0, seats - 1)
    const values = range(0, HIGHEST)
    const union = (chosen: readonly number[]): Cards => chosen.reduce((set, value) => set.or(deck.ofRank(value)), NONE)
    /** E11: the cards that may be played, by the highest card so far and the lowest card of the hand. */
    const playable = values.map((high) => values.map((lowest) => union([lowest, ...range(high, HIGHEST)])))
    const lastTrick = (t: P): boolean => t.n.tricks === t.n.size

    /** Of the seats that take part, those with the lowest total. */
    function lowestTotals(t: P): Seat[] {
      const lowest = Math.min(...t.playing.map((seat) => t.totals[seat]))
      return t.playing.filter((seat) => t.totals[seat] === lowest)
    }

    /** E27-E29: the seats that play another round. Once a seat has 21, only those with the lowest total. */
    const staying = (t: P): Seat[] => (allSeats.every((seat) => t.totals[seat] < LIMIT) ? t.playing : lowestTotals(t))

    /** E8, E29: a round needs two seats and a card for each of them. */
    function over(t: P): boolean {
      const players = staying(t).length
      return players === 1 || deck.size - sum(allSeats.map((seat) => t.count(at.scored(seat)))) < players
    }

    /** E16, E24: the seats that the winner with a 14 may name, as calls. */
    function candidates(t: P, winner: Seat): Cards {
      const next = lastTrick(t) ? staying(t) : undefined
      let others = NONE
      for (let seat = 0; seat < seats; seat++) {
        const isNext = next === undefined ? t.isPlaying(seat) : next.includes(seat)
        if (isNext && seat !== winner) others = others.with(call(seat))
      }
      return others
    }

    function lead(t: T, seat: Seat): void {
      if (!lastTrick(t)) return t.ask('play', seat)
      t.n.starter = seat
      t.endRound()
    }

    /** E19-E21: the winner scores the number on its card; with a 1 in the trick, every seat does. */
    function scoreLastTrick(t: T, best: number): void {
      const all = t.cards(at.trick).meets(deck.ofRank(1))
      const why = all ? 'one-in-last-trick' : 'last-trick'
      for (let i = 0; i < t.players; i++) {
        if (!all && i !== best) continue
        const card = t.trick(i)
        t.score(t.playedBy(i), deck.rankOf(card), why)
        t.send(card, at.trick, at.scored(t.playedBy(i)))
      }
    }

    function endTrick(t: T): void {
      const best = t.highest(deck.cards, 'last')
      const winner = t.playedBy(best)
      const namesLeader = deck.rankOf(t.trick(best)) === HIGHEST
      t.n.tricks++
      if (lastTrick(t)) scoreLastTrick(t, best)
      t.sendAll(at.trick, at.taken(winner))
      if (!namesLeader || (lastTrick(t) && over(t))) return lead(t, winner)
      const others = candidates(t, winner)
      if (others.size === 1) lead(t, callNumber(others.first))
      else t.ask('lead', winner)
    }

    return {
      round(t, deal) {
        t.seatOnly(staying(t))
        t.n.size = Math.min(HAND, Math.floor(deal.left / t.players)) // E7
        t.n.tricks = 0
        deal.each(t.n.size, at.hand)
        deal.rest(at.unused)
        if (t.round === 1) t.n.starter = deal.drawSeat()
        if (!t.isPlaying(t.n.starter)) t.n.starter = t.next(t.n.starter) // E26
        t.ask('play', t.n.starter)
      },

      phases: {
        play: {
          legal(t, hand) {
            if (t.played === 0) return hand
            const cards = playable[t.n.high][deck.rankOf(hand.first)]
            return hand.only(cards, 'high-or-lowest')
          },
          act(t, seat, card) {
            const value = deck.rankOf(card)
            if (t.played === 0 || value > t.n.high) t.n.high = value
            if (t.play(seat, card)) endTrick(t)
          },
        },
        lead: {
          from: 'calls',
          calls: allSeats.map((seat) => `lead ${seat}` as const),
          legal: (t, offered, winner) => offered.only(candidates(t, winner), 'name-another-seat'),
          act: (t, _winner, move) => lead(t, callNumber(move)),
        },
      },

      over,
      winners: lowestTotals,
    }
  },

  record: () => ({ atStart: (t) => ({ players: t.playing }) }),
})
