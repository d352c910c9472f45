import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { call, Match, type Move, must, show, View } from '@trick-bento/kit'
import { type Estimate, hintWords } from './hint-words.ts'
import { type Language, wordingOf } from './testing/wordings.ts'

const game = must(gummiTrick.at(4))
const view = show(new Match(game, 'hint'), new View(game, 0))
const card = (name: string): Move => game.deck.parse(name)!
const reason = (move: Move, score: number, visits = 10): Estimate => ({ move, score, visits })

const hint = (estimates: readonly Estimate[], language: Language = 'en'): string =>
  hintWords(wordingOf(game, language), { move: estimates[0].move, estimates }, view)

test('a hint says by how much its move is better than the next one', () => {
  const estimates = [reason(card('R9'), 2.61), reason(card('B5'), 2)]
  assert.equal(hint(estimates), 'The expert would play Red 9, 0.6 points a round better than Blue 5.')
  assert.equal(hint(estimates, 'ja'), '達人なら、赤の9を出すでしょう（青の5より1ラウンドあたり0.6点有利）。')
})

test('a hint calls moves equal if they hardly differ', () => {
  assert.equal(
    hint([reason(call(0), 2.01), reason(card('B5'), 2)]),
    'The expert would flip a face-down card, about as good as Blue 5.',
  )
  assert.equal(
    hint([reason(card('B5'), 2.01), reason(call(0), 2)]),
    'The expert would play Blue 5, about as good as “Flip a face-down card”.',
  )
  assert.equal(
    hint([reason(card('B5'), 2), reason(call(0), 2)], 'ja'),
    '達人なら、青の5を出すでしょう（「伏せ札をめくる」とほぼ互角）。',
  )
})

test('a hint compares nothing if no move was tried or there is only one', () => {
  assert.equal(hint([reason(card('R9'), 0, 0), reason(card('B5'), 0, 0)]), 'The expert would play Red 9.')
  assert.equal(hint([reason(card('R9'), 0, 0)]), 'The expert would play Red 9 too: there is no choice.')
  assert.equal(hint([reason(card('R9'), 0, 0)], 'ja'), '達人でも、赤の9を出すしかありません。')
})
