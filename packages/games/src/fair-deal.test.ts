import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { Match, must } from '@trick-bento/kit'
import { commitmentTo, dealSeed, fairDeal, hashOf } from '@trick-bento/kit/fair'
import fc from 'fast-check'
import { games } from './index.ts'

const eventsOf = (seed: string): string => {
  const game = must(games[0]!.at(4))
  return JSON.stringify(new Match(game, (round) => fairDeal(seed, round)).events)
}

test('our SHA-256 agrees with Node’s for texts of any content and length', () => {
  const nodeHash = (text: string): string => createHash('sha256').update(text).digest('hex')
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    assert.equal(hashOf('x'.repeat(length)), nodeHash('x'.repeat(length)), `${length} characters`)
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      assert.equal(hashOf(text), nodeHash(text))
    }),
  )
})

test('a commitment is the SHA-256 of a prefix and the secret', () => {
  const expected = createHash('sha256').update('trick-bento commitment abc').digest('hex')
  assert.equal(commitmentTo('abc'), expected)
})

test('a deal depends on the secret and on every value, in the order of seats', () => {
  const seeds = [
    dealSeed('s', ['a', 'b']),
    dealSeed('t', ['a', 'b']),
    dealSeed('s', ['a', 'c']),
    dealSeed('s', ['b', 'a']),
    dealSeed('s', ['ab']),
    dealSeed('s', ['a","b']),
    dealSeed('s', []),
  ]
  assert.equal(new Set(seeds).size, seeds.length)
  assert.equal(new Set(seeds.map(eventsOf)).size, seeds.length)
  assert.equal(eventsOf(seeds[0]!), eventsOf(dealSeed('s', ['a', 'b'])))
})

test('a fair deal gives each card to a seat about equally often', () => {
  const game = must(games[0]!.at(4))
  const first = new Map<number, number>()
  const DEALS = 4000
  for (let i = 0; i < DEALS; i++) {
    const { table } = new Match(game, (round) => fairDeal(`fair ${i}`, round))
    for (const each of table.hand(0)) first.set(each, (first.get(each) ?? 0) + 1)
  }
  const expected = [...first.values()].reduce((a, b) => a + b, 0) / game.deck.size
  const chiSquared = [...first.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  // The cards of a hand exclude each other, so the value is smaller than for independent draws.
  assert.ok(chiSquared < game.deck.size + 5 * Math.sqrt(2 * game.deck.size), String(chiSquared))
})
