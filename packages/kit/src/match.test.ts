import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { call, type Seat } from './cards.ts'
import { Deck, NO_SUIT, range } from './deck.ts'
import type { TableOf } from './definition.ts'
import { type Event, redact } from './events.ts'
import { defineGame } from './game.ts'
import { legal } from './law.ts'
import { Match, show } from './match.ts'
import { seeded } from './random.ts'
import { must } from './result.ts'
import { bidding, flipping } from './testing/games.ts'
import { finishedMatch, matchWith, playMoves } from './testing/tables.ts'
import { View } from './view.ts'

const game = must(bidding.at(3, { rounds: 2 }))

const seenBy = ({ game: { layout }, events }: Match, seat: Seat): Event[] =>
  events.map((event) => redact(layout, event, seat))
const bidsOf = (view: View): number[] => [...(view.table as unknown as TableOf<{ bid: 'each' }>).n.bid.slice(0, 3)]

describe('a match', () => {
  test('deals the first round at once, with the start points', () => {
    const match = new Match(must(flipping.at(2)), 'first')
    assert.deepEqual([match.table.round, match.table.count(0), match.over, match.betweenRounds], [1, 2, false, false])
    assert.deepEqual([...match.table.totals.slice(0, 3)], [5, 5, 0])
  })
  test('plays rounds until the game is over, and names the winners', () => {
    const match = new Match(game, 'whole')
    let rounds = 1
    const random = seeded('whole')
    while (!match.over) {
      if (match.betweenRounds) {
        match.nextRound()
        rounds++
      }
      must(match.play(match.table.turn, legal(game, match.table, match.table.turn).pick(random)))
    }
    assert.equal(rounds, 2)
    const totals = [...match.table.totals.slice(0, 3)]
    assert.deepEqual(
      match.winners,
      range(0, 2).filter((seat) => totals[seat] === Math.max(...totals)),
    )
    assert.throws(() => match.nextRound(), { message: 'no round is due' })
  })
  test('refuses a move with the reason and the moves that are allowed, and changes nothing', () => {
    const match = matchWith(game, 'R1 R2 B1 R3 B2 B3 B4 B5 B6')
    playMoves(match, '0:bid 1, 1:bid 2, 2:bid 0, 0:R1')
    const before = [match.table.mem.slice(), match.events.length, match.decisions.length]
    assert.deepEqual(match.play(1, game.deck.parse('B2')!), {
      ok: false,
      error: 'you must follow suit; allowed: R3',
    })
    assert.deepEqual(match.play(2, game.deck.parse('B4')!), { ok: false, error: 'it is not your turn' })
    assert.deepEqual([match.table.mem.slice(), match.events.length, match.decisions.length], before)
  })
  test('plays the same game again from its decisions', () => {
    const match = finishedMatch(bidding, 3, 'again')
    const again = match.again()
    assert.deepEqual(again.events, match.events.slice(0, again.events.length))
    for (const { seat, move } of match.decisions) {
      if (again.betweenRounds) again.nextRound()
      must(again.play(seat, move))
    }
    assert.deepEqual(again.events, match.events)
  })
  test('logs a choice before its consequences, and the changed numbers last', () => {
    const match = new Match(game, 'order')
    playMoves(match, '0:bid 1, 1:bid 2, 2:bid 0')
    const first = match.events.length
    const led = legal(game, match.table, 0).first
    must(match.play(0, led))
    const [choice, play, numbers, ...others] = match.events.slice(first)
    assert.deepEqual(choice, { type: 'choose', seat: 0 })
    assert.deepEqual(play, { type: 'play', seat: 0, card: led, from: 0 })
    assert.equal(numbers.type, 'set')
    assert.deepEqual(others, [])
  })
  test('a round in which no seat is asked is an error', () => {
    assert.throws(() => new Match(silent, 'silent'), {
      message: 'round 1 began, but no seat decides; `round` must ask one',
    })
  })
})

const silent = must(
  defineGame({
    id: 'silent',
    title: 'Silent',
    about: 'Asks no seat.',
    seats: { least: 1, most: 1, usual: 1 },
    best: 'highest',
    options: {},
    zones: {},
    numbers: {},
    deck: () => new Deck({ suits: [], ranks: [1] }),
    rules: () => ({ round() {}, phases: {}, over: () => false, winners: () => [] }),
  }).at(1),
)

describe('seats that decide together', () => {
  test('a call is known only to its own seat until the last one has decided', () => {
    const match = new Match(game, 'joint')
    const first = match.events.length
    playMoves(match, '1:bid 3, 0:bid 1')
    const secret = { type: 'choose', seat: 1, call: 3, secret: true }
    assert.deepEqual(match.events[first], secret)
    assert.deepEqual(seenBy(match, 1)[first], secret)
    for (const seat of [0, 2, -1])
      assert.deepEqual(seenBy(match, seat)[first], { type: 'choose', seat: 1, secret: true })
    const before = match.events.length
    playMoves(match, '2:bid 0')
    assert.deepEqual(seenBy(match, -1).slice(before, before + 3), [
      { type: 'choose', seat: 2, call: 0 },
      { type: 'disclose', seat: 1, call: 3 },
      { type: 'disclose', seat: 0, call: 1 },
    ])
  })
  test("the game's own numbers reach no view until the last one has decided", () => {
    const match = new Match(game, 'joint')
    const views = [0, 1, 2, -1].map((seat) => new View(game, seat))
    const bids = (): number[][] => views.map((view) => bidsOf(show(match, view)))
    playMoves(match, '1:bid 3, 0:bid 1')
    assert.deepEqual(bids(), Array(4).fill([0, 0, 0]))
    assert.equal(match.secretSlots.size, 2)
    assert.deepEqual(
      views.map((view) => [view.table.isActing(0), view.table.isActing(1), view.table.isActing(2)]),
      Array(4).fill([false, false, true]),
    )
    playMoves(match, '2:bid 2')
    assert.deepEqual(bids(), Array(4).fill([1, 3, 2]))
    assert.equal(match.secretSlots.size, 0)
  })
  test('numbers that the round sets before it asks are public at once', () => {
    const match = new Match(game, 'joint')
    const view = show(match, new View(game, -1))
    assert.equal((view.table as unknown as TableOf<{ trump: 'suit' }>).n.trump, NO_SUIT)
  })
  test('a call of a seat that decides alone is public at once', () => {
    const match = new Match(must(flipping.at(2)), 'alone')
    const first = match.events.length
    playMoves(match, '0:flip')
    assert.deepEqual(seenBy(match, 1)[first], { type: 'choose', seat: 0, call: 0 })
  })
  test('a seat that decides in several steps keeps all its calls secret until all are done', () => {
    const match = new Match(stepwise, 'steps')
    const calls = (): Event[] => seenBy(match, -1).filter(({ type }) => type === 'choose' || type === 'disclose')
    playMoves(match, '0:up, 0:stop, 1:up')
    assert.deepEqual(calls(), [
      { type: 'choose', seat: 0, secret: true },
      { type: 'choose', seat: 0, secret: true },
      { type: 'choose', seat: 1, secret: true },
    ])
    playMoves(match, '1:stop')
    assert.deepEqual(calls().slice(3), [
      { type: 'choose', seat: 1, call: 1 },
      { type: 'disclose', seat: 0, call: 0 },
      { type: 'disclose', seat: 0, call: 1 },
      { type: 'disclose', seat: 1, call: 0 },
    ])
  })
  test('a copy of a match keeps the secrets, and both go on independently', () => {
    const match = new Match(game, 'joint')
    playMoves(match, '1:bid 3')
    const copy = match.copy()
    for (const each of [match, copy]) playMoves(each, '0:bid 1, 2:bid 0')
    assert.deepEqual(copy.events, match.events)
    assert.equal(copy.events.filter(({ type }) => type === 'disclose').length, 2)
    playMoves(copy, `0:${game.deck.name(legal(game, copy.table, 0).first)}`)
    assert.notEqual(copy.decisions.length, match.decisions.length)
  })
  test('a second phase in which all decide together has its own secrets', () => {
    const match = new Match(stepwise, 'steps')
    playMoves(match, '0:stop, 1:stop')
    assert.equal(match.table.isActing(0) && match.table.isActing(1), true)
    const first = match.events.length
    playMoves(match, '0:up')
    assert.deepEqual(seenBy(match, 1)[first], { type: 'choose', seat: 0, secret: true })
    playMoves(match, '0:stop, 1:stop')
    assert.equal(match.over, true)
    assert.equal(match.events.filter(({ type }) => type === 'disclose').length, 3)
  })
})

/** Both seats raise together as often as they want, twice. */
const stepwise = must(
  defineGame({
    id: 'stepwise',
    title: 'Stepwise',
    about: 'Raise in secret, then stop.',
    seats: { least: 2, most: 2, usual: 2 },
    best: 'highest',
    options: {},
    zones: {},
    numbers: { raised: 'each', times: 'one' },
    deck: () => new Deck({ suits: [], ranks: range(1, 2) }),
    rules: () => ({
      round: (t) => t.askAll('raise'),
      phases: {
        raise: {
          from: 'calls',
          calls: ['up', 'stop'],
          legal: (_t, calls) => calls,
          act(t, seat, move) {
            if (move === call(0)) t.n.raised[seat]++
            else if (t.done(seat)) {
              t.n.times++
              if (t.n.times < 2) t.askAll('raise')
            }
          },
        },
      },
      over: () => true,
      winners: () => [0],
    }),
  }).at(2),
)
