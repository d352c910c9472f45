import assert from 'node:assert/strict'
import { test } from 'node:test'
import { must } from '@trick-bento/kit'
import { bannish, gudetama, gummiTrick } from '../index.ts'
import { movesIn } from './moves-in.ts'

test('moves are split at spaces, except after a word that belongs to the next', () => {
  assert.deepEqual(movesIn(must(gummiTrick.at(4)), 'R9 flip R3'), ['R9', 'flip', 'R3'])
  assert.deepEqual(movesIn(must(bannish.at(4)), 'R3 R5 take R3'), ['R3', 'R5', 'take R3'])
  assert.deepEqual(movesIn(must(gudetama.at(4)), '14 lead 2 5'), ['14', 'lead 2', '5'])
  assert.deepEqual(movesIn(must(gudetama.at(4)), ''), [])
})
