import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaults, type Match, must, type Seat } from '@trick-bento/kit'
import { arrange, numberOf, numbersOf, place, playAll, playOut, refusal, scores, totals } from '../testing/arrange.ts'
import { sushiTrick } from './rules.ts'

const TRICKS: Readonly<Record<number, number>> = { 3: 11, 4: 10, 5: 9, 6: 8 }
const BLUE = 2

interface Before {
  readonly turn?: Seat
  readonly totals?: readonly number[]
  readonly trump?: number
  readonly tricks?: number
  readonly won?: readonly number[]
  readonly options?: Readonly<Record<string, unknown>>
}
/** A trick of these cards. The trump is red by default. */
function trick(cards: string, { turn = 0, totals = [], options = {}, ...numbers }: Before = {}): Match {
  const played = cards.split(' ')
  const seats = played.length
  const hands = played.map((_, seat) => played[(seat - turn + seats) % seats])
  const match = arrange(must(sushiTrick.at(seats, options)))
  return playAll(place(match, { hands, turn, totals, numbers }), cards)
}
/** The last trick of the round. */
const lastTrick = (cards: string, before: Before = {}): Match =>
  trick(cards, { tricks: TRICKS[cards.split(' ').length] - 1, ...before })
const outcome = (match: Match): unknown => ({
  totals: totals(match),
  won: numbersOf(match, 'won'),
  leads: match.table.turn,
})

test('S17, S18, S21, S22: R7 R6: 2 points go from the 6 to the 7, which leads, and the trick does not count', () => {
  assert.deepEqual(outcome(trick('Y5 R6 R7 Y9')), { totals: [4, 2, 6, 4], won: [0, 0, 0, 0], leads: 2 })
  assert.deepEqual(outcome(trick('R7 R6 Y9')), { totals: [6, 2, 4], won: [0, 0, 0], leads: 0 })
})

test('S19, S21, S22: R8 R7 K8: 2 points go from the 8 to K8, the 7 pays nothing, R8 leads', () => {
  assert.deepEqual(outcome(trick('R8 R7 K8')), { totals: [2, 4, 6], won: [0, 0, 0], leads: 0 })
  assert.deepEqual(outcome(trick('K8 Y1 R7 R8')), { totals: [6, 4, 4, 2], won: [0, 0, 0, 0], leads: 3 })
})

test('S17, S18: R9 R8 R7: the 9 takes from the 8 only', () => {
  assert.deepEqual(outcome(trick('R7 R9 R8 K7')), { totals: [4, 6, 2, 4], won: [0, 0, 0, 0], leads: 1 })
})

test('S17, S19: R9 R7 R6 K9: no neighbours at the top, so nothing is paid and the trick counts', () => {
  assert.deepEqual(outcome(trick('R9 R7 R6 K9')), { totals: [4, 4, 4, 4], won: [1, 0, 0, 0], leads: 0 })
})

test('S19: another number of the partner colour or the same number of another colour does not reverse a meld', () => {
  assert.deepEqual(totals(trick('R8 R7 K7 Y8')), [6, 2, 4, 4])
  assert.deepEqual(totals(trick('R8 R7 B8 Y8')), [6, 2, 4, 4])
})

test('S5, S19: R and K are partners, and so are B and Y, no matter which is trump', () => {
  assert.deepEqual(totals(trick('B8 B7 Y8 K8', { trump: BLUE })), [2, 4, 6, 4])
  const reversed = ['R K', 'B Y', 'K R', 'Y B'].map((pair) => {
    const [trump, partner] = pair.split(' ')
    return totals(trick(`${trump}8 ${trump}7 ${partner}8`, { trump: [...'RKBY'].indexOf(trump) }))
  })
  assert.deepEqual(reversed, Array(4).fill([2, 4, 6]))
})

test('S20: in the last trick of a round a meld or reversal moves 4 points', () => {
  const meld = lastTrick('R7 R6 Y9 Y8')
  assert.equal(meld.table.roundOver, true)
  assert.deepEqual(
    [totals(meld), scores(meld)],
    [
      [8, 0, 4, 4],
      [4, -4, 0, 0],
    ],
  )
  assert.deepEqual(totals(lastTrick('R8 R7 K8')), [0, 4, 8])
  assert.deepEqual(totals(trick('R8 R7 K8', { tricks: 9 })), [2, 4, 6]) // the tenth of eleven
})

test('S22: a last trick counts without a meld, and does not count with one', () => {
  assert.deepEqual(scores(lastTrick('R9 R7 Y9 Y8', { won: [1, 2, 0, 0] })), [2, 2, 0, 0])
  assert.deepEqual(scores(lastTrick('R7 R6 Y9 Y8', { won: [1, 2, 0, 0] })), [5, -2, 0, 0])
})

test('S23: a seat that owes 2 and has 1 pays nothing, and the taker still gets 2', () => {
  assert.deepEqual(totals(trick('R7 R6 Y9 Y8', { totals: [4, 1, 4, 4] })), [6, 1, 4, 4])
  assert.deepEqual(totals(trick('R8 R7 K8 Y8', { totals: [1, 4, 4, 4] })), [1, 4, 6, 4])
  assert.deepEqual(totals(trick('R7 R6 Y9 Y8', { totals: [4, 2, 4, 4] })), [6, 0, 4, 4]) // just enough
  assert.deepEqual(totals(trick('R7 R6 Y9 Y8', { totals: [4, 0, 4, 4] })), [6, 0, 4, 4])
  assert.deepEqual(totals(lastTrick('R7 R6 Y9 Y8', { totals: [4, 3, 4, 4] })), [8, 3, 4, 4])
})

test('S33: with `all` the payer pays what it has, and the taker gets only that', () => {
  const options = { shortPayment: 'all' }
  assert.deepEqual(totals(trick('R7 R6 Y9 Y8', { options, totals: [4, 1, 4, 4] })), [5, 0, 4, 4])
  assert.deepEqual(totals(trick('R7 R6 Y9 Y8', { options, totals: [4, 0, 4, 4] })), [4, 0, 4, 4])
  assert.deepEqual(totals(trick('R8 R7 K8 Y8', { options, totals: [1, 4, 4, 4] })), [0, 4, 5, 4])
  assert.deepEqual(totals(lastTrick('R7 R6 Y9 Y8', { options, totals: [4, 3, 4, 4] })), [7, 0, 4, 4])
  assert.deepEqual(totals(trick('R7 R6 Y9 Y8', { options, totals: [4, 4, 4, 4] })), [6, 2, 4, 4])
})

// Tricks before and after the penalty. The last trick has a meld, so that it does not count.
const PENALTIES: readonly (readonly [rules: string, before: string, after: string])[] = [
  ['S25, S27', '4 3 1 0 0 0', '1 3 1 1 1 1'],
  ['S25', '6 3 2', '4 4 3'],
  ['S26', '5 5 1', '5 5 1'],
  ['S26', '4 4 3', '4 4 3'],
  ['S25, S28', '7 1 1 1', '4 2 2 2'],
  ['S26', '4 4 1 1', '4 4 1 1'],
  ['S25', '5 2 2 1', '2 3 3 2'],
  ['S25, S27', '4 2 1 1 1', '1 2 2 2 2'],
  ['S25, S27', '4 3 2 0 0', '2 3 2 1 1'],
  ['S29', '4 0 0 0 0 0', '0 1 1 1 1 1'],
  ['S25', '3 5 2', '4 3 3'], // the border of 3 seats is 4
  ['S26', '3 4 3', '3 4 3'],
  ['S26', '3 3 3 1', '3 3 3 1'], // the border of 4 seats is 3
  ['S25', '1 4 3 2', '2 1 4 3'],
  ['S26', '3 3 3 0 0', '3 3 3 0 0'],
  ['S26', '3 3 1 1 0 0', '3 3 1 1 0 0'],
  ['S26', '4 4 0 0 0 0', '4 4 0 0 0 0'],
  ['S25, S27', '0 1 1 1 4', '1 1 1 1 3'],
]
const MELD = ['', '', '', 'R7 R6 Y9', 'R7 R6 Y9 Y8', 'R7 R6 Y9 Y8 Y7', 'R7 R6 Y9 Y8 Y7 Y5']
for (const [rules, before, after] of PENALTIES) {
  const won = before.split(' ').map(Number)
  test(`${rules}, S30: ${won.length} seats: ${before} → ${after}, and a point for each trick`, () => {
    const match = lastTrick(MELD[won.length], { won })
    const wanted = after.split(' ').map(Number)
    assert.deepEqual(numbersOf(match, 'won'), wanted)
    const paid = won.map((_, seat) => (seat === 0 ? 4 : seat === 1 ? -4 : 0))
    assert.deepEqual(
      scores(match),
      wanted.map((tricks, seat) => tricks + paid[seat]),
    )
  })
}

test('S30: tricks are counted anew in each round', () => {
  const match = arrange(must(sushiTrick.at(3)))
  playOut(match)
  match.nextRound()
  assert.deepEqual([numbersOf(match, 'won'), numberOf(match, 'tricks')], [[0, 0, 0], 0])
})

test('S1, S31: the highest total after the last round wins, and a tie is shared', () => {
  const winners = (totals: number[]): number[] => {
    const match = lastTrick('R9 Y1 Y2 Y3', { totals, options: { rounds: 1 } })
    assert.equal(match.over, true)
    return match.winners
  }
  assert.deepEqual(winners([4, 9, 2, 4]), [1])
  assert.deepEqual(winners([8, 9, 2, 9]), [0, 1, 3]) // seat 0 won the last trick
  assert.deepEqual(winners([4, 4, 4, 4]), [0])
})

test('S32: a game has four rounds by default, and no round after the last', () => {
  const rounds = (options: Readonly<Record<string, unknown>>): number => {
    const match = arrange(must(sushiTrick.at(3, options)))
    for (playOut(match); !match.over; playOut(match)) match.nextRound()
    assert.throws(() => match.nextRound(), /no round is due/)
    return match.table.round
  }
  assert.deepEqual([rounds({}), rounds({ rounds: 1 }), rounds({ rounds: 7 })], [4, 1, 7])
  assert.equal(lastTrick('R9 Y1 Y2 Y3').betweenRounds, true)
})

test('S32, S33: the options refuse other values with a reason', () => {
  assert.deepEqual(defaults(sushiTrick.options), { rounds: 4, shortPayment: 'bank' })
  const rounds = 'option rounds must be a whole number from 1 to 99, not'
  assert.equal(refusal(sushiTrick, 4, { rounds: 0 }), `${rounds} 0`)
  assert.equal(refusal(sushiTrick, 4, { rounds: 2.5 }), `${rounds} 2.5`)
  assert.equal(refusal(sushiTrick, 4, { rounds: '4' }), `${rounds} "4"`)
  assert.equal(refusal(sushiTrick, 4, { rounds: 100 }), `${rounds} 100`)
  const payment = 'option shortPayment must be one of "bank", "all", not'
  assert.equal(refusal(sushiTrick, 4, { shortPayment: 'none' }), `${payment} "none"`)
  assert.equal(refusal(sushiTrick, 4, { shortPayment: 1 }), `${payment} 1`)
  assert.equal(
    refusal(sushiTrick, 4, { shortpayment: 'all' }),
    'there is no option "shortpayment"; the options are rounds, shortPayment',
  )
})
