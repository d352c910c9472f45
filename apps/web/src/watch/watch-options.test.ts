import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '../games.ts'
import { gameOf } from '../session/plan.ts'
import { planOfBots, readWatchOptions, watchAddress } from './watch-options.ts'

const [gummi] = games
const read = (query: string) => readWatchOptions(gummi, new URLSearchParams(query))

test('an address contains the options, and invalid values become the defaults', () => {
  assert.deepEqual(read('seats=3&level=expert&seed=ume'), { seats: 3, level: 'expert', seed: 'ume' })
  assert.deepEqual(read(''), { seats: 4, level: 'steady', seed: '' })
  assert.deepEqual(read('seats=99&level=god&seed=%20'), { seats: 4, level: 'steady', seed: '' })
  assert.deepEqual(read('seats=2.5'), { seats: 4, level: 'steady', seed: '' })
  assert.equal(read(`seed=${'x'.repeat(500)}`).seed.length, 60)
})

test('options written into an address are read back', () => {
  const options = { seats: 5, level: 'casual', seed: 'a b&c=ü' } as const
  const address = new URL(watchAddress(gummi, options), 'https://bento.example')
  assert.deepEqual(readWatchOptions(gummi, address.searchParams), options)
})

test('the bots of a table have different names', () => {
  for (const kind of games) {
    const plan = planOfBots(kind, { seats: kind.seats.most, level: 'newcomer', seed: 'ume' })
    assert.equal(new Set(plan.players.map(({ name }) => name)).size, kind.seats.most)
    assert.ok(gameOf(plan).ok)
  }
})
