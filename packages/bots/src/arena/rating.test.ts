import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Random, seeded } from '@trick-bento/kit'
import { type PairPoints, rate, ratings } from './rating.ts'

const near = (actual: number, expected: number, by: number) =>
  assert.ok(Math.abs(actual - expected) <= by, `${actual} should be ${expected}`)

/** Each pair plays once. */
function simulate(strengths: readonly number[], random: Random): PairPoints {
  const points = strengths.map(() => strengths.map(() => 0))
  for (const [i, a] of strengths.entries()) {
    for (const [j, b] of strengths.entries()) {
      if (j <= i) continue
      const wins = random.below(1e6) / 1e6 < 1 / (1 + 10 ** ((b - a) / 400))
      if (wins) points[i][j] = 1
      else points[j][i] = 1
    }
  }
  return points
}

test('odds of ten to one are 400 points', () => {
  const [strong, weak] = rate([
    [0, 10000],
    [1000, 0],
  ])
  near(strong, 200, 0.2)
  near(weak, -200, 0.2)
})

test('entrants that only tie have the same rating', () => {
  for (const rating of rate([
    [0, 5, 2],
    [5, 0, 9],
    [2, 9, 0],
  ]))
    near(rating, 0, 1e-6)
})

test('ratings recover known strengths, within intervals that shrink with more deals', () => {
  const strengths = [300, 50, -50, -300]
  const random = seeded('strengths')
  const deals = Array.from({ length: 2000 }, () => simulate(strengths, random))
  const few = ratings(deals.slice(0, 200))
  for (const [i, { mean, margin }] of ratings(deals).entries()) {
    near(mean, strengths[i], 1.5 * margin)
    assert.ok(margin > 5 && margin < 20, `${margin}`)
    near(few[i].margin / margin, Math.sqrt(10), 1.5)
  }
})

test('ratings do not depend on the order of the deals', () => {
  const random = seeded('order')
  const deals = Array.from({ length: 50 }, () => simulate([100, 0, -100], random))
  const backwards = ratings(deals.toReversed())
  for (const [i, { mean }] of ratings(deals).entries()) near(mean, backwards[i].mean, 1e-6)
})

test('an entrant that never lost has a high rating and an infinite margin', () => {
  const deals: PairPoints[] = Array.from({ length: 30 }, (_, d) => [
    [0, 1, 1],
    [0, 0, d % 2],
    [0, 1 - (d % 2), 0],
  ])
  const [first, second, third] = ratings(deals)
  assert.ok(first.mean > 300 && first.mean < 1000, `${first.mean}`)
  assert.equal(first.margin, Number.POSITIVE_INFINITY)
  near(second.mean, third.mean, 1e-6)
  assert.ok(Number.isFinite(second.margin))
})

test('a single entrant has rating 0', () => {
  assert.deepEqual(ratings([[[0]], [[0]]]), [{ mean: 0, margin: 0 }])
})
