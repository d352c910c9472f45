import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { seeded, shuffle, Xoshiro } from './random.ts'

test('xoshiro128** from state 1 2 3 4 gives the published numbers', () => {
  const random = new Xoshiro(1, 2, 3, 4)
  assert.deepEqual(
    Array.from({ length: 5 }, () => random.next()),
    [11520, 0, 5927040, 70819200, 2031721883],
  )
})

test('any string is a seed: the same seed gives the same numbers, another seed gives others', () => {
  const first = (seed: string): number[] => {
    const random = seeded(seed)
    return Array.from({ length: 4 }, () => random.next())
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (seed) => assert.deepEqual(first(seed), first(seed))))
  const seeds = ['', '0', '1', '00', 'a', 'A', '7-0', '7-1', '寿司', '\u0000', ' ']
  assert.equal(new Set(seeds.map((seed) => first(seed).join())).size, seeds.length)
})

test('below(n) gives every number from 0 to n - 1 about equally often', () => {
  const random = seeded('below')
  const times = new Array<number>(7).fill(0)
  for (let i = 0; i < 70_000; i++) times[random.below(7)]++
  for (const n of times) assert.ok(Math.abs(n - 10_000) < 500, `${times}`)
})

test('a shuffle keeps all members, and every order of three is about equally likely', () => {
  const random = seeded('shuffle')
  const times = new Map<string, number>()
  for (let i = 0; i < 12_000; i++) {
    const order = shuffle([0, 1, 2], random).join('')
    times.set(order, (times.get(order) ?? 0) + 1)
  }
  assert.equal(times.size, 6)
  for (const [order, n] of times) assert.ok(Math.abs(n - 2000) < 250, `${order}: ${n} of 12000`)
})
