import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match, must, type Seat } from '@trick-bento/kit'
import {
  arrange,
  cardsAt,
  counts,
  legalNames,
  numberOf,
  place,
  play,
  playAll,
  playOut,
  scores,
  totals,
  why,
} from '../testing/arrange.ts'
import { gudetama } from './rules.ts'

interface Before {
  readonly totals?: readonly number[]
  readonly scored?: readonly string[]
  readonly turn?: Seat
}
/** Plays these cards as the last trick of the current round, led by seat `turn`. */
function lastTrick(match: Match, cards: string, { turn = match.table.playing[0], ...before }: Before = {}): Match {
  const hands: string[] = Array(match.game.seats).fill('')
  let seat = turn
  for (const card of cards.split(' ')) {
    hands[seat] = card
    seat = match.table.next(seat)
  }
  return playAll(place(match, { ...before, hands, turn, numbers: { tricks: 6, size: 7 } }), cards)
}
const seated = (seats: number): Match => arrange(must(gudetama.at(seats)))
const next = (match: Match): Match => {
  match.nextRound()
  return match
}
/** A match with this number of seats in which only some still take part. */
const goingOn = (seats: number, playing: readonly Seat[], totals: readonly number[]): Match => {
  const match = seated(seats)
  match.table.seatOnly(playing)
  return place(match, { totals })
}

test('E14, E19: last trick 8 13 13 4: seat 2 scores 13', () => {
  const match = lastTrick(seated(4), '8 13 13 4')
  assert.equal(match.betweenRounds, true)
  assert.deepEqual(totals(match), [0, 0, 13, 0])
  assert.deepEqual([cardsAt(match, 'scored', 1), cardsAt(match, 'scored', 2)], ['', '13'])
})

test('E20, E23: last trick 8 1 13 4: all score their card, and seat 2 leads the next round', () => {
  const match = lastTrick(seated(4), '8 1 13 4')
  assert.deepEqual(scores(match), [8, 1, 13, 4])
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => cardsAt(match, 'scored', seat)),
    ['8', '1', '13', '4'],
  )
  assert.equal(next(match).table.turn, 2)
})

test('E20: every seat scores its own card, also if two are equal', () => {
  const match = lastTrick(seated(4), '1 6 6 1', { turn: 2 })
  assert.deepEqual(scores(match), [6, 1, 1, 6])
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => cardsAt(match, 'scored', seat)),
    ['6', '1', '1', '6'],
  )
  assert.equal(next(match).table.turn, 0)
})

test('E22: scored cards stay with their owner, and the next round is dealt without them', () => {
  const match = next(lastTrick(seated(4), '8 1 13 4', { scored: ['14', '', '2 2', ''], totals: [4, 0, 4, 0] }))
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => cardsAt(match, 'scored', seat)),
    ['8 14', '1', '2 2 13', '4'],
  )
  assert.deepEqual(counts(match, 'hand'), [7, 7, 7, 7])
  assert.equal(counts(match, 'unused')[0], 63 - 7 - 28)
})

test('E23: the winner of the last trick leads the next round', () => {
  assert.equal(next(lastTrick(seated(4), '8 10 12 4')).table.turn, 2)
  assert.equal(next(lastTrick(seated(4), '8 10 12 4', { turn: 3 })).table.turn, 1)
})

test('E24: the winner of the last trick with a 14 names another seat to lead the next round', () => {
  const match = lastTrick(seated(4), '8 14 12 4')
  assert.deepEqual(totals(match), [0, 14, 0, 0])
  assert.equal(match.table.roundOver, false)
  assert.equal(match.table.turn, 1)
  assert.equal(legalNames(match), 'lead 0 lead 2 lead 3')
  assert.equal(why(match, 'lead 1'), 'name-another-seat')
  play(match, 'lead 3')
  assert.equal(match.betweenRounds, true)
  assert.equal(next(match).table.turn, 3)
})

test('E24, E17: with two seats the other one leads the next round without being named', () => {
  const match = lastTrick(seated(2), '14 6')
  assert.equal(match.betweenRounds, true)
  assert.equal(next(match).table.turn, 1)
})

test('E25: no leader is named when no round follows', () => {
  const match = lastTrick(seated(3), '14 6 5', { totals: [10, 3, 9] })
  assert.deepEqual(totals(match), [24, 3, 9])
  assert.equal(match.over, true)
  assert.deepEqual(match.winners, [1])
})

test('E24, E28: a winner who has just dropped out names one of the seats that play on', () => {
  const match = lastTrick(seated(4), '14 6 5 4', { totals: [10, 3, 3, 3] })
  assert.equal(match.table.turn, 0)
  assert.equal(legalNames(match), 'lead 1 lead 2 lead 3')
  assert.equal(next(play(match, 'lead 3')).table.turn, 3)
  assert.deepEqual(match.table.playing, [1, 2, 3])

  const two = lastTrick(seated(4), '14 6 5 4', { totals: [10, 9, 3, 3] })
  assert.equal(legalNames(two), 'lead 2 lead 3') // seat 1 drops out too
  assert.equal(why(two, 'lead 1'), 'name-another-seat')
})

test('E24, E28: a winner with a 14 who plays on names another seat that plays on, here the only one', () => {
  // a 1 was played: seat 0 scores 14 and still has the lowest total, with seat 3
  const match = lastTrick(seated(4), '14 1 5 4', { totals: [0, 20, 20, 10] })
  assert.deepEqual(totals(match), [14, 21, 25, 14])
  assert.equal(match.betweenRounds, true)
  assert.equal(next(match).table.turn, 3)
  assert.deepEqual(match.table.playing, [0, 3])
})

test('E26, E28: totals 21 3 0 0 after seat 0 took the last trick: seats 2 and 3 play on, and seat 2 leads', () => {
  const match = lastTrick(seated(4), '12 8 7 4', { totals: [9, 3, 0, 0] })
  assert.deepEqual(totals(match), [21, 3, 0, 0])
  assert.equal(match.betweenRounds, true)
  next(match)
  assert.deepEqual(match.table.playing, [2, 3])
  assert.equal(match.table.turn, 2)
  assert.deepEqual(counts(match, 'hand'), [0, 0, 7, 7])
  assert.deepEqual(totals(match), [21, 3, 0, 0])
})

test('E26: the next seat on the left that plays on leads, not the lowest one', () => {
  const match = next(lastTrick(seated(4), '5 12 7 4', { totals: [0, 9, 5, 0] }))
  assert.deepEqual(match.table.playing, [0, 3])
  assert.equal(match.table.turn, 3) // seat 1 would lead, and seat 2 is out too
})

test('E26: seat 0 is on the left of the last seat', () => {
  const match = next(lastTrick(seated(4), '5 6 7 13', { totals: [0, 0, 5, 9] }))
  assert.deepEqual(match.table.playing, [0, 1])
  assert.equal(match.table.turn, 0)
})

test('E28: seats that have dropped out get no turn', () => {
  const match = goingOn(5, [0, 2, 4], [0, 21, 0, 21, 0])
  place(match, { hands: ['5 7', '', '6 7', '', '4 7'], turn: 4, numbers: { tricks: 2, size: 7 } })
  const turns = ['4', '5', '6'].map((card) => {
    const { turn } = match.table
    play(match, card)
    return turn
  })
  assert.deepEqual(turns, [4, 0, 2])
  assert.equal(match.table.turn, 2)
})

test('E27: 21 ends the game, 20 does not', () => {
  const twenty = lastTrick(seated(3), '5 12 4', { totals: [3, 8, 0] })
  assert.deepEqual(totals(twenty), [3, 20, 0])
  assert.equal(twenty.betweenRounds, true)
  assert.deepEqual(next(twenty).table.playing, [0, 1, 2])
  const twentyOne = lastTrick(seated(3), '5 13 4', { totals: [3, 8, 0] })
  assert.deepEqual(totals(twentyOne), [3, 21, 0])
  assert.equal(twentyOne.over, true)
  assert.deepEqual(twentyOne.winners, [2])
  assert.throws(() => twentyOne.nextRound(), /no round is due/)
})

test('E27: the lowest total wins, no matter who won the last trick', () => {
  const match = lastTrick(seated(3), '1 12 4', { totals: [19, 18, 5] })
  assert.deepEqual(totals(match), [20, 30, 9])
  assert.deepEqual([match.over, match.winners], [true, [2]])
})

test('E19, E29: tie-break, last trick 6 against 4: the 4 wins the game', () => {
  const match = lastTrick(goingOn(4, [2, 3], [21, 3, 0, 0]), '6 4', { totals: [21, 3, 0, 0] })
  assert.deepEqual(totals(match), [21, 3, 6, 0])
  assert.deepEqual([match.over, match.winners], [true, [3]])
})

test('E29: the lowest total of the seats still playing wins, even if a seat that is out has less', () => {
  const match = lastTrick(goingOn(4, [2, 3], [21, 5, 4, 4]), '13 4', { totals: [21, 5, 4, 4] })
  assert.deepEqual([match.over, match.winners], [true, [3]])
  const both = lastTrick(goingOn(3, [1, 2], [22, 3, 3]), '1 13', { totals: [22, 3, 3] })
  assert.deepEqual([totals(both), both.over, both.winners], [[22, 4, 16], true, [1]])
  const above = lastTrick(goingOn(3, [0, 1], [4, 4, 21]), '14 1', { totals: [4, 20, 5] })
  assert.deepEqual([totals(above), above.over, above.winners], [[18, 21, 5], true, [0]]) // seat 2 is out with its 5
  const tied = lastTrick(goingOn(4, [0, 1], [10, 10, 5, 21]), '1 1', { totals: [10, 10, 5, 21] })
  assert.deepEqual(
    [totals(tied), next(tied).table.playing],
    [
      [11, 11, 5, 21],
      [0, 1],
    ],
  )
})

test('E20, E29: three tied, last trick 1 5 9: the 1 wins the game', () => {
  const match = lastTrick(goingOn(4, [0, 1, 3], [2, 2, 21, 2]), '1 5 9', { totals: [2, 2, 21, 2] })
  assert.deepEqual(totals(match), [3, 7, 21, 11])
  assert.deepEqual([match.over, match.winners], [true, [0]])
})

test('E29: two tied, 1 against 1: still tied, and another round follows', () => {
  const match = lastTrick(goingOn(3, [1, 2], [21, 2, 2]), '1 1', { totals: [21, 2, 2] })
  assert.deepEqual(totals(match), [21, 3, 3])
  assert.equal(match.betweenRounds, true)
  next(match)
  assert.deepEqual([match.table.playing, match.table.turn], [[1, 2], 2]) // the last 1 won
})

test('E29: after a tie-break round only the seats with the lowest total stay in, even if no new total reached 21', () => {
  const match = lastTrick(goingOn(5, [0, 1, 2, 4], [0, 0, 0, 21, 0]), '9 4 3 2', { totals: [0, 0, 0, 21, 0] })
  assert.equal(match.betweenRounds, true)
  next(match)
  assert.deepEqual(match.table.playing, [1, 2, 4])
  assert.equal(match.table.turn, 1) // seat 0 would lead, but is out
})

const MANY = '2 2 3 3 4 4 5 5 6 6 7 7 8 8' // fourteen cards

test('E7: 7 seats and 48 cards left: 6 each and 6 tricks', () => {
  const match = next(lastTrick(seated(7), '9 9 9 9 9 2 3', { scored: [MANY] }))
  assert.deepEqual(counts(match, 'hand'), Array(7).fill(6))
  assert.equal(counts(match, 'unused')[0], 48 - 42)
  assert.equal(numberOf(match, 'size'), 6)
  playOut(match)
  assert.equal(numberOf(match, 'tricks'), 6)
  assert.deepEqual(counts(match, 'hand'), Array(7).fill(0))
  assert.ok(scores(match).some((points) => points > 0))
})

test('E7: as many cards as possible, down to one each', () => {
  const copies = [0, 0, 7, 7, ...Array(10).fill(0)] // fourteen cards for two seats
  const match = arrange(must(gudetama.at(2, { copies })))
  const sizes = [3, 5, 6, 11].map((scored) => {
    lastTrick(match, '3 3', { scored: ['3 '.repeat(Math.min(5, scored)), '4 '.repeat(Math.max(0, scored - 5))] })
    return numberOf(next(match), 'size') // one more card was scored
  })
  assert.deepEqual(sizes, [5, 4, 3, 1])
})

test('E8: if there is less than one card for each seat, the lowest total wins, shared if tied', () => {
  const copies = [0, 0, 7, 7, ...Array(10).fill(0)]
  const end = (scored: readonly string[], totals: readonly number[]): Match =>
    lastTrick(arrange(must(gudetama.at(2, { copies }))), '3 4', { scored, totals })
  const clear = end(['3 3 3 3 3 3', '4 4 4 4 4 4'], [9, 7])
  assert.deepEqual([totals(clear), clear.over, clear.winners], [[9, 11], true, [0]])
  const shared = end(['3 3 3 3 3 3', '4 4 4 4 4 4'], [9, 5])
  assert.deepEqual([totals(shared), shared.over, shared.winners], [[9, 9], true, [0, 1]])
  const enough = end(['3 3 3 3 3 3', '4 4 4 4 4'], [9, 7]) // two cards are left
  assert.equal(enough.over, false)
  assert.deepEqual(counts(next(enough), 'hand'), [1, 1])
})

test('E8, E25: no leader is named when the cards do not suffice for another round', () => {
  const copies = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7] // 21 cards
  const scored = ['12 12 12 12 12 12 12', '13 13 13 13 13 13', '14 14 14 14 14']
  const before = { totals: [1, 2, 3], scored }
  const match = lastTrick(arrange(must(gudetama.at(3, { copies }))), '14 13 14', before)
  assert.deepEqual([totals(match), match.over, match.winners], [[1, 2, 17], true, [0]]) // two cards for three seats
})

test('E5, E27, E28: whole games of every number of seats end with one winner', () => {
  for (const seats of [2, 3, 4, 5, 6, 7]) {
    for (const seed of ['a', 'b', 'c']) {
      const match = new Match(must(gudetama.at(seats)), seed)
      for (playOut(match); !match.over; playOut(match)) match.nextRound()
      assert.ok(Math.max(...totals(match)) >= 21)
      assert.equal(match.winners.length, 1)
      const lowest = Math.min(...match.table.playing.map((seat) => totals(match)[seat]))
      assert.equal(totals(match)[match.winners[0]], lowest)
    }
  }
})
