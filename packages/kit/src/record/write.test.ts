import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match } from '../match.ts'
import { must } from '../result.ts'
import { bidding, flipping } from '../testing/games.ts'
import { finishedMatch, matchWith, playMoves } from '../testing/tables.ts'
import { makeRecord } from './write.ts'

test('a record spells out every card, move and point', () => {
  const match = matchWith(must(bidding.at(2, { rounds: 1 })), 'R1 R2 B1 R3 B2 B3')
  playMoves(match, '1:bid 3, 0:bid 1, 0:R1, 1:R3, 1:B2, 0:B1, 1:B3, 0:R2')
  assert.deepEqual(makeRecord(match, { seed: 'chosen', names: ['Aoi', 'Ben'] }), {
    format: 'trick-bento/1',
    game: 'bidding',
    seats: 2,
    options: { rounds: 1 },
    seed: 'chosen',
    names: ['Aoi', 'Ben'],
    rounds: [
      {
        leader: 0,
        hands: [
          ['R1', 'R2', 'B1'],
          ['R3', 'B2', 'B3'],
        ],
        unused: ['R4', 'R5', 'R6', 'R7', 'R8', 'B4', 'B5', 'B6', 'B7', 'B8'],
        moves: [
          { seat: 1, move: 'bid 3' },
          { seat: 0, move: 'bid 1' },
          { seat: 0, move: 'R1' },
          { seat: 1, move: 'R3' },
          { seat: 1, move: 'B2' },
          { seat: 0, move: 'B1' },
          { seat: 1, move: 'B3' },
          { seat: 0, move: 'R2' },
        ],
        bids: [1, 3],
        scores: [11, 2],
      },
    ],
    totals: [11, 2],
    winners: [0],
  })
})

test('an annotated record has the legal moves beside each move', () => {
  const match = matchWith(must(bidding.at(2, { rounds: 1 })), 'R1 R2 B1 R3 B2 B3')
  playMoves(match, '1:bid 3, 0:bid 1, 0:R1, 1:R3, 1:B2, 0:B1, 1:B3, 0:R2')
  const [round] = makeRecord(match, { annotate: true }).rounds
  assert.deepEqual(round.moves[3], { seat: 1, move: 'R3', legal: ['R3'] })
  assert.deepEqual(round.moves[0].legal, ['bid 0', 'bid 1', 'bid 2', 'bid 3'])
})

test('a record has the card that a call brought into the trick, and a stack in its order', () => {
  const match = matchWith(must(flipping.at(2)), '4 3 2 2 5 5 6 6 1 4')
  playMoves(match, '0:flip')
  while (!match.over) {
    if (match.betweenRounds) match.nextRound()
    const { table } = match
    const isStackEmpty = table.count(table.layout.firstPlace.stack + table.turn) === 0
    playMoves(match, `${table.turn}:${isStackEmpty ? match.game.deck.name(table.hand(table.turn).first) : 'flip'}`)
  }
  const [round] = makeRecord(match).rounds
  assert.deepEqual(round.moves[0], { seat: 0, move: 'flip', card: '4' })
  assert.deepEqual(round.stack, [
    ['4', '3', '1'],
    ['2', '2', '4'],
  ])
})

test('only a finished game has a record', () => {
  assert.throws(() => makeRecord(new Match(must(bidding.at(2)), 'early')), {
    message: 'only a finished game has a record',
  })
  assert.equal(makeRecord(finishedMatch(bidding, 2, 'late')).rounds.length, 2)
})
