import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Match, must } from '@trick-bento/kit'
import type { Arrow, Play } from '../guide/guide.ts'
import { cardsOf, looking, marked, panelOf, rowOf, rowsOf } from '../guide/testing/panels.ts'
import { arrange, cardsAt, numberOf, numbersOf, place, playAll, playOut, totals } from '../testing/arrange.ts'
import { guide } from './guide.ts'
import { sushiTrick } from './rules.ts'

const four = must(sushiTrick.at(4))
const START = 4

const played = (plays: readonly Play[]): Match =>
  playAll(place(arrange(four), { hands: plays.map(({ card }) => card!), turn: 0 }), cardsOf(plays))

function checkTrick(plays: readonly Play[], arrows: readonly Arrow[] = []): Match {
  const match = played(plays)
  assert.deepEqual([looking(plays, 'wins'), marked(plays, 'wins')], [[match.table.turn], [match.table.turn]])
  const points = plays.map(() => START)
  for (const { from, to, mark } of arrows) {
    points[from] -= Number(mark[1])
    points[to] += Number(mark[1])
  }
  assert.deepEqual(totals(match), points)
  return match
}

test('S6: the picture of the deal shows the trump of each round', () => {
  const { suits } = rowOf(guide, 'deal', 'suits')
  const match = arrange(four)
  for (const { letters, mark } of suits) {
    assert.deepEqual(mark, ['round', match.table.round])
    assert.equal(four.deck.suits[numberOf(match, 'trump')].letter, letters)
    playOut(match)
    if (!match.over) match.nextRound()
  }
  assert.equal(match.over, true)
})

test('S12: the picture of a trick shows face down what the rules cover', () => {
  const { plays } = rowOf(guide, 'play', 'trick')
  const match = place(arrange(four), { hands: plays.map(({ card }) => card!), turn: 0 })
  playAll(match, cardsOf(plays.slice(0, -1)))
  assert.deepEqual(
    plays.map(({ card, isFaceDown }) => (isFaceDown ? card : '')),
    plays.map((_, seat) => cardsAt(match, 'covered', seat)),
  )
  assert.deepEqual(
    marked(plays, 'aTrump'),
    plays.flatMap(({ isFaceDown }, i) => (isFaceDown ? [i] : [])),
  )
})

test('S14, S15: the pictures of won tricks show the winner, and nobody pays', () => {
  const tricks = rowsOf(panelOf(guide, 'win'), 'trick')
  assert.equal(tricks.length, 2)
  for (const { plays } of tricks) {
    const match = checkTrick(plays)
    assert.equal(numbersOf(match, 'won')[match.table.turn], 1)
  }
})

for (const [name, rules] of Object.entries({ meld: 'S17, S18, S22', reversal: 'S19, S21, S22' })) {
  test(`${rules}: the picture of a ${name} shows who pays whom`, () => {
    const { plays, arrows } = rowOf(guide, name, 'trick')
    const match = checkTrick(plays, arrows)
    assert.deepEqual(numbersOf(match, 'won'), [0, 0, 0, 0])
  })
}

test('S5, S19: the picture of a reversal shows the partner colours', () => {
  for (const { letters } of rowOf(guide, 'reversal', 'suits').suits) {
    const [trump, partner] = letters.split(' ')
    const hands = [`${trump}8`, `${trump}7`, `${partner}8`, 'Y1']
    const numbers = { trump: four.deck.suits.findIndex(({ letter }) => letter === trump) }
    const match = playAll(place(arrange(four), { hands, turn: 0, numbers }), hands.join(' '))
    assert.deepEqual(totals(match), [2, 4, 6, 4])
  }
})

test('S25: the picture of the borderline shows the tricks before and after the penalty', () => {
  const { seats, borderline } = rowOf(guide, 'borderline', 'standing')
  const won = seats.map(({ number }) => number)
  const [over] = marked(seats, 'over')
  assert.deepEqual(
    won.flatMap((tricks, seat) => (tricks > borderline! ? [seat] : [])),
    [over],
  )
  const hands = ['Y1', 'Y2', 'Y3', 'Y4'].with(over, 'R1')
  const numbers = { tricks: 9, won: won.with(over, won[over] - 1) }
  const match = playOut(place(arrange(four), { hands, turn: 0, numbers }))
  assert.deepEqual(
    numbersOf(match, 'won'),
    seats.map(({ after }) => after),
  )
})

test('S2, S18, S30: the picture of the score adds the points of the start, of a meld and of tricks', () => {
  const { parts, total } = rowOf(guide, 'score', 'sum')
  const [[start], [meld], [tricks]] = parts.map(({ points }) => points)
  assert.equal(start, four.startPoints)
  assert.equal(meld, totals(played(rowOf(guide, 'meld', 'trick').plays))[2] - START)
  assert.deepEqual(parts[2].mark, ['tricks', tricks])
  const match = playOut(
    place(arrange(four), {
      hands: ['Y1', 'R1', 'Y3', 'Y4'],
      turn: 0,
      totals: [start + meld, START, START, START],
      numbers: { tricks: 9, won: [tricks, 2, 2, 2] },
    }),
  )
  assert.deepEqual(total, ['total', totals(match)[0]])
})
