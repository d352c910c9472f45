import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Deck, range } from './deck.ts'
import { defineGame } from './game.ts'
import { legal } from './law.ts'
import { Match } from './match.ts'
import { must } from './result.ts'

/** A law that tries to look at hidden things. The type check of the project makes sure that each attempt is an error. */
const nosy = defineGame({
  id: 'nosy',
  title: 'Nosy',
  about: 'A law that tries to know too much.',
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
          // @ts-expect-error a hand is not public
          t.cards(at.hand(1 - seat))
          // @ts-expect-error a place that only its owner sees is not public
          t.cards(at.own(1 - seat))
          // @ts-expect-error a plain number is not a public place
          t.cards(3)
          // @ts-expect-error the law has no access to hands
          t.hand?.(1 - seat)
          if (Number.isNaN(t.n.tricks)) {
            // @ts-expect-error the law cannot change a number
            t.n.tricks = 1
            // @ts-expect-error the law cannot change the number of a seat
            t.n.won[seat] = 1
            // @ts-expect-error the law cannot change a total
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

test('a law that sees public things and one hand finds the legal moves', () => {
  const game = must(nosy.at(2))
  assert.equal(legal(game, new Match(game, 'seed').table, 0).size, 2)
})
