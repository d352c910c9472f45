import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Match, must, range, type Seat, show, View } from '@trick-bento/kit'
import { bannish, gudetama, gummiTrick, sushiTrick } from './index.ts'
import { arrange, play, playAll, playOut } from './testing/arrange.ts'

const SPECTATOR = -1

/** The last trick in the view of a seat. */
function lastTrick(match: Match, seat: Seat): string {
  const { lastTrick } = show(match, new View(match.game, seat))
  return Array.from(lastTrick, (card) => match.game.deck.name(card)).join(' ')
}
/** The last trick in all views, which must agree. */
function forAll(match: Match): string {
  const all = range(SPECTATOR, match.game.seats - 1).map((seat) => lastTrick(match, seat))
  assert.equal(new Set(all).size, 1, all.join(' | '))
  return all[0]
}

test('a view keeps the last completed trick until the next one is complete', () => {
  const hands = ['5 10', '6 12', '7 9']
  const match = arrange(must(gudetama.at(3)), { leader: 0, hands })
  assert.equal(forAll(match), '')
  playAll(match, '5 6')
  assert.equal(forAll(match), '')
  play(match, '7')
  assert.equal(forAll(match), '5 6 7')
  playAll(match, '9 10')
  assert.equal(forAll(match), '5 6 7')
  play(match, '12')
  assert.equal(forAll(match), '9 10 12')
})

test('the last trick has as many equal cards as were played', () => {
  const match = arrange(must(gudetama.at(3)), { leader: 0, hands: ['6', '6', '7'] })
  assert.equal(forAll(playAll(match, '6 6 7')), '6 6 7')
})

test('the last trick includes a face-down card once it is revealed', () => {
  const hands = ['R8 B3', 'R2 B4', 'K5 Y1']
  const match = arrange(must(sushiTrick.at(3)), { hands })
  playAll(match, 'R8 R2')
  for (const seat of [SPECTATOR, 0, 1, 2]) assert.equal(lastTrick(match, seat), '')
  play(match, 'K5')
  assert.equal(forAll(match), 'R2 R8 K5')
  playAll(match, 'B3')
  assert.equal(forAll(match), 'R2 R8 K5')
  playAll(match, 'B4 Y1')
  assert.equal(forAll(match), 'B3 B4 Y1')
})

test('the last trick includes a flipped card', () => {
  const match = arrange(must(gummiTrick.at(2)), { leader: 0, hands: ['R9', 'R3'], faceDown: ['Y2'] })
  assert.equal(forAll(playAll(match, 'flip R3')), 'R3 Y2')
})

test('the last trick includes cards that left it before its end', () => {
  const noRed = 'B1 B1 B2 B2 B3 B3 B4 B4 B5 B5 B6 B6'
  const match = arrange(must(bannish.at(4)), { leader: 0, hands: ['R5', noRed, 'R5'] })
  playAll(match, 'R5 B1 R5')
  assert.equal(forAll(match), 'R5 R5 B1')
})

test('a new round begins without a last trick', () => {
  const match = playOut(arrange(must(sushiTrick.at(3))))
  assert.notEqual(forAll(match), '')
  match.nextRound()
  assert.equal(forAll(match), '')
})
