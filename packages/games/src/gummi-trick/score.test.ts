import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaults, type Match, must } from '@trick-bento/kit'
import {
  arrange,
  cardsAt,
  counts,
  numberOf,
  type Position,
  place,
  playAll,
  playOut,
  refusal,
  scores,
  totals,
} from '../testing/arrange.ts'
import { gummiTrick } from './rules.ts'

const four = must(gummiTrick.at(4))
const threeRounds = must(gummiTrick.at(4, { rounds: 3 }))

/** A trick of these cards, led by seat 0. Each seat has one more card. */
const trick = (cards: string): Match => {
  const hands = cards.split(' ').map((card, seat) => `${card} P${seat + 1}`)
  return playAll(place(arrange(four), { hands, turn: 0, numbers: { tricks: 10 } }), cards)
}
const piles = (match: Match): string[] =>
  [0, 1, 2, 3].map((seat) => `${cardsAt(match, 'shown', seat)} | ${cardsAt(match, 'buried', seat)}`)
/** Ends the round with these last cards of seats 0 to 3. */
const lastTrick = (match: Match, hands: readonly string[], position: Position = {}): Match =>
  playOut(place(match, { turn: 0, ...position, hands, numbers: { tricks: 11 } }))

test('G16, G17, G19: R9 Y6 R3 Y2: both colours have a winner, and the later of them leads', () => {
  const match = trick('R9 Y6 R3 Y2')
  assert.deepEqual(piles(match), ['R9 | R3', 'Y6 | Y2', ' | ', ' | '])
  assert.equal(match.table.turn, 1)
})

test('G17, G18, G19: R9 R4 B1 R10: the only blue card wins, R10 wins two cards, and D leads', () => {
  const match = trick('R9 R4 B1 R10')
  assert.deepEqual(piles(match), [' | ', ' | ', 'B1 | ', 'R10 | R4 R9'])
  assert.equal(match.table.turn, 3)
})

test('G18, G19: R9 Y6 R3 R2: A gets R9 and two cards, B only Y6, and B leads', () => {
  const match = trick('R9 Y6 R3 R2')
  assert.deepEqual(piles(match), ['R9 | R2 R3', 'Y6 | ', ' | ', ' | '])
  assert.equal(match.table.turn, 1)
})

test('G16, G19: with four colours every seat wins, and the last one leads', () => {
  const match = trick('R1 B1 Y1 G1')
  assert.deepEqual(piles(match), ['R1 | ', 'B1 | ', 'Y1 | ', 'G1 | '])
  assert.equal(match.table.turn, 3)
})

test('G19: the order of play decides who was last, not the number of the seat', () => {
  const hands = ['R2 P1', 'B3 P2', 'B4 P3', 'R9 P4']
  const match = place(arrange(four), { hands, turn: 2, numbers: { tricks: 10 } })
  playAll(match, 'B4 R9 R2 B3') // C wins blue and D red; D played after C, A and B after both win nothing
  assert.deepEqual(piles(match), [' | ', ' | ', 'B4 | B3', 'R9 | R2'])
  assert.equal(match.table.turn, 3)
})

test('G17: cards won face up are seen by all, cards won face down by nobody', () => {
  const match = playAll(arrange(four, { hands: ['R9', 'R1', 'R2', 'R3'] }), 'R9 R1 R2 R3')
  assert.equal(cardsAt(match, 'shown', 0), 'R9')
  const { places, firstPlace } = match.game.layout
  assert.deepEqual([places[firstPlace.shown].sight, places[firstPlace.buried].sight], ['all', 'none'])
})

test('G21, G22, G23: R3 R9 P9 P10 face up and 8 face down are 17 points and 12 cards', () => {
  const match = place(arrange(four), {
    hands: ['R3 R9 P9 P10', 'R1 R4 P1 P3', 'R2 R5 P2 P4', 'G1 G2 G3 G4'],
    turn: 0,
    numbers: { tricks: 8 },
  })
  playAll(match, 'R3 R1 R2 G1 G2 R9 R4 R5 P9 P1 P2 G3 G4 P10 P3 P4')
  assert.deepEqual(piles(match).slice(0, 1), ['R3 R9 P9 P10 | R1 R2 R4 R5 P1 P2 P3 P4'])
  assert.deepEqual(totals(match), [17, 0, 0, 15])
  assert.deepEqual([counts(match, 'shown')[0], counts(match, 'buried')[0]], [4, 8])
})

test('G22, G31: a card face up scores 4 4 4 3 3 3 2 2 2 1 by its number, or what the option says', () => {
  const worth = (points?: readonly number[]): number[] =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => {
      const game = must(gummiTrick.at(2, points === undefined ? {} : { points }))
      return scores(lastTrick(arrange(game), [`R${n}`, 'B1']))[0]
    })
  assert.deepEqual(worth(), [4, 4, 4, 3, 3, 3, 2, 2, 2, 1])
  assert.deepEqual(worth([4, 4, 4, 4, 3, 3, 3, 2, 2, 1]), [4, 4, 4, 4, 3, 3, 3, 2, 2, 1])
  assert.equal(gummiTrick.options.points.house, true)
})

const tens = ['R10', 'B10', 'Y10', 'G10'] // the last trick: a point and a card for each seat

const POINTS = [0, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1]
/** The points that a prepared pile has already scored. */
const scoredBy = (up: string, down: string): number =>
  words(up).reduce((sum, name) => sum + POINTS[Number(name.slice(1))], 0) + words(down).length
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** Ends the round with these cards face up besides the tens, and with this number of cards in each pile. */
function finish(match: Match, shown: readonly string[], cards: readonly number[], turn = 0): Match {
  const { deck } = match.game
  const named = [...tens, ...shown.flatMap(words)]
  const others = Array.from(deck.cards, (card) => deck.name(card)).filter((name) => !named.includes(name))
  const buried = shown.map((up, seat) => others.splice(0, cards[seat] - 1 - words(up).length).join(' '))
  const before = totals(match).map((points, seat) => points + scoredBy(shown[seat], buried[seat]))
  return lastTrick(match, tens, { shown, buried, totals: before, turn })
}
const pileSizes = (match: Match): number[] =>
  counts(match, 'shown').map((shown, seat) => shown + counts(match, 'buried')[seat])

test('G24: the most points win, not the most cards', () => {
  const match = finish(arrange(four), ['R1', 'R2', 'Y1 Y2', ''], [5, 5, 3, 6])
  assert.deepEqual(totals(match), [8, 8, 9, 6])
  assert.deepEqual([match.over, match.winners], [true, [2]])
})

test('G25: 17 25 25 23, B has 11 cards and C 10: B wins', () => {
  const shown = ['R1 R4', 'B1 B2 B3 R2 B4', 'Y1 Y2 Y3 R3 G3', 'G1 G2 G4']
  const match = finish(arrange(four), shown, [12, 11, 10, 15])
  assert.deepEqual(totals(match), [17, 25, 25, 23])
  assert.deepEqual(pileSizes(match), [12, 11, 10, 15])
  assert.deepEqual(match.winners, [1])
})

test('G25: face-up and face-down cards count together', () => {
  const match = finish(arrange(four), ['', 'B1', 'Y7 Y8 Y9', ''], [1, 5, 5, 1])
  assert.deepEqual(totals(match), [1, 8, 8, 1])
  assert.deepEqual(counts(match, 'shown'), [1, 2, 4, 1])
  assert.deepEqual(match.winners, [1, 2])
  const fewerUp = finish(arrange(four), ['', 'B7', 'Y1', ''], [1, 6, 4, 1]) // 7 points each
  assert.deepEqual([totals(fewerUp), fewerUp.winners], [[1, 7, 7, 1], [1]])
})

test('G26: seats with equal points and equal cards share the victory', () => {
  const match = finish(arrange(four), ['', 'B1', 'Y1', 'G1'], [2, 5, 5, 5])
  assert.deepEqual(
    [totals(match), match.winners],
    [
      [2, 8, 8, 8],
      [1, 2, 3],
    ],
  )
})

test('G27: a game has one round by default; with three, all cards are dealt anew and the points are added up', () => {
  assert.deepEqual(defaults(gummiTrick.options), { rounds: 1, points: [4, 4, 4, 3, 3, 3, 2, 2, 2, 1] })
  const match = playOut(arrange(threeRounds))
  const first = scores(match)
  assert.equal(match.betweenRounds, true)
  match.nextRound()
  assert.deepEqual([counts(match, 'hand'), counts(match, 'faceDown')], [Array(4).fill(9), Array(4).fill(3)])
  assert.deepEqual([counts(match, 'shown'), counts(match, 'buried')], [Array(4).fill(0), Array(4).fill(0)])
  assert.deepEqual([totals(match), scores(match)], [first, [0, 0, 0, 0]])
  playOut(match)
  const second = scores(match)
  assert.deepEqual(
    totals(match),
    first.map((points, seat) => points + second[seat]),
  )
  match.nextRound()
  assert.equal(numberOf(match, 'tricks'), 0)
  assert.equal(playOut(match).over, true)
  assert.equal(match.table.round, 3)
  assert.throws(() => match.nextRound(), /no round is due/)
})

test('G28: round 2 is led by the seat with the most points of round 1, round 3 by that of round 2', () => {
  const match = finish(arrange(threeRounds), ['', '', 'Y1 Y2 Y3', ''], [1, 1, 4, 1])
  assert.deepEqual(scores(match), [1, 1, 13, 1])
  match.nextRound()
  assert.equal(match.table.turn, 2)
  finish(match, ['R1', '', '', ''], [2, 1, 1, 1])
  assert.deepEqual(
    [scores(match), totals(match)],
    [
      [5, 1, 1, 1],
      [6, 2, 14, 2], // seat 2 is still ahead in all
    ],
  )
  match.nextRound()
  assert.equal(match.table.turn, 0)
})

test('G29: of seats with equal points, the one that played last in the last trick leads', () => {
  const leaderOfNext = (turn: number, best: readonly number[]): number => {
    const match = arrange(threeRounds)
    finish(
      match,
      Array(4).fill(''),
      [0, 1, 2, 3].map((seat) => (best.includes(seat) ? 4 : 2)),
      turn,
    )
    match.nextRound()
    return match.table.turn
  }
  assert.equal(leaderOfNext(2, [0, 3]), 0) // played in the order 2 3 0 1
  assert.equal(leaderOfNext(0, [0, 3]), 3)
  assert.equal(leaderOfNext(1, [0, 1, 2, 3]), 0)
  assert.equal(leaderOfNext(3, [0, 3]), 0)
})

test('G30: after three rounds a tie is broken by the points of round 3, then by its pile, or else it is shared', () => {
  /** Totals before round 3, then the face-up cards besides the tens and the sizes of the piles of round 3. */
  const winners = (before: number[], shown: string[], cards: number[], after: number[]): number[] => {
    const match = lastTrick(arrange(threeRounds), tens)
    match.nextRound()
    lastTrick(match, tens)
    assert.equal(match.over, false)
    place(match, { totals: before })
    match.nextRound()
    finish(match, shown, cards)
    assert.deepEqual([match.over, totals(match)], [true, after])
    return match.winners
  }
  // 6 points with 3 cards against 5 points with 5 cards
  assert.deepEqual(winners([0, 9, 10, 0], ['', 'B1', '', ''], [1, 3, 5, 1], [1, 15, 15, 1]), [1])
  // 5 points each, with 2 cards and with 5
  assert.deepEqual(winners([0, 9, 9, 0], ['', 'B1', '', ''], [1, 2, 5, 1], [1, 14, 14, 1]), [2])
  assert.deepEqual(winners([0, 9, 9, 0], ['', 'B1', 'Y1', ''], [1, 2, 2, 1], [1, 14, 14, 1]), [1, 2])
  // the sum counts first
  assert.deepEqual(winners([0, 5, 12, 0], ['', 'B1', '', ''], [1, 3, 1, 1], [1, 11, 13, 1]), [2])
})

test('G27, G31: the options refuse other values with a reason', () => {
  const rounds = 'option rounds must be one of 1, 3, not'
  assert.equal(refusal(gummiTrick, 4, { rounds: 2 }), `${rounds} 2`)
  assert.equal(refusal(gummiTrick, 4, { rounds: '3' }), `${rounds} "3"`)
  assert.equal(refusal(gummiTrick, 4, { rounds: null }), `${rounds} null`)
  const points = 'option points must be a list of 10 whole numbers from 0 to 99, not'
  assert.equal(refusal(gummiTrick, 4, { points: [1, 2, 3] }), `${points} [1,2,3]`)
  assert.equal(refusal(gummiTrick, 4, { points: 4 }), `${points} 4`)
  assert.equal(refusal(gummiTrick, 4, { points: [4, 4, 4, 3, 3, 3, 2, 2, 2, -1] }), `${points} [4,4,4,3,3,3,2,2,2,-1]`)
  assert.equal(
    refusal(gummiTrick, 4, { points: [4, 4, 4, 3, 3, 3, 2, 2, 2, 1.5] }),
    `${points} [4,4,4,3,3,3,2,2,2,1.5]`,
  )
  assert.equal(refusal(gummiTrick, 4, { round: 1 }), 'there is no option "round"; the options are rounds, points')
  assert.match(refusal(gummiTrick, 4, [])!, /^options must be an object such as \{"rounds":1/)
  assert.equal(refusal(gummiTrick, 4, { rounds: 3, points: Array(10).fill(0) }), undefined)
})
