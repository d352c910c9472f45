import assert from 'node:assert/strict'
import { test } from 'node:test'
import { difference, estimate, isSignificant, ratio, studentFactor } from './statistics.ts'

const near = (actual: number, expected: number, by: number) =>
  assert.ok(Math.abs(actual - expected) <= by, `${actual} should be ${expected}`)

test("Student's factors match the published table", () => {
  const table: [freedom: number, factor: number][] = [
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [100, 1.984],
    [1e6, 1.96],
  ]
  for (const [freedom, factor] of table) near(studentFactor(freedom), factor, 0.005)
})

test('an estimate has a mean and its interval', () => {
  const { mean, margin } = estimate([1, 2, 3, 4])
  assert.equal(mean, 2.5)
  near(margin, 3.182 * Math.sqrt(5 / 3 / 4), 0.003)
})

test('differences are paired by deal, so that variation between deals does not count', () => {
  const { mean, margin } = difference([101, 7, 54, 22], [100, 5, 53, 20])
  assert.equal(mean, 1.5)
  near(margin, 3.182 * Math.sqrt(1 / 3 / 4), 0.003)
})

test('a ratio of means has an interval by the delta method', () => {
  const { mean, margin } = ratio([1, 3], [2, 4])
  near(mean, 2 / 3, 1e-12)
  near(margin, 12.706 / 9, 1e-3)
  assert.deepEqual(ratio([1, 2, 4], [2, 4, 8]), { mean: 0.5, margin: 0 })
})

test('an estimate is significant if its interval does not contain 0', () => {
  assert.equal(isSignificant({ mean: -2, margin: 1 }), true)
  assert.equal(isSignificant({ mean: 1, margin: 1 }), false)
})
