import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Deck, range } from './deck.ts'
import { defineGame } from './game.ts'
import { legal } from './law.ts'
import { Match } from './match.ts'
import { must } from './result.ts'

/** A law that tries to look where it must not; that each try is an error is checked with the types of the project. */
const nosy = defineGame({
  id: 'nosy',
  title: 'Nosy',
  about: 'A law that would like to know too much.',
  seats: { least: 2, most: 2, usual: 2 },
  best: 'highest',
  options: {},
  zones: { open: { sight: 'all' }, own: { each: 'seat', sight: 'owner' } },
  numbers: { tricks: 'one', won: 'each' },
  deck: () => new Deck({ suits: [], ranks: range(1, 6) }),
  rules: ({ at }) => ({
    round(t, deal) {
      deal.each(2, at.hand)
      deal.each(1, at.own)
      t.ask('play', 0)
    },
    phases: {
      play: {
        legal(t, hand, seat) {
          const seen = t.cards(at.open).or(t.cards(at.trick))
          // @ts-expect-error a hand is not open
          t.cards(at.hand(1 - seat))
          // @ts-expect-error nor is a place that only its owner sees
          t.cards(at.own(1 - seat))
          // @ts-expect-error nor any place by its bare number
          t.cards(3)
          // @ts-expect-error the law has no way to a hand
          t.hand?.(1 - seat)
          if (Number.isNaN(t.n.tricks)) {
            // @ts-expect-error the law changes no number
            t.n.tricks = 1
            // @ts-expect-error nor one of a seat
            t.n.won[seat] = 1
            // @ts-expect-error nor a total
            t.totals[seat] = 1
          }
          return hand.minus(seen)
        },
        act: (t) => t.endRound(),
      },
    },
    over: () => true,
    winners: () => [0],
  }),
})

test('a law that sees public things and one hand can do its work', () => {
  const game = must(nosy.at(2))
  assert.equal(legal(game, new Match(game, 'seed').table, 0).size, 2)
})
