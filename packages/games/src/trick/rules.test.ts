import assert from 'node:assert/strict'
import { test } from 'node:test'
import { must } from '@trick-bento/kit'
import { arrange, legalNames, place, play, playAll, playOut, totals, why } from '../testing/arrange.ts'
import { trick } from './rules.ts'

const plain = must(trick.at(3, { trump: 'none' }))
const trumps = must(trick.at(3, { trump: 'Y' }))

test('the led colour must be followed, and any card is legal without it', () => {
  const hands = ['R5 B1', 'R2 B9', 'B2 Y9']
  const match = play(place(arrange(plain), { hands, turn: 0 }), 'R5')
  assert.equal(legalNames(match), 'R2')
  assert.equal(why(match, 'B9'), 'follow-suit')
  assert.equal(legalNames(play(match, 'R2')), 'B2 Y9')
})

test('without a trump the highest card of the led colour wins, and its player leads', () => {
  const match = playAll(place(arrange(plain), { hands: ['R5 B1', 'R7 B3', 'Y9 B2'], turn: 0 }), 'R5 R7 Y9')
  assert.deepEqual(totals(match), [0, 1, 0])
  assert.equal(match.table.turn, 1)
})

test('the highest trump beats all other cards', () => {
  const match = playAll(place(arrange(trumps), { hands: ['R9 B1', 'Y1 B3', 'Y2 B2'], turn: 0 }), 'R9 Y1 Y2')
  assert.deepEqual(totals(match), [0, 0, 1])
})

test('five tricks are played, and the most tricks win', () => {
  const match = playOut(arrange(trumps))
  assert.equal(
    totals(match).reduce((a, b) => a + b),
    5,
  )
  assert.ok(match.over)
  assert.ok(match.winners.every((seat) => totals(match)[seat] === Math.max(...totals(match))))
})
