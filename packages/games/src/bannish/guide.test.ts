import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Match, must } from '@trick-bento/kit'
import type { Play } from '../guide/guide.ts'
import { cardsOf, looking, marked, numbers, rowOf } from '../guide/testing/panels.ts'
import { arrange, cardsAt, counts, numberOf, numbersOf, place, play, playAll, totals } from '../testing/arrange.ts'
import { guide } from './guide.ts'
import { bannish } from './rules.ts'

const four = must(bannish.at(4))
const starsOf = (card: string): number => bannish.options.stars.default[Number(card[1]) - 1]
const SPARE = ['Y6', 'Y6', 'Y5', 'Y5']

/** The trick of a picture. Each seat has one more card, which cannot follow. */
function played(plays: readonly Play[]): Match {
  const hands = SPARE.map((spare, seat) => `${plays[seat].card ?? 'G5'} ${spare}`)
  return playAll(place(arrange(four), { hands, turn: 0 }), cardsOf(plays))
}
const cardsWhere = (plays: readonly Play[], look: string): string =>
  looking(plays, look)
    .map((i) => plays[i].card)
    .join(' ')

test('B8, B9, B15: the picture of a trick shows the winner, who gets the chip', () => {
  const { plays } = rowOf(guide, 'trick', 'trick')
  const match = played(plays)
  assert.equal(
    match.table.phase,
    four.phases.findIndex(({ word }) => word === 'take'),
  )
  assert.deepEqual(marked(plays, 'wins'), [match.table.turn])
  assert.deepEqual(looking(plays, 'wins'), [match.table.turn])
  assert.deepEqual(marked(plays, 'chip'), [numberOf(match, 'chip')])
  assert.deepEqual(marked(plays, 'noRed'), [2])
})

test('B5, B19, B21: the picture of a prize shows who takes it, its stars and the removed cards', () => {
  const { plays, arrows } = rowOf(guide, 'prize', 'trick')
  const [{ from, to }] = arrows!
  const match = played(plays)
  assert.equal(match.table.turn, to)
  play(match, `take ${plays[from].card}`)
  assert.equal(cardsAt(match, 'prizes', to), cardsWhere(plays, 'wins'))
  for (const i of looking(plays, 'removed')) assert.ok(cardsAt(match, 'removed').split(' ').includes(plays[i].card!))
  assert.equal(numbersOf(match, 'stars')[to], numbers(plays, 'stars')[from])
  assert.deepEqual(
    numbers(plays, 'stars'),
    plays.map(({ card }) => starsOf(card!)),
  )
})

test('B11, B12, B13, B16, B18: the picture of a bannish shows the vanished cards, the chip and who plays no card', () => {
  const { plays } = rowOf(guide, 'bannish', 'trick')
  const match = played(plays)
  assert.deepEqual(marked(plays, 'vanishes'), looking(plays, 'vanishes'))
  assert.equal(cardsOf(looking(plays, 'vanishes').map((i) => plays[i])), 'R4 R4')
  assert.deepEqual(counts(match, 'prizes'), [0, 0, 0, 0])
  assert.deepEqual(marked(plays, 'chip'), [numberOf(match, 'chip')])
  assert.deepEqual(
    marked(plays, 'keeps'),
    counts(match, 'hand').flatMap((left, seat) => (left === 2 ? [seat] : [])),
  )
})

test('B14, B16, B17: the picture of the rest of a trick shows its winner and the chip', () => {
  const { plays } = rowOf(guide, 'rest', 'trick')
  const match = played(plays)
  assert.deepEqual(looking(plays, 'wins'), [match.table.turn])
  assert.deepEqual(marked(plays, 'wins'), [match.table.turn])
  assert.deepEqual(marked(plays, 'chip'), [numberOf(match, 'chip')])
  assert.deepEqual(marked(plays, 'vanishes'), looking(plays, 'vanishes'))
  const left = plays.filter(({ look }) => look !== 'vanishes').map(({ card }) => card!)
  assert.deepEqual(cardsAt(match, 'trick').split(' ').sort(), left.sort())
})

test('B23, B24, B26: the pictures of a round show its stars and who gets the victory point', () => {
  const { parts, total } = rowOf(guide, 'count', 'sum')
  const { seats } = rowOf(guide, 'second', 'standing')
  const [prizes, left] = parts.map(({ cards }) => String(cards))
  const match = place(arrange(four), {
    hands: [left, 'R4', 'R4', 'G6'],
    prizes: [prizes, 'R2', 'G1 G6', 'Y1 Y1 B6'],
    turn: 1,
  })
  playAll(match, 'R4 R4') // both hands are empty now
  assert.equal(match.betweenRounds, true)
  assert.deepEqual(
    numbersOf(match, 'stars'),
    seats.map(({ number }) => number),
  )
  assert.deepEqual(total, ['stars', numbersOf(match, 'stars')[0]])
  assert.deepEqual(
    parts.flatMap(({ points }) => points),
    [...prizes.split(' '), left].map((card) => starsOf(card)),
  )
  const second = looking(seats, 'wins')
  assert.deepEqual(
    totals(match).flatMap((points, seat) => (points === 1 ? [seat] : [])),
    second,
  )
  assert.deepEqual([marked(seats, 'second'), marked(seats, 'victoryPoint')], [second, second])
  assert.deepEqual(marked(seats, 'first'), [numbersOf(match, 'stars').indexOf(Math.max(...numbersOf(match, 'stars')))])
})
