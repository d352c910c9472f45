import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Cards, call } from './cards.ts'
import { Deck, range } from './deck.ts'
import { defineGame } from './game.ts'
import { explain, legal, perft, playout, refusal } from './law.ts'
import { LAW_REASONS, reasonText } from './law-reasons.ts'
import { Match, moveNames, show } from './match.ts'
import { seeded } from './random.ts'
import { must } from './result.ts'
import { bidding, flipping } from './testing/games.ts'
import { cardOf, matchWith, playMoves } from './testing/tables.ts'
import { View } from './view.ts'

const game = must(bidding.at(2))
const card = (name: string) => cardOf(game, name)
/** Seat 0 has led R2; seat 1 holds R1 B1 B2. */
function ledMatch(): Match {
  const match = matchWith(game, 'R2 R3 B3 R1 B1 B2')
  playMoves(match, '0:bid 1, 1:bid 2, 0:R2')
  return match
}

describe('legal moves', () => {
  test('a phase offers cards of the hand, cards of the trick or calls', () => {
    const match = matchWith(game, 'R2 R3 B3 R1 B1 B2')
    assert.deepEqual(moveNames(game, match.table, 0), ['bid 0', 'bid 1', 'bid 2', 'bid 3'])
    playMoves(match, '0:bid 1, 1:bid 2')
    assert.deepEqual(moveNames(game, match.table, 0), ['R2', 'R3', 'B3'])
    assert.deepEqual([...legal(taking, new Match(taking, 'take').table, 0)], [])
  })
  test('the law narrows down what is offered', () => {
    assert.deepEqual(moveNames(game, ledMatch().table, 1), ['R1'])
  })
  test('cards alike are one move', () => {
    const copies = must(flipping.at(2))
    const match = matchWith(copies, '1 1 2 2 3 3 4 4')
    assert.deepEqual(moveNames(copies, match.table, 0), ['3', 'flip'])
  })
})

/** A phase that takes a card of the trick, which is empty. */
const taking = must(
  defineGame({
    id: 'taking',
    title: 'Taking',
    about: 'Take a card of the trick.',
    seats: { least: 2, most: 2, usual: 2 },
    best: 'highest',
    options: {},
    zones: {},
    numbers: {},
    deck: () => new Deck({ suits: [], ranks: range(1, 4) }),
    rules: ({ at }) => ({
      round(t, deal) {
        deal.each(1, at.hand)
        t.ask('take', 0)
      },
      phases: { take: { from: 'trick', word: 'take', legal: (_t, trick) => trick, act: (t) => t.endRound() } },
      over: () => false,
      winners: () => [0],
    }),
  }).at(2),
)

describe('explain', () => {
  test('a legal move has no reason against it', () => {
    assert.equal(explain(game, ledMatch().table, 1, card('R1')), undefined)
  })
  test('each reason of the kit has its case', () => {
    const { table } = ledMatch()
    const bids = matchWith(game, '').table
    const take = new Match(taking, 'take').table
    const over = game.table()
    const cases: [string, string | undefined][] = [
      ['no-such-seat', explain(game, table, 2, card('R1'))],
      ['round-over', explain(game, over, 0, card('R1'))],
      ['not-your-turn', explain(game, table, 0, card('R3'))],
      ['no-such-move', explain(game, table, 1, call(0))],
      ['not-possible', explain(gated, new Match(gated, 'gated').table, 0, call(1))],
      ['not-allowed', explain(gated, new Match(gated, 'gated').table, 0, 0)],
      ['not-in-hand', explain(game, table, 1, card('R3'))],
      ['not-in-trick', explain(taking, take, 0, 0)],
      ['no-card-wanted', explain(game, bids, 0, card('R1'))],
    ]
    for (const [code, found] of cases) assert.equal(found, code)
    assert.deepEqual(cases.map(([code]) => code).toSorted(), Object.keys(LAW_REASONS).toSorted())
  })
  test("the reason of the game's own law is its code", () => {
    assert.equal(explain(game, ledMatch().table, 1, card('B1')), 'follow-suit')
    assert.equal(reasonText(bidding, 'follow-suit'), 'you must follow suit')
  })
  test('a refusal names the cards that the law wants instead', () => {
    const { table } = ledMatch()
    assert.deepEqual(refusal(game, table, 1, card('B1')), {
      code: 'follow-suit',
      wanted: game.deck.suitWith(card('R2')),
    })
    assert.equal(refusal(game, table, 0, card('R3'))?.wanted.some, false)
    assert.equal(refusal(game, table, 1, card('R1')), undefined)
  })
  test('a number that is no move is refused, whatever it is', () => {
    const { table } = ledMatch()
    for (const move of [-1, 0.5, 16, 63, 96, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.equal(explain(game, table, 1, move), 'no-such-move')
    }
    for (const seat of [-1, 0.5, Number.NaN]) assert.equal(explain(game, table, seat, card('R1')), 'no-such-seat')
  })
  test('the law from a view is the law from the table', () => {
    const match = ledMatch()
    const view = show(match, new View(game, 1))
    for (const name of ['R1', 'B1', 'R3']) {
      assert.equal(explain(game, view.table, 1, card(name)), explain(game, match.table, 1, card(name)))
    }
  })
})

/** A law that rules moves out without a reason. */
const gated = must(
  defineGame({
    id: 'gated',
    title: 'Gated',
    about: 'A law without reasons.',
    seats: { least: 1, most: 1, usual: 1 },
    best: 'highest',
    options: {},
    zones: {},
    numbers: {},
    deck: () => new Deck({ suits: [], ranks: range(1, 2) }),
    rules: ({ at }) => ({
      round(t, deal) {
        deal.each(2, at.hand)
        t.ask('play', 0)
      },
      phases: {
        play: { calls: ['yes', 'no'], legal: () => Cards.of(call(0)), act: (t) => t.endRound() },
      },
      over: () => false,
      winners: () => [0],
    }),
  }).at(1),
)

describe('playout and perft', () => {
  test('a playout ends the round and counts its moves', () => {
    const { table } = new Match(game, 'playout')
    const copy = game.table().copy(table)
    assert.equal(playout(game, copy, seeded('playout')), 2 + 2 * 3)
    assert.ok(copy.roundOver)
    assert.ok(!table.roundOver)
  })
  test('perft counts the positions after a number of moves', () => {
    const { table } = matchWith(game, 'R1 R2 R3 B1 B2 B3')
    assert.equal(perft(game, table, 0), 1)
    assert.equal(perft(game, table, 1), 4)
    assert.equal(perft(game, table, 2), 4 * 4)
    assert.equal(perft(game, table, 3), 4 * 4 * 3)
    assert.equal(perft(game, table, 4), 4 * 4 * 3 * 3)
    assert.equal(perft(game, table, 99), 4 * 4 * 3 * 3 * 2 * 2)
  })
})
