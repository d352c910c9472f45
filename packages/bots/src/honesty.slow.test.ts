import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { games } from '@trick-bento/games'
import {
  type Game,
  legal,
  type Match,
  must,
  range,
  redact,
  Sampler,
  type Seat,
  seeded,
  show,
  View,
} from '@trick-bento/kit'
import { walk } from '@trick-bento/kit/contract'
import { changesAnything, exchangeBetween, twinOf } from '../../../tools/testing/twin.ts'
import type { Bot } from './bot.ts'
import { adviser, LEVELS, levelBot } from './index.ts'

// In any two worlds that its seat cannot tell apart, a bot chooses the same move with the same estimates.

const POSITIONS_PER_TABLE = 130
const FEWEST_POSITIONS = 2000
const BUDGET = { iterations: 40 }

interface Position {
  readonly name: string
  readonly match: Match
  readonly view: View
  /** Another world that looks the same to the seat, and the seat's view of it. */
  readonly twin: Match
  readonly twinView: View
}

/** Positions of random games in which the acting seat has a choice and does not see everything. */
function* positions(game: Game, wanted: number): Generator<Position> {
  let found = 0
  for (let g = 0; found < wanted; g++) {
    const seed = `honesty-${g}`
    const random = seeded(`${seed}/positions`)
    const views = range(0, game.seats - 1).map((seat) => new View(game, seat))
    for (const { match, seat } of walk(game, { seed })) {
      if (found === wanted) return
      if (random.below(4) > 0 || !legal(game, match.table, seat).rest.some) continue
      const view = show(match, views[seat])
      const exchange = exchangeBetween(game, match.table, new Sampler(view).deal(random, game.table()))
      if (!changesAnything(game, exchange)) continue
      const name = `${seed}, decision ${match.decisions.length}, seat ${seat}`
      const twin = twinOf(match, seed, exchange)
      assert.ok(twin !== undefined, `${name}: in the other world a play would have been illegal`)
      assert.ok(eventsFor(twin, seat) === eventsFor(match, seat), `${name}: the seat can tell the worlds apart`)
      yield { name, match, view, twin, twinView: show(twin, new View(game, seat)) }
      found++
    }
  }
}

const eventsFor = ({ events, game }: Match, seat: Seat): string =>
  JSON.stringify(events.map((event) => redact(game.layout, event, seat)))

/** Fails if a bot decides differently in the other world. `botAt` makes the bot for a match. */
function compareWorlds({ name, match, view, twin, twinView }: Position, botAt: (match: Match) => Bot): void {
  const real = botAt(match)(view, BUDGET, seeded(name))
  const other = botAt(twin)(twinView, BUDGET, seeded(name))
  assert.deepEqual(other, real, name)
}

let compared = 0

test('an adviser gives the same evidence when cards that its seat cannot see are exchanged', () => {
  for (const kind of games) {
    const game = must(kind.at(kind.seats.usual))
    const bot = adviser(game)
    for (const { name, view, twinView } of positions(game, 20)) {
      const [real, other] = [view, twinView].map((each) => bot(each, { iterations: 100 }, seeded(name)))
      assert.ok(real.evidence, name)
      assert.deepEqual(other, real, name)
    }
  }
})

describe('a bot decides the same when cards that it cannot see are exchanged', () => {
  for (const kind of games) {
    for (const seats of range(kind.seats.least, kind.seats.most)) {
      test(`${kind.title}, ${seats} seats`, () => {
        const game = must(kind.at(seats))
        const bots = LEVELS.map(({ name }) => levelBot(game, name))
        for (const position of positions(game, POSITIONS_PER_TABLE)) {
          for (const bot of bots) compareWorlds(position, () => bot)
          compared++
        }
      })
    }
  }
  test(`at least ${FEWEST_POSITIONS} positions were compared`, () => {
    assert.ok(compared >= FEWEST_POSITIONS, `there were ${compared}`)
  })
})

/** A bot that looks at the next seat's hand. */
const peeking =
  ({ game, table }: Match): Bot =>
  (view) => {
    const moves = legal(game, view.table, view.seat)
    const hand = table.hand(table.next(view.seat))
    let sum = 0
    for (const card of hand) sum += game.deck.kindOf(card)
    return { move: moves.nth(sum % moves.size), estimates: [] }
  }

test('a bot that peeks is detected', () => {
  for (const kind of games) {
    const game = must(kind.at(kind.seats.usual))
    const all = [...positions(game, 20)]
    const caught = all.filter((position) => {
      try {
        compareWorlds(position, peeking)
        return false
      } catch (error) {
        assert.ok(error instanceof assert.AssertionError)
        return true
      }
    })
    assert.ok(caught.length >= 5, `${kind.title}: only ${caught.length} of 20`)
  }
})

test('a bot decides the same in any order of positions', () => {
  for (const kind of games) {
    const game = must(kind.at(kind.seats.usual))
    for (const { name: level } of LEVELS) {
      const used = levelBot(game, level)
      for (const { name, view } of positions(game, 8)) {
        const fresh = levelBot(game, level)
        assert.deepEqual(used(view, BUDGET, seeded(name)), fresh(view, BUDGET, seeded(name)), `${level}, ${name}`)
      }
    }
  }
})

test('a bot refuses a seat that has nothing to decide, and a view of another table', () => {
  for (const kind of games) {
    const game = must(kind.at(kind.seats.usual))
    const [{ match }] = positions(game, 1)
    const idle = range(0, game.seats - 1).find((seat) => !match.table.isActing(seat))!
    for (const { name } of LEVELS) {
      const think = (seat: Seat) => levelBot(game, name)(show(match, new View(game, seat)), BUDGET, seeded('refused'))
      assert.throws(() => think(-1), { message: `${kind.id}: a spectator has nothing to decide` })
      assert.throws(() => think(idle), { message: `${kind.id}: seat ${idle} has nothing to decide now` })
    }
    const other = must(kind.at(kind.seats.usual))
    const bot = levelBot(other, 'steady')
    assert.throws(
      () => bot(show(match, new View(game, match.table.turn)), BUDGET, seeded('')),
      /made for another table/,
    )
  }
})
