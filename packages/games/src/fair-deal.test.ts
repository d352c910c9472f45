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

test('our SHA-256 is everybody’s, whatever the text and its length', () => {
  const theirs = (text: string): string => createHash('sha256').update(text).digest('hex')
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    assert.equal(hashOf('x'.repeat(length)), theirs('x'.repeat(length)), `${length} characters`)
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      assert.equal(hashOf(text), theirs(text))
    }),
  )
})

test('the commitment can be computed with any tool', () => {
  const expected = createHash('sha256').update('trick-bento commitment abc').digest('hex')
  assert.equal(commitmentTo('abc'), expected)
})

test('the deal follows from the secret and every value, in the order of seats', () => {
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

test('every card is dealt to every seat about as often', () => {
  const game = must(games[0]!.at(4))
  const first = new Map<number, number>()
  const DEALS = 4000
  for (let i = 0; i < DEALS; i++) {
    const { table } = new Match(game, (round) => fairDeal(`fair ${i}`, round))
    for (const each of table.hand(0)) first.set(each, (first.get(each) ?? 0) + 1)
  }
  const expected = [...first.values()].reduce((a, b) => a + b, 0) / game.deck.size
  const surprise = [...first.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  // Chi-squared; cards of a hand exclude each other, which makes it smaller than for independent draws.
  assert.ok(surprise < game.deck.size + 5 * Math.sqrt(2 * game.deck.size), String(surprise))
})
