import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match, must, redact } from '@trick-bento/kit'
import {
  arrange,
  cardsAt,
  counts,
  known,
  legalNames,
  numberOf,
  numbersOf,
  place,
  play,
  playAll,
  playOut,
  totals,
} from '../testing/arrange.ts'
import { bannish, secondPlace } from './rules.ts'

const three = must(bannish.at(3))
const four = must(bannish.at(4))

/** The last seat leads its last card, a red 4, and seat 0 plays the other one: the round ends without a winner of the trick. */
const finish = (match: Match, hands: string[], prizes: string[], totals: number[] = []): Match => {
  const last = hands.length - 1
  const held = hands.map((cards, seat) => (seat === 0 || seat === last ? `R4 ${cards}` : cards))
  return playAll(place(match, { hands: held, prizes, totals, turn: last }), 'R4 R4')
}

test('B23: the round ends after a trick in which a hand became empty, and its winner still takes a card', () => {
  const match = place(arrange(four), { hands: ['R3', 'R5', 'R1', 'R2'], turn: 0 })
  playAll(match, 'R3 R5 R1 R2')
  assert.equal(match.table.roundOver, false)
  assert.equal(legalNames(match), 'take R1 take R2 take R3 take R5')
  play(match, 'take R1')
  assert.equal(match.table.roundOver, true)
  assert.deepEqual(numbersOf(match, 'stars'), [0, 6, 0, 0])
})

test('B12, B23, B24: one empty hand ends the round, and cards still in hand count for their owners', () => {
  const match = place(arrange(four), { hands: ['R4', 'R4 R1', 'B1 B2', 'Y6 Y6 Y5'], turn: 0 })
  playAll(match, 'R4 R4')
  assert.equal(match.table.roundOver, true)
  assert.deepEqual(numbersOf(match, 'stars'), [0, 6, 11, 4])
  assert.deepEqual(totals(match), [0, 1, 0, 0])
})

test('B19, B24: prizes lie face up, and so do the cards left in hand when they are counted', () => {
  const played = Array.from({ length: 20 }, (_, i) => playOut(new Match(four, `face up ${i}`)))
  const fromHands = played.flatMap(({ events }) => events.filter((event) => event.type === 'move' && event.from < 4))
  assert.ok(fromHands.length > 0, 'no round ended with cards in hand')
  for (const event of fromHands) assert.deepEqual(redact(four.layout, event, -1), event)
  for (const match of played) {
    for (const seat of [0, 1, 2, 3]) {
      assert.deepEqual(known(match, (seat + 1) % 4, 'prizes', seat), {
        cards: cardsAt(match, 'prizes', seat),
        hidden: 0,
      })
    }
  }
})

test('B23: a hand that is empty in the middle of a trick does not stop the trick', () => {
  const match = place(arrange(four), { hands: ['R1', 'R2 B1', 'R3 B2', 'R5 B3'], turn: 0 })
  playAll(match, 'R1 R2')
  assert.equal(match.table.turn, 2)
  playAll(match, 'R3 R5 take R5')
  assert.equal(match.table.roundOver, true)
})

test('B14, B23: a bannish on the very last card ends the round like any other trick', () => {
  const match = place(arrange(three), { hands: ['R3', 'R5', 'R3'], prizes: ['', 'B1', 'Y6'], turn: 0 })
  playAll(match, 'R3 R5 R3') // seat 1 has to take R5
  assert.equal(match.table.roundOver, true)
  assert.deepEqual(numbersOf(match, 'stars'), [0, 8, 1])
  assert.deepEqual(totals(match), [0, 0, 1])
  assert.equal(numberOf(match, 'chip'), 2)
})

test('B24, B5: a total is the printed stars of the cards taken and of the cards in hand', () => {
  const match = finish(arrange(four), ['B1 B2', 'B3 B4', 'B5 B6', ''], ['', 'Y1', '', 'Y2'])
  assert.deepEqual(numbersOf(match, 'stars'), [11, 13, 3, 5])
  const flat = finish(arrange(must(bannish.at(4, { stars: [1, 2, 3, 4, 5, 6] }))), ['B1 B2', 'B3 B4', 'B5 B6', ''], [])
  assert.deepEqual(numbersOf(flat, 'stars'), [3, 7, 11, 0])
  assert.deepEqual(totals(flat), [0, 1, 0, 0])
})

// Totals, cards used, and the seats that get the victory point.
const RANKINGS: readonly (readonly [rules: string, stars: number[], used: number[], points: number[]])[] = [
  ['B27', [10, 7, 7, 0], [3, 3, 2, 0], [2]],
  ['B26', [10, 10, 4], [2, 3, 1], [2]],
  ['B25, B29', [10, 10, 0], [2, 3, 0], []],
  ['B25, B29', [9, 0, 0], [2, 0, 0], []],
  ['B28', [10, 7, 7], [4, 2, 2], [1, 2]],
  ['B26', [12, 7, 0, 5], [3, 2, 0, 1], [1]],
  ['B29', [10, 10, 10], [1, 2, 3], []],
  ['B25, B29', [0, 0, 0], [0, 0, 0], []],
  ['B27', [7, 10, 7, 7, 1], [5, 1, 4, 4, 1], [2, 3]],
  ['B26', [3, 9, 12], [1, 9, 2], [1]],
]
for (const [rules, stars, used, seats] of RANKINGS) {
  test(`${rules}: ${stars.join(' ')} with ${used.join(' ')} cards: a victory point for ${seats.join(' and ') || 'nobody'}`, () => {
    assert.deepEqual(secondPlace(stars, used), seats)
  })
}

test('B27: 10 7 7 0 with 3 3 2 0 cards at the table: seat 2 used fewer than seat 1', () => {
  const match = finish(arrange(four), ['B1', 'Y6', 'Y1 Y6', ''], ['B4 B6', 'Y2 B6', '', ''])
  assert.deepEqual(numbersOf(match, 'stars'), [10, 7, 7, 0])
  assert.deepEqual(counts(match, 'prizes'), [3, 3, 2, 0])
  assert.deepEqual(totals(match), [0, 0, 1, 0])
})

test('B25, B29: 10 10 0 at the table: there is no second place', () => {
  const match = finish(arrange(three), ['B1 B3', 'Y1 Y3', ''], ['', '', ''])
  assert.deepEqual(numbersOf(match, 'stars'), [10, 10, 0])
  assert.deepEqual(totals(match), [0, 0, 0])
  assert.equal(match.betweenRounds, true)
})

test('B26: 10 10 4 at the table: the 4 is second', () => {
  const match = finish(arrange(three), ['B1 B3', 'Y1', ''], ['', 'Y3', 'B5 Y5'])
  assert.deepEqual(numbersOf(match, 'stars'), [10, 10, 4])
  assert.deepEqual(totals(match), [0, 0, 1])
})

test('B30, B6: the chip holder leads the next round, for which all cards are dealt anew', () => {
  const match = finish(arrange(four), ['B1', 'B2', 'B3', ''], ['', '', '', ''])
  assert.equal(numberOf(match, 'chip'), 0) // the player of the second red 4
  match.nextRound()
  assert.equal(match.table.turn, 0)
  assert.deepEqual([counts(match, 'hand'), counts(match, 'prizes')], [Array(4).fill(12), Array(4).fill(0)])
  assert.deepEqual(totals(match), [0, 1, 0, 0])
  assert.deepEqual(numbersOf(match, 'stars'), [0, 0, 0, 0])

  const won = playAll(place(arrange(four), { hands: ['R1', 'R2', 'R6', 'R3'], turn: 0 }), 'R1 R2 R6 R3 take R1')
  won.nextRound()
  assert.equal(won.table.turn, 2)
})

test('B1, B31: the game ends when a seat has 2 victory points, and not before', () => {
  const match = finish(arrange(three), ['B1 B3', 'Y1', ''], ['', '', ''], [1, 0, 1])
  assert.deepEqual(totals(match), [1, 1, 1])
  assert.equal(match.over, false)
  match.nextRound()
  finish(match, ['B1 B3', 'Y1', ''], ['', '', ''], [1, 1, 1])
  assert.deepEqual(totals(match), [1, 2, 1])
  assert.equal(match.over, true)
  assert.deepEqual(match.winners, [1])
  assert.throws(() => match.nextRound(), /no round is due/)
})

test('B28, B31: victory points 1 1 0, and seats 0 and 1 both gain one: both win', () => {
  const match = finish(arrange(three), ['B1 B6', 'Y1 Y6', ''], ['', '', 'B2 Y2'], [1, 1, 0])
  assert.deepEqual(numbersOf(match, 'stars'), [7, 7, 10])
  assert.deepEqual(totals(match), [2, 2, 0])
  assert.equal(match.over, true)
  assert.deepEqual(match.winners, [0, 1])
})

test('B31: whole games of 3, 4 and 5 seats end with their winners at exactly 2', () => {
  for (const seats of [3, 4, 5]) {
    const match = new Match(must(bannish.at(seats)), 'whole game')
    for (playOut(match); !match.over; playOut(match)) match.nextRound()
    for (const seat of match.winners) assert.equal(totals(match)[seat], 2)
    assert.equal(Math.max(...totals(match)), 2)
  }
})
