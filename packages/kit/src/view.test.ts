import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Seat } from './cards.ts'
import { Match, show } from './match.ts'
import { seeded } from './random.ts'
import { must } from './result.ts'
import { Sampler } from './sample.ts'
import { bidding, flipping } from './testing/games.ts'
import { cardOf, matchWith, namesAt, playMoves } from './testing/tables.ts'
import { View } from './view.ts'

const game = must(bidding.at(3))
const { firstPlace, trick, stock } = game.layout
const card = (name: string) => cardOf(game, name)
/** Seat 0 holds R1 R2 B1, seat 1 holds R3 B2 B3, seat 2 holds B4 B5 B6. */
function dealtMatch(moves = ''): Match {
  const match = matchWith(game, 'R1 R2 B1 R3 B2 B3 B4 B5 B6')
  playMoves(match, `0:bid 1, 1:bid 1, 2:bid 1${moves && `, ${moves}`}`)
  return match
}
const viewOf = (match: Match, seat: Seat): View => show(match, new View(match.game, seat))
/** The zones where a card may be, by what a view knows. */
const couldBeIn = ({ game: { layout }, could }: View, each: number): string[] =>
  layout.places.flatMap(({ zone, owner }, place) =>
    ((could[each] >>> place) & 1) === 0 ? [] : [owner < 0 ? zone : `${zone} ${owner}`],
  )

describe('a view', () => {
  test('knows the own hand and the number of cards everywhere', () => {
    const view = viewOf(dealtMatch(), 1)
    assert.equal(namesAt(game, view.table, 1), 'R3 B2 B3')
    assert.deepEqual(view.cardsAt(0), { cards: view.table.cards(0), hidden: 3 })
    assert.deepEqual([view.table.cards(0).size, view.table.count(firstPlace.unused)], [0, 7])
    assert.ok(view.sees(1) && view.sees(trick) && !view.sees(0) && !view.sees(stock))
  })
  test('of a spectator knows no hand', () => {
    const view = viewOf(dealtMatch(), -1)
    for (const seat of [0, 1, 2]) assert.deepEqual([view.table.cards(seat).size, view.table.count(seat)], [0, 3])
  })
  test('excludes the own hand for all other cards, and nothing else after the deal', () => {
    const view = viewOf(dealtMatch(), 1)
    assert.deepEqual(couldBeIn(view, card('R3')), ['hand 1'])
    assert.deepEqual(couldBeIn(view, card('R1')), ['hand 0', 'hand 2', 'unused'])
  })
  test('knows a card from the moment when it is played, and its trick afterwards', () => {
    const match = dealtMatch('0:R1')
    const view = viewOf(match, 2)
    assert.equal(view.known[card('R1')], trick)
    assert.equal(namesAt(game, view.table, trick), 'R1')
    playMoves(match, '1:R3, 2:B4')
    show(match, view)
    assert.deepEqual([view.table.played, view.table.count(firstPlace.taken + 1)], [0, 3])
    assert.deepEqual([...view.lastTrick], [card('R1'), card('R3'), card('B4')])
  })
  test('infers from a card of another suit that the seat has none of the led suit', () => {
    const view = viewOf(dealtMatch('0:R1, 1:R3, 2:B4'), 1)
    assert.deepEqual(couldBeIn(view, card('R8')), ['hand 0', 'unused'])
    assert.deepEqual(couldBeIn(view, card('B8')), ['hand 0', 'hand 2', 'unused'])
  })
  test('forgets all cards when a new round is dealt, except those that are kept', () => {
    const copies = must(flipping.at(2))
    const match = new Match(copies, 'kept')
    const view = new View(copies, -1)
    while (!match.betweenRounds) playMoves(match, `${match.table.turn}:${moveOf(match)}`)
    const { scored } = copies.layout.firstPlace
    const kept = [0, 1].map((seat) => match.table.count(scored + seat))
    match.nextRound()
    show(match, view)
    assert.deepEqual(
      [0, 1].map((seat) => view.table.cards(scored + seat).size),
      kept,
    )
    assert.equal(view.known.filter((place) => place >= 0).length, 1)
  })
  test('knows of a card that was played face down only that it is one of those it can be', () => {
    const copies = must(flipping.at(2))
    const match = matchWith(copies, '2 2 3 3 5 6 4 4')
    const covered = copies.layout.firstPlace.covered
    playMoves(match, '0:5')
    const [mine, other] = [viewOf(match, 0), viewOf(match, 1)]
    assert.deepEqual([mine.table.trick(0), other.table.trick(0)], [-1, -1])
    assert.deepEqual([namesAt(copies, mine.table, covered), namesAt(copies, other.table, covered)], ['5', ''])
    assert.ok(couldBeIn(other, cardOf(copies, '6')).includes('covered 0'))
    assert.ok(!couldBeIn(other, cardOf(copies, '4')).includes('covered 0'))
    playMoves(match, '1:4')
    show(match, other)
    assert.deepEqual(
      [...other.lastTrick].map((each) => copies.deck.name(each)),
      ['4', '5'],
    )
  })
  test('fails when it is given an event that contradicts what it knows', () => {
    const view = viewOf(dealtMatch(), 1)
    assert.throws(() => view.fold({ type: 'play', seat: 0, card: card('R3'), from: 0 }), {
      message: 'bidding: seat 1 sees R3 where it cannot be',
    })
  })
  test('has every sampled world agree with it', () => {
    const match = dealtMatch('0:R1, 1:R3, 2:B4')
    const view = viewOf(match, 1)
    const sampler = new Sampler(view)
    const random = seeded('worlds')
    const world = game.table()
    for (let i = 0; i < 50; i++) {
      sampler.deal(random, world)
      assert.equal(namesAt(game, world, 1), namesAt(game, match.table, 1))
      assert.deepEqual(
        [0, 2].map((seat) => world.cards(seat).size),
        [2, 2],
      )
      assert.ok(!world.cards(2).meets(game.deck.suit(0)), 'seat 2 has no red card')
    }
  })
})

/** A move that ends each round: flip while that is possible, then the lowest card. */
const moveOf = ({ game: { deck }, table }: Match): string =>
  table.count(table.layout.firstPlace.stack + table.turn) > 0 ? 'flip' : deck.name(table.hand(table.turn).first)
