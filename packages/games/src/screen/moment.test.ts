import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Event, must } from '@trick-bento/kit'
import { bannish, sushiTrick } from '../index.ts'
import { momentOf } from './moment.ts'

const twins = must(bannish.at(4))
const sushi = must(sushiTrick.at(4))

test('points for a reason are a moment', () => {
  const scored = (why: string): Event => ({ type: 'score', seat: 0, points: 2, why })
  assert.equal(momentOf(sushiTrick.screen, sushi.layout, scored('meld')), 'meld')
  assert.equal(momentOf(sushiTrick.screen, sushi.layout, scored('tricks')), undefined)
})

test('cards alike that leave the trick together are a moment', () => {
  const { trick, firstPlace } = twins.layout
  const [R4, R5] = ['R4', 'R5'].map((name) => twins.deck.parse(name)!)
  const moved = (from: number, to: number, ...cards: number[]): Event => ({ type: 'move', cards, from, to })
  const moment = (event: Event): string | undefined => momentOf(bannish.screen, twins.layout, event)
  assert.equal(moment(moved(trick, firstPlace.removed, R4, R4)), 'bannish')
  assert.equal(moment(moved(trick, firstPlace.removed, R4)), undefined)
  assert.equal(moment(moved(trick, firstPlace.removed, R4, R5)), undefined)
  assert.equal(moment(moved(trick, firstPlace.prizes, R4, R4)), undefined)
  assert.equal(moment(moved(0, firstPlace.removed, R4, R4)), undefined)
})
