import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, gudetama, gummiTrick, sushiTrick } from '@trick-bento/games'
import { type Event, type Match, must } from '@trick-bento/kit'
import { arrange, place, playAll } from '../../../games/src/testing/arrange.ts'
import { type Outcome, readOutcome } from './outcome.ts'

/** What the moves from here on show about seat 0, who makes the first of them. */
function outcome(match: Match, moves: string): Pick<Outcome, 'trick' | 'points'> {
  const { game, table } = match
  assert.equal(table.turn, 0)
  const inTrick = table.count(game.layout.trick)
  const start = match.events.length
  playAll(match, moves)
  // A playout logs what the table does, and not who was asked.
  const isByTable = ({ type }: Event): boolean => type !== 'choose' && type !== 'set'
  return readOutcome(match.events.slice(start).filter(isByTable), game, 0, inTrick)
}

test('a card that wins its colour takes cards and points in Gummi Trick', () => {
  const match = place(arrange(must(gummiTrick.at(3))), { hands: ['B2 Y9', 'R5 Y1', 'B1 Y2'], turn: 1 })
  playAll(match, 'R5 B1')
  const { trick, points } = outcome(match, 'B2 Y9 Y1 Y2')
  assert.deepEqual(trick, { takes: true, vanishes: false, points: 4 + 1 })
  assert.equal(points.get('face-up'), 4 + 2, 'the later trick counts, too')
})

test('a card that is beaten takes nothing', () => {
  const match = place(arrange(must(gummiTrick.at(3))), { hands: ['B2 Y9', 'B5 R1', 'B1 R2'], turn: 1 })
  playAll(match, 'B5 B1')
  assert.deepEqual(outcome(match, 'B2 R1 R2 Y9').trick, { takes: false, vanishes: false, points: 0 })
})

test('a card that meets its twin vanishes in BANNISH!!', () => {
  const hands = ['R2 R3', 'R2 R4', 'Y1 Y2']
  const match = place(arrange(must(bannish.at(3))), { hands, turn: 1 })
  playAll(match, 'R2 Y1')
  assert.deepEqual(outcome(match, 'R2').trick, { takes: false, vanishes: true, points: 0 })
  const other = place(arrange(must(bannish.at(3))), { hands, turn: 1 })
  playAll(other, 'R2 Y1')
  assert.deepEqual(outcome(other, 'R3 take R2').trick, { takes: true, vanishes: false, points: 0 })
})

test('a trump that is turned over wins the trick in Sushi Trick!', () => {
  const match = place(arrange(must(sushiTrick.at(3))), {
    hands: ['R7 K1', 'R2 K2', 'K9 K3'],
    turn: 1,
    numbers: { trump: 0, tricks: 0 },
  })
  playAll(match, 'R2 K9')
  assert.deepEqual(outcome(match, 'R7').trick, { takes: true, vanishes: false, points: 0 })
})

test('a call that plays no card has no trick', () => {
  const match = place(arrange(must(gudetama.at(4))), { hands: ['14 3', '2 4', '5 6', '7 8'], turn: 0 })
  playAll(match, '14 2 5 7')
  assert.equal(outcome(match, 'lead 2 6 8').trick, undefined)
})
