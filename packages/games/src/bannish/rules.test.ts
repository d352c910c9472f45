import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaults, Match, must } from '@trick-bento/kit'
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
  refusal,
  totals,
  why,
} from '../testing/arrange.ts'
import { bannish } from './rules.ts'

// The end of a round and of the game is in round.test.ts.

const four = must(bannish.at(4))
const SPARE = ['Y6', 'Y6', 'Y5', 'Y5']

/** A trick of these cards, led by seat 0. Each seat has one more card, which cannot follow. */
const trick = (cards: string): Match => {
  const played = cards.split(' ')
  const hands = SPARE.map((spare, seat) => `${played[seat] ?? 'G5'} ${spare}`)
  return playAll(place(arrange(four), { hands, turn: 0 }), cards)
}
const prizes = (match: Match): string[] => [0, 1, 2, 3].map((seat) => cardsAt(match, 'prizes', seat))

test('B3, B4: as many colours as seats, in the order R B Y G P, each with 1 to 6 twice', () => {
  const decks = [3, 4, 5].map((seats) => must(bannish.at(seats)).deck)
  assert.deepEqual(
    decks.map((deck) => [deck.suits.map(({ letter }) => letter).join(''), deck.size]),
    [
      ['RBY', 36],
      ['RBYG', 48],
      ['RBYGP', 60],
    ],
  )
  for (const deck of decks) {
    const names = [...deck.cards].map((card) => deck.name(card))
    const wanted = deck.suits.flatMap(({ letter }) => [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6].map((n) => `${letter}${n}`))
    assert.deepEqual(names, wanted)
  }
  assert.equal(refusal(bannish, 2), 'BANNISH!! is for 3 to 5 seats, not 2')
  assert.equal(refusal(bannish, 6), 'BANNISH!! is for 3 to 5 seats, not 6')
})

for (const seats of [3, 4, 5]) {
  test(`B6: ${seats} seats get 12 cards each, and none are left`, () => {
    const match = arrange(must(bannish.at(seats)))
    assert.deepEqual(counts(match, 'hand'), Array(seats).fill(12))
    assert.equal(counts(match, 'stock')[0] + counts(match, 'removed')[0], 0)
  })
}

test('B6: a hand is known to its owner alone', () => {
  const match = arrange(four, { hands: ['R1 R1 B1 B1'] })
  assert.equal(known(match, 0, 'hand', 0).hidden, 0)
  for (const viewer of [-1, 1, 2, 3]) assert.deepEqual(known(match, viewer, 'hand', 0), { cards: '', hidden: 12 })
})

test('B7: the first holder of the chip is drawn from the seed, and every seat can be drawn', () => {
  const chips = Array.from({ length: 40 }, (_, i) => {
    const match = new Match(four, `lot ${i}`)
    assert.equal(match.table.turn, numberOf(match, 'chip'))
    assert.equal(new Match(four, `lot ${i}`).table.turn, match.table.turn)
    return match.table.turn
  })
  assert.deepEqual([...new Set(chips)].sort(), [0, 1, 2, 3])
})

test('B2, B8: the chip holder leads any card, and play goes clockwise', () => {
  const match = arrange(four, { leader: 2, hands: ['G1', 'G2', 'R1 R2 B3 B4 Y5 Y6 G3 G4 R5 R6 B1 B2', 'G5'] })
  assert.equal(legalNames(match), 'R1 R2 R5 R6 B1 B2 B3 B4 Y5 Y6 G3 G4')
  const turns = ['G3', 'G5', 'G1', 'G2'].map((card) => {
    const { turn } = match.table
    play(match, card)
    return turn
  })
  assert.deepEqual(turns, [2, 3, 0, 1])
})

test('B9: the led colour must be followed, and identical cards are one move', () => {
  const match = arrange(four, { leader: 0, hands: ['R3', 'R5 R5 R6 B1 B2 Y1 Y2 G1 G2 G3 B3 B4'] })
  play(match, 'R3')
  assert.equal(legalNames(match), 'R5 R6')
  assert.equal(why(match, 'B1'), 'follow-colour')
  assert.equal(why(match, 'R4'), 'not-in-hand')
})

test('B9: only the led colour has to be followed', () => {
  const hands = ['R3 Y6', 'B5 Y6', 'B1 R1 Y5', 'R2 B2 Y5']
  const match = playAll(place(arrange(four), { hands, turn: 0 }), 'R3 B5')
  assert.equal(legalNames(match), 'R1')
  assert.equal(legalNames(play(match, 'R1')), 'R2')
})

test('B10: a seat without the led colour plays any card, and cannot win with it', () => {
  const match = place(arrange(four), { hands: ['R1 Y6', 'B6 Y6 G1', 'R2 Y5', 'R3 Y5'], turn: 0 })
  play(match, 'R1')
  assert.equal(legalNames(match), 'B6 Y6 G1')
  playAll(match, 'B6 R2 R3')
  assert.equal(match.table.turn, 3)
})

// The cards played, the winner, the chip holder, and the cards that may be taken.
const CASES: readonly (readonly [rules: string, plays: string, winner: number, chip: number, may: string])[] = [
  ['B15, B19', 'R3 R5 B6 R4', 1, 1, 'R3 R4 R5 B6'],
  ['B14, B16, B17', 'R4 B2 B6 R4', 2, 3, 'B2 B6'],
  ['B14, B16, B17', 'R4 G1 B6 R4', 1, 3, 'B6 G1'],
  ['B14, B16, B17', 'R2 R5 R3 R5', 2, 3, 'R2 R3'],
]
for (const [rules, plays, winner, chip, may] of CASES) {
  test(`${rules}: ${plays}: seat ${winner} wins, seat ${chip} has the chip, and any of ${may} may be taken`, () => {
    const match = trick(plays)
    assert.equal(match.table.turn, winner)
    assert.equal(numberOf(match, 'chip'), chip)
    assert.equal(legalNames(match).replaceAll('take ', ''), may)
    assert.equal(cardsAt(match, 'trick'), may)
    const cards = may.split(' ')
    for (const card of cards) {
      const taken = play(trick(plays), `take ${card}`)
      assert.deepEqual(
        prizes(taken),
        [0, 1, 2, 3].map((seat) => (seat === winner ? card : '')),
      )
      assert.equal(counts(taken, 'trick')[0], 0)
      assert.equal(taken.table.turn, chip)
      assert.deepEqual(counts(taken, 'hand'), [1, 1, 1, 1])
    }
  })
}

const FORCED: readonly (readonly [rules: string, plays: string, winner: number, chip: number, takes: string])[] = [
  ['B11, B16, B20', 'R3 B5 B5', 0, 2, 'R3'],
  ['B11, B17, B20', 'R4 B2 R4', 1, 2, 'B2'],
  ['B11, B17, B20', 'R2 R5 R2', 1, 2, 'R5'],
]
for (const [rules, plays, winner, chip, takes] of FORCED) {
  test(`${rules}: ${plays}: seat ${winner} takes ${takes} without a choice, and seat ${chip} leads`, () => {
    const match = trick(plays)
    assert.deepEqual(
      prizes(match),
      [0, 1, 2, 3].map((seat) => (seat === winner ? takes : '')),
    )
    assert.equal(numberOf(match, 'chip'), chip)
    assert.equal(match.table.turn, chip)
    assert.equal(match.table.played, 0)
    assert.equal(cardsAt(match, 'hand', 3), 'Y5 G5') // B12: seat 3 did not play
    assert.equal(legalNames(match), SPARE[chip])
  })
}

test('B11, B12, B16, B18: R4 R4: nobody wins, seat 1 has the chip, the others keep their cards', () => {
  const match = trick('R4 R4')
  assert.deepEqual(prizes(match), ['', '', '', ''])
  assert.deepEqual([numberOf(match, 'chip'), match.table.turn], [1, 1])
  assert.deepEqual(counts(match, 'hand'), [1, 1, 2, 2])
  assert.equal(counts(match, 'trick')[0], 0)
})

test('B11: colour and number must both match', () => {
  const match = trick('R4 B4')
  assert.equal(match.table.turn, 2)
  assert.equal(cardsAt(match, 'trick'), 'R4 B4')
})

test('B13, B21: the two identical cards and the cards that are not taken are removed face down', () => {
  const noRed = ['B1 B1 B2 B2 B3 B3 Y1 Y1 Y2 Y2 Y3 Y3', 'B4 B4 B5 B5 B6 B6 G1 G1 G2 G2 G3 G3']
  const match = arrange(four, { leader: 0, hands: ['R4', ...noRed, 'R4'] })
  playAll(match, 'R4 B2 B6 R4')
  assert.equal(cardsAt(match, 'removed'), 'R4 R4')
  play(match, 'take B2')
  assert.equal(cardsAt(match, 'removed'), 'R4 R4 B6')
  assert.equal(cardsAt(match, 'prizes', 2), 'B2')
  const { places, firstPlace } = match.game.layout
  assert.equal(places[firstPlace.removed].sight, 'none')
  assert.equal(known(match, 1, 'prizes', 2).cards, 'B2')
})

test('B15: the highest card of the led colour beats higher cards of other colours', () => {
  const match = trick('R2 B6 G6 R1')
  assert.deepEqual([match.table.turn, numberOf(match, 'chip')], [0, 0])
})

test('B14: after a bannish by the last seat, the chip does not go to the highest card', () => {
  const match = trick('R3 R6 R1 R3')
  assert.deepEqual([match.table.turn, numberOf(match, 'chip')], [1, 3])
  assert.equal(legalNames(match), 'take R1 take R6')
})

test('B16, B22: after a bannish the player of the second copy leads, not the winner', () => {
  const match = playAll(trick('R4 B2 B6 R4'), 'take B6')
  assert.equal(match.table.turn, 3)
  play(match, 'Y5')
  assert.equal(match.table.turn, 0)
})

test('B19: the winner must take a card of the trick, and may take the card it played', () => {
  const match = trick('R3 R5 B6 R4')
  assert.equal(why(match, 'take Y6'), 'not-in-trick')
  assert.equal(why(match, 'Y6'), 'no-such-move')
  assert.equal(why(match, 'take R5', 0), 'not-your-turn')
  assert.equal(cardsAt(play(match, 'take R5'), 'prizes', 1), 'R5')
})

test('B5, B32: the default stars are 6 5 4 3 2 1 by strength, and the option refuses other lists with a reason', () => {
  assert.deepEqual(defaults(bannish.options), { stars: [6, 5, 4, 3, 2, 1] })
  assert.equal(bannish.options.stars.house, true)
  const stars = 'option stars must be a list of 6 whole numbers from 1 to 99, not'
  assert.equal(refusal(bannish, 3, { stars: [6, 5, 4, 3, 2, 0] }), `${stars} [6,5,4,3,2,0]`)
  assert.equal(refusal(bannish, 3, { stars: [6, 5, 4, 3, 2] }), `${stars} [6,5,4,3,2]`)
  assert.equal(refusal(bannish, 3, { stars: '654321' }), `${stars} "654321"`)
  assert.equal(refusal(bannish, 3, { star: [] }), 'there is no option "star"; the options are stars')
  assert.equal(refusal(bannish, 3, { stars: [1, 1, 1, 1, 1, 1] }), undefined)
})

test('B1: nobody has victory points at the start', () => {
  assert.deepEqual(totals(arrange(four)), [0, 0, 0, 0])
})
