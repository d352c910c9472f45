import assert from 'node:assert/strict'
import { test } from 'node:test'
import { positionAt, SPRINGS, springOf } from './spring.ts'

const samplesOf = (easing: string): number[] => easing.slice('linear('.length, -1).split(', ').map(Number)

test('a spring starts at 0, ends at 1, and rests in less than a second', () => {
  for (const [name, { time, easing }] of Object.entries(SPRINGS)) {
    const samples = samplesOf(easing)
    assert.equal(samples[0], 0, name)
    assert.equal(samples.at(-1), 1, name)
    assert.ok(samples.every(Number.isFinite), name)
    assert.ok(time > 150 && time < 1000, `${name}: ${time} ms`)
  }
})

test('a spring with little damping overshoots, and one with much damping does not', () => {
  const most = (stiffness: number, damping: number): number =>
    Math.max(...samplesOf(springOf(stiffness, damping).easing))
  assert.ok(most(380, 18) > 1.1)
  assert.ok(most(420, 34) < 1.05)
  assert.equal(most(300, 200), 1)
})

test('a spring follows its equation of motion', () => {
  const step = 1e-4
  for (const force of [
    { stiffness: 420, damping: 34 },
    { stiffness: 300, damping: 2 * Math.sqrt(300) },
  ]) {
    for (const seconds of [0.01, 0.1, 0.25]) {
      const [before, now, next] = [-step, 0, step].map((each) => positionAt(force, seconds + each))
      const speed = (next! - before!) / (2 * step)
      const acceleration = (next! - 2 * now! + before!) / step ** 2
      assert.ok(Math.abs(acceleration + force.damping * speed + force.stiffness * (now! - 1)) < 0.01)
    }
  }
})
