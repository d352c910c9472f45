import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DealResult } from './play-deal.ts'
import { summarise } from './summary.ts'

/** One deal with these scores; the best one wins. */
function dealOf(...scores: readonly number[]): DealResult {
  const best = Math.max(...scores)
  return {
    scores,
    wins: scores.map((score) => (score === best ? 1 : 0)),
    pairPoints: scores.map((a) => scores.map((b) => (a > b ? 1 : a === b ? 0.5 : 0))),
    thinkingTimes: scores.map((score) => ({ decisions: 2, total: 3, longest: score })),
  }
}

test('the best entrant comes first, with its own numbers', () => {
  const { standings } = summarise(['a', 'b'], [dealOf(1, 5), dealOf(3, 4), dealOf(2, 3)])
  assert.deepEqual(
    standings.map(({ name, score }) => [name, score.mean]),
    [
      ['b', 4],
      ['a', 2],
    ],
  )
  assert.equal(standings[0].wins.mean, 1)
  assert.deepEqual(standings[0].thinkingTime, { decisions: 6, mean: 1.5, longest: 5 })
  assert.ok(standings[0].rating.mean > standings[1].rating.mean)
})

test('few entrants are all compared with each other, many with the next only', () => {
  const pairsOf = (...scores: number[]) =>
    summarise(
      scores.map((_, i) => `${i}`),
      [dealOf(...scores), dealOf(...scores)],
    ).comparisons.map(({ better, worse }) => `${better}>${worse}`)
  assert.deepEqual(pairsOf(1, 3, 2), ['1>2', '1>0', '2>0'])
  assert.deepEqual(pairsOf(1, 3, 2, 5, 4), ['3>4', '4>1', '1>2', '2>0'])
})

test('a difference within its interval is not shown', () => {
  const { comparisons } = summarise(['a', 'b'], [dealOf(9, 1), dealOf(1, 8), dealOf(5, 4)])
  assert.equal(comparisons[0].shown, false)
})

test('a summary tells how much of the gap between textbook and cheater an entrant closes', () => {
  const names = ['textbook', 'cheater@5', 'strong', 'random']
  const { gap } = summarise(names, [dealOf(0, 4, 2, -9), dealOf(1, 7, 4, -9), dealOf(2, 8, 5, -9)])
  assert.deepEqual(gap?.closed, [{ name: 'strong', share: { mean: 0.5, margin: 0 } }])
  assert.deepEqual([gap?.from, gap?.to, gap?.shown], ['textbook', 'cheater@5', true])
})

test('without a plain textbook the gap starts at the first textbook with iterations', () => {
  const names = ['textbook@1', 'textbook@9', 'cheater']
  const { gap } = summarise(names, [dealOf(0, 1, 4), dealOf(1, 2, 5)])
  assert.deepEqual([gap?.from, gap?.closed.map(({ name }) => name)], ['textbook@1', ['textbook@9']])
})

test('no share is given without a significant gap or without other entrants', () => {
  const { gap } = summarise(['textbook', 'cheater', 'strong'], [dealOf(0, 4, 2), dealOf(7, 1, 4)])
  assert.deepEqual([gap?.shown, gap?.closed], [false, []])
  assert.equal(summarise(['textbook', 'cheater'], [dealOf(0, 4), dealOf(1, 5)]).gap, undefined)
})
