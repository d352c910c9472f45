import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { must } from '@trick-bento/kit'
import { setLanguage } from '../i18n/index.ts'
import type { GameSummary } from './game-summary.ts'
import { roundText } from './summary-text.ts'

Object.assign(globalThis, { document: { documentElement: { lang: '' } } })

const inRound = (round: number, rounds: number | undefined): GameSummary => ({
  game: must(gummiTrick.at(4)),
  names: [],
  you: 0,
  round,
  rounds,
  next: 0,
  lead: undefined,
  cards: [],
})

test('the number of the round is shown with the number of rounds, and left out if there is only one', async () => {
  await setLanguage('en')
  assert.equal(roundText(inRound(2, 4)), 'Round 2 of 4')
  assert.equal(roundText(inRound(2, undefined)), 'Round 2')
  assert.equal(roundText(inRound(1, 1)), undefined)
  await setLanguage('ja')
  assert.equal(roundText(inRound(2, 4)), '第2ラウンド／全4')
})
