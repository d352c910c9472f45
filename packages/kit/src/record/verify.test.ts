import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bidding, flipping } from '../testing/games.ts'
import { finishedMatch } from '../testing/tables.ts'
import type { GameRecord } from './format.ts'
import { replayRecord, verifyRecord } from './verify.ts'
import { makeRecord } from './write.ts'

interface Draft {
  game: string
  seats: number
  options: Record<string, unknown>
  names?: string[]
  rounds: {
    leader: number
    hands: unknown[]
    moves: { seat: number; move: string; card?: string; legal?: string[] }[]
    scores: number[]
    [field: string]: unknown
  }[]
  totals: number[]
  winners: number[]
}

const good = (annotate?: true): Draft =>
  JSON.parse(JSON.stringify(makeRecord(finishedMatch(bidding, 3, 'verify'), annotate ? { annotate } : {})))
function problemsAfter(change: (record: Draft) => void, annotate?: true): readonly string[] {
  const record = good(annotate)
  change(record)
  return verifyRecord(record as unknown as GameRecord, bidding).problems
}

test('a record that was written verifies, and its game is played to the end', () => {
  for (const kind of [bidding, flipping]) {
    const match = finishedMatch(kind, 2, 'honest')
    const { match: replayed, problems } = verifyRecord(makeRecord(match, { annotate: true }), kind)
    assert.deepEqual(problems, [])
    assert.deepEqual(replayed!.decisions, match.decisions)
    assert.deepEqual([...replayed!.table.totals], [...match.table.totals])
    assert.ok(replayRecord(makeRecord(match), kind).ok)
  }
})

describe('a record is refused', () => {
  test('when it is of another game, of a wrong number of seats or with wrong options', () => {
    assert.deepEqual(
      problemsAfter((r) => (r.game = 'flipping')),
      ['the record is of the game "flipping", not "bidding"'],
    )
    assert.deepEqual(
      problemsAfter((r) => (r.seats = 5)),
      ['Bidding is for 2 to 4 seats, not 5'],
    )
    assert.deepEqual(
      problemsAfter((r) => (r.options = { rounds: 0 })),
      ['option rounds must be a whole number from 1 to 9, not 0'],
    )
  })
  test('when a hand has too few or too many cards', () => {
    const change = (by: (hand: string[]) => void) => problemsAfter((r) => by(r.rounds[0].hands[1] as string[]))
    assert.deepEqual(
      change((hand) => hand.pop()),
      ['round 1, hands of seat 1 must be 3 cards, not 2'],
    )
    assert.match(change((hand) => hand.push('R1'))[0], /^round 1, .*(must be 3 cards, not 4|dealt more often)/)
  })
  test('when a card does not exist or is dealt twice', () => {
    assert.deepEqual(
      problemsAfter((r) => ((r.rounds[0].hands[0] as string[])[0] = 'R99')),
      ['round 1, hands of seat 0: there is no card "R99" in this deck'],
    )
    const twice = problemsAfter(
      (r) => ((r.rounds[0].hands as string[][])[1][0] = (r.rounds[0].hands as string[][])[0][0]),
    )
    assert.match(twice[0], /^round 1, hands of seat 1: \w+ was dealt more often than the deck has it$/)
  })
  test('when a move was not legal, not possible or not of this seat', () => {
    assert.match(
      problemsAfter((r) => (r.rounds[0].moves[0].move = 'bid 9'))[0],
      /there is no such move now; allowed: bid 0/,
    )
    assert.match(problemsAfter((r) => (r.rounds[0].moves[0].seat = 7))[0], /it is the turn of seat 0$/)
    assert.match(
      problemsAfter((r) => r.rounds[0].moves.pop())[0],
      /^round 1 ends after move 11, but seat \d is still to/,
    )
    assert.match(
      problemsAfter((r) => r.rounds[0].moves.push({ seat: 0, move: 'R1' }))[0],
      /^round 1, move 13 .*: the round was already over$/,
    )
  })
  test('when the legal moves beside a move are wrong', () => {
    assert.match(
      problemsAfter((r) => (r.rounds[0].moves[0].legal = ['bid 0']), true)[0],
      /^round 1, move 1 .*, legal: the record says \["bid 0"\], by the rules it is \["bid 0","bid 1"/,
    )
  })
  test('when points, totals, winners or notes are wrong, each with what is right', () => {
    const problems = problemsAfter((r) => {
      r.rounds[0].scores[0] += 1
      r.rounds[1].bids = [9, 9, 9]
      r.totals[0] += 1
      r.winners = []
    })
    assert.equal(problems.length, 4)
    assert.match(problems[0], /^round 1, scores: the record says \[.*\], by the rules it is \[.*\]$/)
    assert.match(problems[1], /^round 2, bids: the record says \[9,9,9\], by the rules it is \[/)
    assert.match(problems[2], /^totals: /)
    assert.match(problems[3], /^winners: the record says \[\]/)
  })
  test('when it has too few or too many rounds, or unknown fields', () => {
    assert.deepEqual(
      problemsAfter((r) => r.rounds.pop()),
      ['the game is not over after round 1, but the record ends there'],
    )
    assert.deepEqual(
      problemsAfter((r) => r.rounds.push(r.rounds[0])),
      ['the game was over after round 2, but the record has 3'],
    )
    assert.deepEqual(
      problemsAfter((r) => (r.rounds[0].trumps = [])),
      ['round 1 has an unknown field "trumps"; the fields are leader, hands, moves, scores, unused, bids'],
    )
  })
  test('with at most five problems', () => {
    const problems = problemsAfter((r) => {
      for (const move of r.rounds[0].moves) move.legal = []
    })
    assert.deepEqual([problems.length, problems[5]], [6, '… and perhaps more'])
  })
})
