import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '../games.ts'
import { gameOf } from '../session/plan.ts'
import { addressOf, planOfBots, readWish } from './watch-plan.ts'

const [gummi] = games
const wish = (query: string) => readWish(gummi, new URLSearchParams(query))

test('an address says who is to be watched, and nonsense in it is as usual', () => {
  assert.deepEqual(wish('seats=3&level=expert&seed=ume'), { seats: 3, level: 'expert', seed: 'ume' })
  assert.deepEqual(wish(''), { seats: 4, level: 'steady', seed: '' })
  assert.deepEqual(wish('seats=99&level=god&seed=%20'), { seats: 4, level: 'steady', seed: '' })
  assert.deepEqual(wish('seats=2.5'), { seats: 4, level: 'steady', seed: '' })
  assert.equal(wish(`seed=${'x'.repeat(500)}`).seed.length, 60)
})

test('a wish survives its own address', () => {
  const asked = { seats: 5, level: 'casual', seed: 'a b&c=ü' } as const
  assert.deepEqual(readWish(gummi, new URL(addressOf(gummi, asked), 'https://bento.example').searchParams), asked)
})

test('bots at every table have different names', () => {
  for (const kind of games) {
    const plan = planOfBots(kind, { seats: kind.seats.most, level: 'newcomer', seed: 'ume' })
    assert.equal(new Set(plan.players.map(({ name }) => name)).size, kind.seats.most)
    assert.ok(gameOf(plan).ok)
  }
})
