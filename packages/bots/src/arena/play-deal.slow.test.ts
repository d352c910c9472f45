import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama, gummiTrick, sushiTrick } from '@trick-bento/games'
import { type Game, legal, must } from '@trick-bento/kit'
import { type ContestTerms, makeContest } from './contest.ts'
import type { Entrant } from './entrant.ts'
import { type DealResult, playDeal } from './play-deal.ts'
import { faceField, shareTable } from './seating.ts'
import { summarise } from './summary.ts'

/** A clock that advances by a millisecond with every reading. */
function ticking(): () => number {
  let now = 0
  return () => now++
}

function play(
  game: Game,
  terms: Omit<ContestTerms, 'seed' | 'extent'> & Partial<ContestTerms>,
  deals: number,
): DealResult[] {
  const contest = must(makeContest(game, { seed: 'arena', extent: 'round', ...terms }))
  return Array.from({ length: deals }, (_, deal) => playDeal(contest, deal, ticking()))
}

test('the same seed gives the same results, in any order of the deals', () => {
  const game = must(gummiTrick.at(3))
  const bots = ['textbook@20', 'cheater@20', 'random']
  const contest = must(makeContest(game, { bots, seed: 'again', extent: 'round' }))
  const first = [0, 1, 2].map((deal) => playDeal(contest, deal, ticking()))
  const again = [2, 0, 1].map((deal) => playDeal(contest, deal, ticking()))
  assert.deepEqual([again[1], again[2], again[0]], first)
  assert.notDeepEqual(first[0].scores, first[1].scores)
})

test('a seat gets the same cards and random numbers in every seating', () => {
  const game = must(gudetama.at(3))
  const seen = Array.from({ length: 3 }, () => new Set<string>())
  const spy = (name: string): Entrant => ({
    name,
    decide(_match, { table, seat }, random) {
      if (table.count(seat) === 7) seen[seat].add(`${[...table.hand(seat)]} ${random.below(1e6)}`)
      return legal(game, table, seat).first
    },
  })
  const entrants = ['a', 'b', 'c'].map(spy)
  for (const seatings of [shareTable([0, 1, 2], 3), faceField([0, 1, 2], 2, 3)]) {
    playDeal({ game, entrants, seatings, seed: 's', extent: 'round' }, 0, ticking())
  }
  assert.deepEqual(
    seen.map(({ size }) => size),
    [1, 1, 1],
  )
})

test('a bot decides only where there is a choice, and only that is timed', () => {
  const game = must(gudetama.at(4))
  let decisions = 0
  const counter: Entrant = {
    name: 'counter',
    decide(_match, { table, seat }) {
      decisions++
      const moves = legal(game, table, seat)
      assert.ok(moves.size > 1)
      return moves.first
    },
  }
  const contest = { game, entrants: [counter], seatings: shareTable([0], 4), seed: 's', extent: 'match' as const }
  const { thinkingTimes } = playDeal(contest, 0, ticking())
  assert.deepEqual(thinkingTimes, [{ decisions, total: decisions, longest: 1 }])
})

test('an illegal move throws an error that names its bot', () => {
  const game = must(gudetama.at(3))
  const rogue: Entrant = { name: 'rogue', decide: () => 95 }
  const contest = { game, entrants: [rogue], seatings: shareTable([0], 3), seed: 's', extent: 'round' as const }
  assert.throws(() => playDeal(contest, 0, ticking()), /rogue made an illegal move: there is no such move/)
})

test('the wins of a deal add up to 1, and each game of a pair gives one point', () => {
  for (const extent of ['round', 'match'] as const) {
    for (const { wins, pairPoints } of play(must(gummiTrick.at(2)), { bots: ['random', 'textbook@2'], extent }, 5)) {
      assert.equal(wins[0] + wins[1], 1)
      assert.equal(pairPoints[0][1] + pairPoints[1][0], 2)
    }
  }
})

test('two losers of a whole game get no points against each other', () => {
  for (const { pairPoints } of play(
    must(sushiTrick.at(3)),
    { bots: ['random', 'textbook@1', 'cheater@1'], extent: 'match' },
    3,
  )) {
    const all = pairPoints.flat().reduce((a, b) => a + b, 0)
    assert.ok(all >= 6 && all <= 9, `${all}`)
  }
})

test('scores are negative points in a game that the lowest total wins', () => {
  for (const { scores } of play(must(gudetama.at(2)), { bots: ['random'] }, 5)) assert.ok(scores[0] < 0)
})

test('the field plays one game of each deal against itself and wins its fair share', () => {
  for (const { wins } of play(must(gummiTrick.at(4)), { bots: ['textbook@2'], against: 'random' }, 3)) {
    assert.equal(wins[1], 0.25)
  }
})

test('the cheater beats textbook, and textbook beats random', () => {
  const bots = ['random', 'textbook@60', 'cheater@60']
  const { comparisons } = summarise(bots, play(must(sushiTrick.at(3)), { bots }, 80))
  // Each difference is about three times its interval with any seed.
  assert.deepEqual(
    comparisons.map(({ better, worse, shown }) => [better, worse, shown]),
    [
      ['cheater@60', 'textbook@60', true],
      ['cheater@60', 'random', true],
      ['textbook@60', 'random', true],
    ],
  )
})
