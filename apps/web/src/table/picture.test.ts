import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, legal, Match, must, show, View } from '@trick-bento/kit'
import { bidding } from '../../../../packages/kit/src/testing/games.ts'
import { screenOf } from '../games.ts'
import { picture } from './picture.ts'

const emblemsOf = (match: Match): string[] => {
  const view = show(match, new View(match.game, 0))
  const { emblems } = picture({ view, seesAll: false }, screenOf(bidding), new Set())
  return emblems.map(({ name, suit }) => `${name} ${suit.letter}`)
}

test('the picture has no emblem for a suit number that is not set, and the emblem once it is', () => {
  const match = new Match(must(bidding.at(2)), 'picture')
  assert.deepEqual(emblemsOf(match), [])
  must(match.play(0, call(1)))
  must(match.play(1, call(0)))
  const { game, table } = match
  const led = legal(game, table, 0).first
  must(match.play(0, led))
  assert.deepEqual(emblemsOf(match), [`trump ${game.deck.suits[game.deck.suitOf(led)].letter}`])
})
