import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match, must, redact, UNSEEN } from '@trick-bento/kit'
import {
  type Arranged,
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
  why,
} from '../testing/arrange.ts'
import { gummiTrick } from './rules.ts'

// The scoring is in score.test.ts.

const FOLLOW = 'follow-earliest'
const four = must(gummiTrick.at(4))
const deal = (arranged: Arranged): Match => arrange(four, arranged)

/** The example of the rules, after eight tricks. */
const example = (): Match =>
  place(deal({}), {
    hands: ['R1 R9', 'B6 B8 R6', 'P1 R3 Y9 Y3', 'G3 G5 Y5 Y2'],
    faceDown: ['G1 G2', 'Y6', '', ''],
    numbers: { tricks: 8 },
    turn: 0,
  })

test('G1, G20: a round is 12 tricks, after which every hand and every face-down card is played', () => {
  const match = arrange(four, { leader: 0 })
  let tricks = 0
  while (!match.table.roundOver) {
    if (match.table.played === 0) tricks++
    playAny(match)
  }
  assert.equal(tricks, 12)
  assert.deepEqual(
    [counts(match, 'hand'), counts(match, 'faceDown')],
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  )
  const piles = counts(match, 'shown').map((shown, seat) => shown + counts(match, 'buried')[seat])
  assert.equal(
    piles.reduce((a, b) => a + b),
    48,
  )
  assert.equal(match.over, true)
})

test('G2: play goes clockwise, from the last seat on to seat 0', () => {
  const match = deal({ leader: 2, hands: ['R1', 'R2', 'R3', 'R4'] })
  const turns = ['R3', 'R4', 'R1', 'R2'].map((card) => {
    const { turn } = match.table
    play(match, card)
    return turn
  })
  assert.deepEqual(turns, [2, 3, 0, 1])
})

test('G3, G4: seats + 1 colours in the order R B Y G P N, each with 1 to 10 once', () => {
  const decks = [2, 3, 4, 5].map((seats) => must(gummiTrick.at(seats)).deck)
  assert.deepEqual(
    decks.map((deck) => [deck.suits.map(({ letter }) => letter).join(''), deck.size]),
    [
      ['RBY', 30],
      ['RBYG', 40],
      ['RBYGP', 50],
      ['RBYGPN', 60],
    ],
  )
  for (const deck of decks) {
    const names = [...deck.cards].map((card) => deck.name(card))
    const wanted = deck.suits.flatMap(({ letter }) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `${letter}${n}`))
    assert.deepEqual(names, wanted)
  }
  assert.deepEqual(
    decks[3].suits.map(({ name }) => name),
    ['red', 'blue', 'yellow', 'green', 'purple', 'brown'],
  )
  assert.equal(refusal(gummiTrick, 1), 'Gummi Trick is for 2 to 5 seats, not 1')
  assert.equal(refusal(gummiTrick, 6), 'Gummi Trick is for 2 to 5 seats, not 6')
})

for (const [seats, aside] of [
  [2, 6],
  [3, 4],
  [4, 2],
  [5, 0],
]) {
  test(`G5, G6, G7: ${seats} seats get 9 cards and 3 face down each, and ${aside} are set aside`, () => {
    const match = arrange(must(gummiTrick.at(seats)))
    assert.deepEqual(counts(match, 'hand'), Array(seats).fill(9))
    assert.deepEqual(counts(match, 'faceDown'), Array(seats).fill(3))
    assert.equal(counts(match, 'unused')[0], aside)
    assert.equal(counts(match, 'stock')[0], 0)
  })
}

test('G6, G7: nobody sees the face-down cards, not even their owner, nor the cards set aside', () => {
  const match = deal({ hands: ['R1', 'R2', 'R3', 'R4'], faceDown: ['P10 P9 P8'], unused: 'G9 G10' })
  for (const viewer of [-1, 0, 1, 2, 3]) {
    assert.deepEqual(known(match, viewer, 'faceDown', 0), { cards: '', hidden: 3 })
    assert.deepEqual(known(match, viewer, 'unused'), { cards: '', hidden: 2 })
  }
  const toFaceDown = match.events.filter(
    (event) => event.type === 'move' && event.to === match.game.layout.firstPlace.faceDown,
  )
  const redacted = toFaceDown.map((event) => redact(match.game.layout, event, 0))
  assert.deepEqual(
    redacted.map((event) => event.type === 'move' && event.cards),
    [[UNSEEN, UNSEEN, UNSEEN]],
  )
  assert.equal(known(match, 0, 'hand', 0).hidden, 0)
  assert.deepEqual(known(match, 1, 'hand', 0), { cards: '', hidden: 9 })
})

test('G8: the first leader is drawn from the seed, and every seat can be drawn', () => {
  const leaders = Array.from({ length: 40 }, (_, i) => {
    const leader = new Match(four, `lot ${i}`).table.turn
    assert.equal(new Match(four, `lot ${i}`).table.turn, leader)
    return leader
  })
  assert.deepEqual([...new Set(leaders)].sort(), [0, 1, 2, 3])
  assert.equal(deal({ leader: 3 }).table.turn, 3)
})

test('G9: the leader plays any card of its hand or flips', () => {
  assert.equal(
    legalNames(deal({ leader: 0, hands: ['R1 R2 B3 B4 Y5 Y6 G7 G8 P9'] })),
    'R1 R2 B3 B4 Y5 Y6 G7 G8 P9 flip',
  )
  assert.equal(legalNames(example()), 'R1 R9 flip') // case 1
})

test('G10, G11, G13: in the example, every seat has the legal moves that the rules list', () => {
  const match = play(example(), 'R9')
  assert.equal(legalNames(match), 'R6 flip') // case 2
  assert.equal(why(match, 'B6'), FOLLOW)
  play(match, 'flip')
  assert.equal(cardsAt(match, 'trick'), 'R9 Y6')
  assert.equal(legalNames(match), 'R3') // case 3
  assert.equal(why(match, 'flip'), 'nothing-to-flip')
  play(match, 'R3')
  assert.equal(legalNames(match), 'Y2 Y5') // case 4
  assert.equal(why(match, 'G3'), FOLLOW)
  play(match, 'Y2')
  assert.deepEqual([cardsAt(match, 'shown', 0), cardsAt(match, 'buried', 0)], ['R9', 'R3']) // case 5
  assert.deepEqual([cardsAt(match, 'shown', 1), cardsAt(match, 'buried', 1)], ['Y6', 'Y2'])
  assert.equal(match.table.turn, 1)
})

test('G11: a seat that holds the first colour follows it even if it could win in the second', () => {
  const match = playAll(deal({ leader: 0, hands: ['R9', 'Y6', 'R3 Y9 Y10 Y8', ''] }), 'R9 Y6')
  assert.ok(!legalNames(match).includes('Y'))
  assert.equal(why(match, 'Y10'), FOLLOW)
  assert.equal(why(match, 'R3'), undefined)
})

test('G11: colours have to be followed in the order in which they appeared, not in the order of the deck', () => {
  const hands = ['P1', 'Y2 R1', 'R5 R6', 'R7 Y8 Y9']
  const match = place(deal({}), { hands, turn: 0, numbers: { tricks: 9 } })
  playAll(match, 'P1 Y2')
  assert.equal(legalNames(match), 'R5 R6') // neither purple nor yellow in hand
  play(match, 'R5')
  assert.equal(legalNames(match), 'Y8 Y9') // yellow came before red
})

test('G12: a seat that holds none of the colours plays any card', () => {
  const match = place(deal({}), { hands: ['R1', 'B2', 'Y3 G4 P5', ''], turn: 0, numbers: { tricks: 9 } })
  playAll(match, 'R1 B2')
  assert.equal(legalNames(match), 'Y3 G4 P5')
})

test('G13: flipping is allowed while a face-down card is left, even if the hand could follow', () => {
  const match = place(deal({}), {
    hands: ['R1 R2 R3', 'R4 R5', 'R6 R7 R8', 'R9'],
    faceDown: ['', 'B1', '', 'B3 B4'],
    turn: 0,
    numbers: { tricks: 9 },
  })
  play(match, 'R1')
  assert.equal(legalNames(match), 'R4 R5 flip')
  playAll(match, 'flip R6 flip')
  assert.equal(match.table.turn, 3) // B3 beats B1, and was played after R6
  assert.equal(legalNames(match), 'R9 flip')
  playAll(match, 'flip R2')
  assert.equal(legalNames(match), 'R4 R5') // seat 1 has none left
})

test('G14: a flipped card can win, and the colour that it brings must be followed', () => {
  const match = deal({ leader: 0, hands: ['R1 R2', 'R3', 'G1 G2 P1 P2 P3 P4 P5 P6 P7', 'G3'], faceDown: ['', 'G10'] })
  playAll(match, 'R1 flip')
  assert.equal(legalNames(match), 'G1 G2 flip')
  playAll(match, 'G2 G3')
  assert.deepEqual([cardsAt(match, 'shown', 1), cardsAt(match, 'buried', 1)], ['G10', 'G2 G3'])
  assert.equal(match.table.turn, 1)
})

test('G15: face-down cards turn up in the order in which they were dealt', () => {
  const match = deal({ leader: 0, faceDown: ['Y9 R8 P10', 'B1 B2 B3', 'G1 G2 G3', 'Y1 Y2 Y3'] })
  while (counts(match, 'faceDown')[0] > 0) {
    if (match.table.turn === 0) play(match, 'flip')
    else playAny(match)
  }
  const flipped = match.events.filter((event) => event.type === 'play' && event.from !== event.seat)
  assert.deepEqual(
    flipped.map((event) => event.type === 'play' && four.deck.name(event.card)),
    ['Y9', 'R8', 'P10'],
  )
})

test('G15: a flip is one move, no matter how many cards are face down', () => {
  assert.equal(legalNames(deal({ leader: 0 })).match(/flip/g)?.length, 1)
  const match = play(deal({ leader: 0, faceDown: ['P7'] }), 'flip')
  const choice = match.events.findLast((event) => event.type === 'play')
  assert.equal(choice && match.game.deck.name(choice.card), 'P7')
  assert.equal(numberOf(match, 'tricks'), 0)
})
