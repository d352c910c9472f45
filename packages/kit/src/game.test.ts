import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Deck, range } from './deck.ts'
import { defineGame, distinctGames, type GameKind } from './game.ts'
import { must } from './result.ts'
import { bidding, flipping } from './testing/games.ts'

interface Changes {
  readonly id?: string
  readonly seats?: { readonly least: number; readonly most: number; readonly usual: number }
  readonly calls?: readonly string[]
  readonly numbers?: Readonly<Record<string, 'one'>>
}

/** A game with these changes. */
const changed = ({
  id = 'tiny',
  seats = { least: 2, most: 2, usual: 2 },
  calls = [],
  numbers = {},
}: Changes): GameKind =>
  defineGame({
    id,
    title: 'Tiny',
    about: 'A game with one phase.',
    seats,
    best: 'highest',
    options: {},
    zones: {},
    numbers,
    deck: () => new Deck({ suits: [], ranks: range(1, 6) }),
    rules: ({ at }) => ({
      round(t, deal) {
        deal.each(1, at.hand)
        t.ask('play', 0)
      },
      phases: { play: { calls, legal: (_t, hand) => hand, act: (t) => t.endRound() } },
      over: () => true,
      winners: () => [0],
    }),
  })

test('two calls of a phase cannot be written alike', () => {
  assert.throws(() => changed({ calls: ['pass', 'bid', 'pass'] }).at(2), { message: 'phase play has two calls "pass"' })
})

test('a call cannot be written like a card', () => {
  assert.throws(() => changed({ calls: ['pass', '3'] }).at(2), {
    message: 'phase play has a call "3", which is also the name of a card',
  })
  assert.ok(changed({ calls: ['pass', '9'] }).at(2).ok)
})

test('two games of a list cannot have the same id', () => {
  assert.throws(() => distinctGames([bidding, flipping, changed({ id: 'bidding' })]), {
    message: 'two games have the id bidding',
  })
  assert.deepEqual(distinctGames([bidding, flipping]), [bidding, flipping])
})

test('the id of a game is kebab-case, because it is part of addresses', () => {
  for (const id of ['', 'Tiny', 'tiny game', 'tiny/game', '-tiny']) {
    assert.throws(() => changed({ id }), { message: /^the id of a game is written like sushi-trick, not / })
  }
})

test('the numbers of seats are whole, in order and at most 8', () => {
  assert.throws(() => changed({ seats: { least: 2, most: 9, usual: 4 } }), {
    message: 'tiny: a table has at most 8 seats',
  })
  for (const [least, usual, most] of [
    [3, 2, 4],
    [2, 5, 4],
    [0, 2, 4],
    [2.5, 3, 4],
  ]) {
    assert.throws(() => changed({ seats: { least, usual, most } }), {
      message: 'tiny: the seats must be whole numbers with 1 ≤ least ≤ usual ≤ most',
    })
  }
})

test('a number cannot have a name that the kit uses', () => {
  assert.throws(() => changed({ numbers: { mem: 'one' } }), {
    message: 'a number cannot be called mem: the kit uses that word',
  })
})

test('a game is only for its numbers of seats', () => {
  assert.equal(must(bidding.at(4)).seats, 4)
  for (const seats of [1, 5, 2.5, Number.NaN]) {
    assert.deepEqual(bidding.at(seats), { ok: false, error: `Bidding is for 2 to 4 seats, not ${seats}` })
  }
})

test('a game has at most 40 numbers of its own', () => {
  const numbers = (count: number) => Object.fromEntries(range(1, count).map((i) => [`n${i}`, 'one' as const]))
  assert.ok(changed({ numbers: numbers(40) }).at(2).ok)
  assert.throws(() => changed({ numbers: numbers(41) }).at(2), /a game has at most 40 numbers/)
})
