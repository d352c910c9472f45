import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaults, Match, must, type Seat } from '@trick-bento/kit'
import {
  arrange,
  cardsAt,
  counts,
  known,
  legalNames,
  numberOf,
  place,
  play,
  playAll,
  playAny,
  refusal,
  totals,
  why,
} from '../testing/arrange.ts'
import { gudetama } from './rules.ts'

// The last trick, later rounds and the end of the game are in rounds.test.ts.

const LAW = 'high-or-lowest'
const COPIES = [3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4]
const three = must(gudetama.at(3))
const four = must(gudetama.at(4))

/** A trick of these cards, led by seat `turn`, after `tricks` tricks. Each seat has one more card. */
const trick = (cards: string, turn: Seat = 0, tricks = 2): Match => {
  const played = cards.split(' ')
  const seats = played.length
  const hands = played.map((_, seat) => `${played[(seat - turn + seats) % seats]} 7`)
  const match = arrange(must(gudetama.at(seats)))
  return playAll(place(match, { hands, turn, numbers: { tricks, size: 7 } }), cards)
}
/** The legal moves of a hand when this is the highest card so far. */
const against = (high: string, hand: string): string =>
  legalNames(play(place(arrange(four), { hands: [high, hand, '1', '1'], turn: 0, numbers: { size: 7 } }), high))

test('E3, E4: 63 cards of the numbers 1 to 14, written as numbers, with the copies of the table', () => {
  const { deck } = four
  assert.equal(deck.size, 63)
  const names = [...deck.cards].map((card) => deck.name(card))
  assert.deepEqual(
    COPIES.map((_, i) => names.filter((name) => name === String(i + 1)).length),
    COPIES,
  )
  assert.equal(refusal(gudetama, 1), 'Gudetama: The Tricky Egg is for 2 to 7 seats, not 1')
  assert.equal(refusal(gudetama, 8), 'Gudetama: The Tricky Egg is for 2 to 7 seats, not 8')
})

for (const seats of [2, 3, 4, 5, 6, 7]) {
  test(`E5, E6: ${seats} seats get 7 cards each, and ${63 - 7 * seats} are set aside unseen`, () => {
    const match = arrange(must(gudetama.at(seats)))
    assert.deepEqual(counts(match, 'hand'), Array(seats).fill(7))
    assert.equal(counts(match, 'unused')[0], 63 - 7 * seats)
    assert.equal(counts(match, 'stock')[0], 0)
    assert.deepEqual([numberOf(match, 'size'), numberOf(match, 'tricks')], [7, 0])
    for (const viewer of [-1, 0, 1])
      assert.deepEqual(known(match, viewer, 'unused'), { cards: '', hidden: 63 - 7 * seats })
  })
}

test('E6: a hand is known to its owner alone', () => {
  const match = arrange(four, { hands: ['14 14 14 14 1 1 1'] })
  assert.deepEqual(known(match, 0, 'hand', 0), { cards: '1 1 1 14 14 14 14', hidden: 0 })
  for (const viewer of [-1, 1, 2, 3]) assert.deepEqual(known(match, viewer, 'hand', 0), { cards: '', hidden: 7 })
})

test('E9: the first leader is drawn from the seed, and every seat can be drawn', () => {
  const leaders = Array.from({ length: 40 }, (_, i) => {
    const leader = new Match(four, `lot ${i}`).table.turn
    assert.equal(new Match(four, `lot ${i}`).table.turn, leader)
    return leader
  })
  assert.deepEqual([...new Set(leaders)].sort(), [0, 1, 2, 3])
})

test('E2: play goes clockwise, from the last seat on to seat 0', () => {
  const match = arrange(four, { leader: 2, hands: ['5', '5', '5', '5'] })
  const turns = [1, 2, 3, 4].map(() => {
    const { turn } = match.table
    play(match, '5')
    return turn
  })
  assert.deepEqual(turns, [2, 3, 0, 1])
})

test('E10, E13: the leader plays any card, and equal cards are one move', () => {
  assert.equal(legalNames(arrange(four, { hands: ['3 5 9 9 14 14 2'] })), '2 3 5 9 14')
})

test('E11, E12: a card at least as high as the highest so far, or the lowest of the hand', () => {
  assert.equal(against('9', '3 5 9 9 14'), '3 9 14')
  assert.equal(against('9', '10 11'), '10 11')
  assert.equal(against('12', '3 3 7'), '3')
  assert.equal(against('14', '4 8 14'), '4 14')
  assert.equal(against('9', '2 4 8'), '2')
  assert.equal(against('1', '2 4 8'), '2 4 8')
})

test('E11: a refusal says why', () => {
  const match = arrange(four, { hands: ['9', '3 5 9 9 14 12 11'] })
  play(match, '9')
  assert.equal(why(match, '5'), LAW)
  assert.equal(why(match, '4'), 'not-in-hand')
  assert.equal(why(match, '9', 2), 'not-your-turn')
  assert.equal(why(match, '3'), undefined)
})

test('E11: the highest card of this trick counts, not the card before and not an earlier trick', () => {
  const match = place(arrange(three), {
    hands: ['9 2', '4 5 8', '3 6 8 10'],
    turn: 0,
    numbers: { tricks: 0, size: 7 },
  })
  playAll(match, '9 4')
  assert.equal(legalNames(match), '3 10')
  playAll(match, '3 2')
  assert.equal(legalNames(match), '5 8')
})

test('E13: playing one of several copies leaves the others', () => {
  const match = play(arrange(four, { hands: ['9 9 9 2 3 4 5'] }), '9')
  assert.equal(cardsAt(match, 'hand', 0), '2 3 4 5 9 9')
})

test('E14, E15: 9 12 5 12: the last 12 wins and leads', () => {
  assert.equal(trick('9 12 5 12').table.turn, 3)
  assert.equal(trick('12 12 5 6').table.turn, 1)
  assert.equal(trick('9 12 5 12', 2).table.turn, 1) // played by 2 3 0 1
  assert.equal(trick('5 6 7 13').table.turn, 3)
})

test('E14, E16: 14 6 14 in trick 3: the third player wins and names another seat', () => {
  const match = trick('14 6 14')
  assert.equal(match.table.turn, 2)
  assert.equal(legalNames(match), 'lead 0 lead 1')
  assert.equal(why(match, 'lead 2'), 'name-another-seat')
  assert.equal(why(match, 'lead 3'), 'no-such-move')
  assert.equal(why(match, '7'), 'no-such-move')
  play(match, 'lead 0')
  assert.equal(match.table.turn, 0)
  assert.equal(legalNames(match), '7')
  assert.deepEqual(totals(match), [0, 0, 0])
})

test('E16: the winner names a leader after winning with a 14, but not with a 13', () => {
  assert.equal(legalNames(trick('2 14 3 4')), 'lead 0 lead 2 lead 3')
  assert.equal(legalNames(trick('2 13 3 4')), '7')
})

test('E16: a seat that has dropped out cannot be named', () => {
  const match = arrange(four)
  match.table.seatOnly([0, 2, 3])
  place(match, { hands: ['14 7', '', '3 7', '4 7'], turn: 0, numbers: { tricks: 2, size: 7 } })
  playAll(match, '14 3 4')
  assert.equal(legalNames(match), 'lead 2 lead 3')
  assert.equal(why(match, 'lead 1'), 'name-another-seat')
})

test('E17: with two seats the other one leads without being named', () => {
  const match = trick('14 6')
  assert.equal(match.table.turn, 1)
  assert.equal(legalNames(match), '7')
  assert.equal(trick('6 14', 1).table.turn, 1) // seat 0 won with the 14
})

test('E21: a 1 in an earlier trick does nothing, and nobody scores', () => {
  const match = trick('8 1 13 4', 0, 1)
  assert.deepEqual(totals(match), [0, 0, 0, 0])
  assert.equal(match.table.turn, 2)
  assert.deepEqual(counts(match, 'scored'), [0, 0, 0, 0])
  assert.equal(match.table.roundOver, false)
})

test('E18, E1: a round has 7 tricks, and only the last one costs points', () => {
  const match = arrange(four)
  for (let tricks = 0; tricks < 6; tricks++) {
    for (let played = 0; played < 4; played++) playAny(match)
    assert.deepEqual([numberOf(match, 'tricks'), ...totals(match)], [tricks + 1, 0, 0, 0, 0])
  }
  assert.equal(match.table.roundOver, false)
  for (let played = 0; played < 4; played++) playAny(match)
  assert.equal(match.table.roundOver, true)
  assert.ok(Math.max(...totals(match)) > 0)
  assert.equal(gudetama.best, 'lowest')
})

test('E30, E4: `copies` is a list of fourteen numbers with enough cards for all seats', () => {
  assert.deepEqual(defaults(gudetama.options), { copies: COPIES })
  assert.equal(gudetama.options.copies.house, true)
  const list = 'option copies must be a list of 14 whole numbers from 0 to 63, not'
  assert.equal(refusal(gudetama, 4, { copies: [7, 7, 7, 7] }), `${list} [7,7,7,7]`)
  assert.equal(refusal(gudetama, 4, { copies: 63 }), `${list} 63`)
  assert.match(refusal(gudetama, 4, { copies: [...COPIES.slice(1), -1] })!, /from 0 to 63/)
  const sevenTwos = [...Array(7).fill(2), ...Array(7).fill(0)]
  assert.equal(refusal(gudetama, 2, { copies: sevenTwos }), undefined) // 14 cards
  assert.equal(
    refusal(gudetama, 3, { copies: sevenTwos }),
    'option copies must add up to 21 to 64 cards for 3 seats, not 14',
  )
  assert.equal(
    refusal(gudetama, 7, { copies: [...Array(13).fill(3), 9] }),
    'option copies must add up to 49 to 64 cards for 7 seats, not 48',
  )
  const other = must(gudetama.at(2, { copies: sevenTwos }))
  assert.deepEqual(
    [...other.deck.cards].map((card) => other.deck.name(card)),
    ['1', '1', '2', '2', '3', '3', '4', '4', '5', '5', '6', '6', '7', '7'],
  )
})
