import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Match, must } from '@trick-bento/kit'
import type { Play } from '../guide/guide.ts'
import { cardsOf, looking, marked, numbers, rowOf } from '../guide/testing/panels.ts'
import { arrange, legalNames, place, play, playAll, playOut, scores, totals } from '../testing/arrange.ts'
import { guide } from './guide.ts'
import { gudetama } from './rules.ts'

const four = must(gudetama.at(4))

/** The trick of a picture. Each seat has one more card. */
const played = (plays: readonly Play[]): Match =>
  playAll(place(arrange(four), { hands: plays.map(({ card }) => `${card} 11`), turn: 0 }), cardsOf(plays))
const lastTrick = (plays: readonly Play[]): Match => {
  const hands = plays.map(({ card }) => card!)
  return playAll(place(arrange(four), { hands, turn: 0, numbers: { tricks: 6, size: 7 } }), cardsOf(plays))
}

test('E11: the picture of a hand marks the highest card so far', () => {
  const { plays } = rowOf(guide, 'play', 'trick')
  const values = plays.map(({ card }) => Number(card))
  assert.deepEqual(marked(plays, 'highest'), [values.indexOf(Math.max(...values))])
})

test('E14, E15: the picture of a won trick shows the winner, who leads next', () => {
  const { plays } = rowOf(guide, 'win', 'trick')
  const { table } = played(plays)
  assert.deepEqual(
    [looking(plays, 'wins'), marked(plays, 'wins'), marked(plays, 'leadsNext')],
    Array(3).fill([table.turn]),
  )
  assert.deepEqual(totals(played(plays)), [0, 0, 0, 0])
})

test('E16: the picture of a 14 shows the winner, who names another player', () => {
  const { plays, arrows } = rowOf(guide, 'fourteen', 'trick')
  const match = played(plays)
  const [{ from, to }] = arrows!
  assert.deepEqual([looking(plays, 'wins'), [from]], [[match.table.turn], [match.table.turn]])
  assert.equal(legalNames(match), 'lead 0 lead 2 lead 3')
  assert.equal(play(match, `lead ${to}`).table.turn, to)
})

test('E19: the picture of the last trick shows who scores', () => {
  const { plays } = rowOf(guide, 'last', 'trick')
  assert.deepEqual(scores(lastTrick(plays)), numbers(plays, 'scores'))
  assert.deepEqual(looking(plays, 'wins'), marked(plays, 'scores'))
})

test('E20: the picture of a 1 in the last trick shows that everyone scores', () => {
  const { plays } = rowOf(guide, 'one', 'trick')
  assert.deepEqual(scores(lastTrick(plays)), numbers(plays, 'scores'))
  assert.deepEqual(
    looking(plays, 'wins').map((i) => plays[i].card),
    ['1'],
  )
})

test('E27: the picture of the end shows who ends the game and who wins it', () => {
  const { seats } = rowOf(guide, 'end', 'standing')
  const points = seats.map(({ number }) => number)
  const [ender] = marked(seats, 'endsGame')
  const before = points.with(ender, points[ender] - 13)
  assert.ok(before.every((total) => total < 21))
  const hands = ['2', '2', '2', '2'].with(ender, '13')
  const match = playOut(place(arrange(four), { hands, turn: 0, totals: before, numbers: { tricks: 6, size: 7 } }))
  assert.deepEqual(totals(match), points)
  assert.equal(match.over, true)
  assert.deepEqual([looking(seats, 'wins'), marked(seats, 'winsGame')], [match.winners, match.winners])
})
