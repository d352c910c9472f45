import assert from 'node:assert/strict'
import { test } from 'node:test'
import { must } from '@trick-bento/kit'
import { bySeat, cardsOf, looking, marked, numbers, rowOf } from '../guide/testing/panels.ts'
import { arrange, cardsAt, place, playAll, playOut, scores, totals } from '../testing/arrange.ts'
import { guide } from './guide.ts'
import { gummiTrick } from './rules.ts'

const four = must(gummiTrick.at(4))
const zoneOf = (match: ReturnType<typeof arrange>, zone: string): string[] =>
  [0, 1, 2, 3].map((seat) => cardsAt(match, zone, seat))

test('G13, G14, G16: the picture of a flip shows the cards that win', () => {
  const { plays, leader = 0 } = rowOf(guide, 'flip', 'trick')
  const [flipped] = marked(plays, 'flipped')
  const hands = bySeat(plays, leader).map(({ card }) => card!)
  const faceDown = hands.map((card, seat) => (seat === (leader + flipped) % 4 ? card : ''))
  const match = place(arrange(four), {
    hands: hands.map((card, seat) => (faceDown[seat] === '' ? card : '')),
    faceDown,
    turn: leader,
  })
  playAll(match, plays.map(({ card }, i) => (i === flipped ? 'flip' : card)).join(' '))
  const won = bySeat(plays, leader).map(({ card, look }) => (look === 'wins' ? card : ''))
  assert.deepEqual(zoneOf(match, 'shown'), won)
})

test('G16, G17, G19: the picture of a won trick shows winners, points, beaten cards and the next leader', () => {
  const { plays, arrows } = rowOf(guide, 'win', 'trick')
  const match = playAll(place(arrange(four), { hands: plays.map(({ card }) => card!), turn: 0 }), cardsOf(plays))
  const points = numbers(plays, 'wins')
  const taken = ['', '', '', '']
  for (const { from, to, mark } of arrows!) {
    points[to] += Number(mark[1])
    taken[to] += plays[from].card!
  }
  assert.deepEqual(scores(match), points)
  assert.deepEqual(
    zoneOf(match, 'shown'),
    plays.map(({ card, look }) => (look === 'wins' ? card : '')),
  )
  assert.deepEqual(zoneOf(match, 'buried'), taken)
  assert.deepEqual(
    looking(plays, 'beaten'),
    arrows!.map(({ from }) => from),
  )
  assert.deepEqual(marked(plays, 'leadsNext'), [match.table.turn])
})

test('G21, G22, G23: the picture of a pile adds up to its points', () => {
  const { parts, total } = rowOf(guide, 'score', 'sum')
  const [up, down] = parts
  const printed = String(up.cards)
    .split(' ')
    .map((card) => gummiTrick.options.points.default[four.deck.rankOf(four.deck.parse(card)!) - 1])
  assert.deepEqual(up.points, printed)
  assert.deepEqual(down.points, [down.cards])
  const sum = parts.flatMap(({ points }) => points).reduce((a, b) => a + b)
  assert.deepEqual(total, ['total', sum])
})

test('G24, G25: the picture of the end shows the winner by points and cards', () => {
  const { seats } = rowOf(guide, 'end', 'standing')
  const points = seats.map(({ number }) => number)
  const pile = (size: number): string => {
    const cards = Array.from(four.deck.suitWith(four.deck.parse('B1')!).or(four.deck.suitWith(four.deck.parse('Y1')!)))
    return cards
      .slice(size === 11 ? 0 : 10, size === 11 ? 10 : 20)
      .map((card) => four.deck.name(card))
      .concat(size === 11 ? ['G1'] : [])
      .join(' ')
  }
  const match = place(arrange(four), {
    hands: ['R10', 'R1', 'R2', 'R3'], // the first seat scores 1 + 3
    turn: 0,
    totals: points.with(0, points[0] - 4),
    shown: numbers(seats, 'pile').map((size) => (size === 0 ? '' : pile(size))),
    numbers: { tricks: 11 },
  })
  playOut(match)
  assert.deepEqual(totals(match), points)
  assert.deepEqual(match.winners, looking(seats, 'wins'))
})
