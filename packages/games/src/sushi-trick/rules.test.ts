import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Event, Match, must, redact, type Seat, sees, UNSEEN } from '@trick-bento/kit'
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
  playAny,
  playOut,
  refusal,
  totals,
} from '../testing/arrange.ts'
import { sushiTrick } from './rules.ts'

// Melds, the penalty and the end of the game are in score.test.ts.

const [three, four, six] = [3, 4, 6].map((seats) => must(sushiTrick.at(seats)))

/** A trick of these cards with red as trump, led by seat `turn`. Each seat has more cards. */
const trick = (cards: string, turn: Seat = 0): Match => {
  const played = cards.split(' ')
  const seats = played.length
  const hands = played.map((_, seat) => `${played[(seat - turn + seats) % seats]} B${seat + 1}`)
  return playAll(place(arrange(must(sushiTrick.at(seats))), { hands, turn }), cards)
}

test('S3, S4: four colours R K B Y, the highest number depending on the seats', () => {
  const decks = [3, 4, 5, 6].map((seats) => must(sushiTrick.at(seats)).deck)
  assert.deepEqual(
    decks.map((deck) => [deck.suits.map(({ letter }) => letter).join(''), deck.size, deck.ranks.at(-1)]),
    [
      ['RKBY', 36, 9],
      ['RKBY', 44, 11],
      ['RKBY', 52, 13],
      ['RKBY', 52, 13],
    ],
  )
  for (const deck of decks) {
    const names = [...deck.cards].map((card) => deck.name(card))
    assert.deepEqual(
      names,
      [...'RKBY'].flatMap((letter) => deck.ranks.map((n) => `${letter}${n}`)),
    )
    assert.deepEqual([deck.plain, deck.ranks[0]], [true, 1])
  }
  assert.equal(refusal(sushiTrick, 2), 'Sushi Trick! is for 3 to 6 seats, not 2')
  assert.equal(refusal(sushiTrick, 7), 'Sushi Trick! is for 3 to 6 seats, not 7')
})

for (const [seats, hand, omitted, tricks, left] of [
  [3, 12, 0, 11, 1],
  [4, 11, 0, 10, 1],
  [5, 10, 2, 9, 1],
  [6, 8, 4, 8, 0],
]) {
  test(`S7, S8, S24: ${seats} seats: ${hand} cards each, ${omitted} omitted, ${tricks} tricks, ${left} left over`, () => {
    const match = arrange(must(sushiTrick.at(seats)))
    assert.deepEqual(counts(match, 'hand'), Array(seats).fill(hand))
    assert.equal(counts(match, 'unused')[0], omitted)
    assert.equal(counts(match, 'stock')[0], 0)
    playOut(match)
    assert.equal(numberOf(match, 'tricks'), tricks)
    assert.deepEqual(counts(match, 'hand'), Array(seats).fill(left))
    assert.equal(
      counts(match, 'taken').reduce((a, b) => a + b),
      seats * tricks,
    )
  })
}

test('S8: nobody sees the omitted cards', () => {
  const match = arrange(six, { unused: 'K1 K2 K3 K4', hands: ['R8'] })
  for (const viewer of [-1, 0, 1, 2, 3, 4, 5]) {
    assert.deepEqual(known(match, viewer, 'unused'), { cards: '', hidden: 4 })
  }
})

test('S24: a card that is left over is never shown', () => {
  const match = arrange(three, { hands: ['Y9 Y8 Y7'] })
  playOut(match) // always the lowest card
  assert.equal(cardsAt(match, 'hand', 0), 'Y9')
  assert.equal(known(match, 0, 'hand', 0).cards, 'Y9')
  const shown = match.events.map((event) => redact(match.game.layout, event, 1)).flatMap(cardsTold)
  assert.ok(!shown.includes(match.game.deck.parse('Y9')!))
})

test('S2: every seat starts with 4 points, and play goes clockwise', () => {
  for (const seats of [3, 4, 5, 6]) assert.deepEqual(totals(arrange(must(sushiTrick.at(seats)))), Array(seats).fill(4))
  const match = arrange(four, { hands: ['', '', 'R8'] })
  const turns = [1, 2, 3, 4].map(() => {
    const { turn } = match.table
    playAny(match)
    return turn
  })
  assert.deepEqual(turns, [2, 3, 0, 1])
})

test('S6: the trump is R, B, K, Y, and again from R', () => {
  const match = arrange(must(sushiTrick.at(3, { rounds: 6 })))
  const trumps: string[] = []
  for (;;) {
    trumps.push(match.game.deck.suits[numberOf(match, 'trump')].letter)
    if (playOut(match).over) break
    match.nextRound()
  }
  assert.equal(trumps.join(' '), 'R B K Y R B')
})

test('S9: the holder of the 8 of the current trump leads every round', () => {
  const holders = [
    { hands: ['', 'R8'] },
    { hands: ['R8', '', 'B8'] },
    { hands: ['K8', 'R8'] },
    { hands: ['', '', 'Y8'] },
  ]
  const match = arrange(three, ...holders)
  const leaders: Seat[] = []
  for (;;) {
    leaders.push(match.table.turn)
    if (playOut(match).over) break
    match.nextRound()
  }
  assert.deepEqual(leaders, [1, 2, 0, 2])
  const drawn = new Match(four, 'any seed')
  const at = [0, 1, 2, 3].find((seat) => cardsAt(drawn, 'hand', seat).split(' ').includes('R8'))
  assert.equal(drawn.table.turn, at)
})

test('S10: without the trump 8 the 7 leads, then the 6, the 5 and the 4', () => {
  const leader = (unused: string, hands: string[]): Seat => arrange(six, { unused, hands }).table.turn
  assert.equal(leader('R8 K1 K2 K3', ['R1', 'R6', '', 'R7']), 3)
  assert.equal(leader('R8 R7 K1 K2', ['R1', 'R9', 'R6', 'R5']), 2)
  assert.equal(leader('R8 R7 R6 K1', ['R4', 'R9', 'R10', '', 'R5']), 4)
  assert.equal(leader('R8 R7 R6 R5', ['R3', 'R9', 'R10', '', '', 'R4']), 5)
  assert.equal(leader('R7 R6 R5 R4', ['R3', 'R9', 'R10', '', '', 'R8']), 5)
})

test('S10: every seat learns which trumps nobody holds and who holds the next one, and nothing else', () => {
  const match = arrange(six, { unused: 'R8 R7 R6 R5', hands: ['R3', '', '', '', 'R4'] })
  assert.equal(match.table.turn, 4)
  for (const viewer of [-1, 1, 2, 3, 5]) {
    assert.deepEqual(known(match, viewer, 'unused'), { cards: 'R5 R6 R7 R8', hidden: 0 })
    assert.deepEqual(known(match, viewer, 'hand', 4), { cards: 'R4', hidden: 7 })
    assert.deepEqual(known(match, viewer, 'hand', 0), { cards: '', hidden: 8 })
  }
  const some = arrange(six, { unused: 'R8 K1 K2 K3', hands: ['R7'] })
  assert.deepEqual(known(some, 1, 'unused'), { cards: 'R8', hidden: 3 })
  assert.deepEqual(known(some, 1, 'hand', 0), { cards: 'R7', hidden: 7 })
})

test('S11: every card may be played, no matter what was led', () => {
  const match = arrange(four, { hands: ['R8 Y1', 'Y2 Y3 K1 K2 B1 B2 R1 R2 R3 K3 B3'] })
  play(match, 'Y1')
  assert.equal(legalNames(match), 'R1 R2 R3 K1 K2 K3 B1 B2 B3 Y2 Y3')
})

test('S12: a trump lies face down: the others see that it is a trump, and only its owner knows which one', () => {
  const match = arrange(four, { hands: ['R8 R3', 'Y2', 'R5', 'R6'] })
  playAll(match, 'R3 Y2')
  assert.equal(cardsAt(match, 'trick'), 'Y2')
  assert.equal(cardsAt(match, 'covered', 0), 'R3')
  assert.deepEqual(known(match, 0, 'covered', 0), { cards: 'R3', hidden: 0 })
  for (const viewer of [-1, 1, 2, 3]) {
    assert.deepEqual(known(match, viewer, 'covered', 0), { cards: '', hidden: 1 })
    assert.equal(known(match, viewer, 'trick').cards, 'Y2')
  }
  const covered = match.game.layout.firstPlace.covered
  assert.deepEqual(
    [-1, 0, 1, 2, 3].filter((viewer) => sees(match.game.layout, covered, viewer)),
    [0],
  )
  const cover = match.events.find((event) => event.type === 'cover')!
  const redacted = redact(match.game.layout, cover, 1)
  assert.ok(redacted.type === 'cover' && redacted.card === UNSEEN)
  assert.deepEqual(
    redacted.among.map((card) => match.game.deck.name(card)),
    ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11'],
  )
  const toOwner = redact(match.game.layout, cover, 0)
  assert.equal(toOwner.type === 'cover' && match.game.deck.name(toOwner.card), 'R3')
})

test('S12: the legal moves of the other seats do not depend on the card that lies face down', () => {
  const [low, high] = ['R1', 'R11'].map((card) => {
    const match = play(arrange(four, { hands: [`R8 ${card}`, 'Y2 R2 K2', 'Y3', 'Y4'] }), card)
    return redact(match.game.layout, match.events.findLast((event) => event.type === 'cover')!, 2)
  })
  assert.deepEqual(low, high)
})

test('S13: when all have played, the trumps are revealed', () => {
  const match = arrange(four, { hands: ['R8 R3', 'Y2', 'R5', 'K6'] })
  playAll(match, 'R3 Y2 R5')
  assert.equal(match.events.filter(({ type }) => type === 'reveal').length, 0)
  play(match, 'K6')
  const revealed = match.events.filter((event) => event.type === 'reveal')
  assert.deepEqual(
    revealed.map((event) => event.type === 'reveal' && [event.seat, match.game.deck.name(event.card)]),
    [
      [0, 'R3'],
      [2, 'R5'],
    ],
  )
  assert.deepEqual(counts(match, 'covered'), [0, 0, 0, 0])
  assert.equal(cardsAt(match, 'taken', 2), 'R3 R5 K6 Y2')
})

test('S14, S16: the highest trump wins and leads, no matter what was led', () => {
  const match = trick('Y11 R1 K11 R3')
  assert.equal(match.table.turn, 3)
  assert.deepEqual(numbersOf(match, 'won'), [0, 0, 0, 1])
  assert.deepEqual(totals(match), [4, 4, 4, 4])
})

test('S15, S16: Y5 is led, Y9 is also played, and there is no trump: Y9 wins', () => {
  const match = trick('Y5 K11 Y9 B11')
  assert.equal(match.table.turn, 2)
  assert.deepEqual(numbersOf(match, 'won'), [0, 0, 1, 0])
  assert.equal(trick('Y5 K11 K10 B11').table.turn, 0)
  assert.equal(trick('Y5 K11 Y9 B11', 3).table.turn, 1) // played by 3 0 1 2
})

test('S17: one trump makes no meld', () => {
  const match = trick('R7 K7 Y6 B6')
  assert.deepEqual([totals(match), numbersOf(match, 'won'), match.table.turn], [[4, 4, 4, 4], [1, 0, 0, 0], 0])
})

/** The cards that an event names. */
function cardsTold(event: Event): readonly number[] {
  if (event.type === 'move') return event.cards
  return event.type === 'play' || event.type === 'cover' || event.type === 'reveal' || event.type === 'show'
    ? [event.card]
    : []
}
