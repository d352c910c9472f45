import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match, must } from '@trick-bento/kit'
import { gudetama } from '../index.ts'
import type { PreparedDeal } from './lesson.ts'
import { preparedDeal } from './prepared-deal.ts'

const game = must(gudetama.at(2))
const dealt = (deal: PreparedDeal): Match => new Match(game, () => preparedDeal(game, deal))
const HANDS = ['1 2 3 4 5 6 7', '1 8 9 10 11 12 13']

test('a prepared deal gives each seat its cards and sets the others aside', () => {
  const { table } = dealt({ hands: HANDS, leader: 1 })
  assert.equal(Array.from(table.hand(0), (card) => game.deck.name(card)).join(' '), HANDS[0])
  assert.equal(table.count(game.layout.firstPlace.unused), 63 - 14)
  assert.equal(table.turn, 1)
})

test('a prepared deal refuses a hand of the wrong size, unknown cards and too many copies', () => {
  assert.throws(() => dealt({ hands: ['1 2', HANDS[1]] }), /gets 7 cards, but 2/)
  assert.throws(() => dealt({ hands: ['1 2 3 4 5 6 15', HANDS[1]] }), /no card 15/)
  assert.throws(() => dealt({ hands: ['1 1 1 1 2 2 2', HANDS[1]] }), /more copies of 1/)
})
