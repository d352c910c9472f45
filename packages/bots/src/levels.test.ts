import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { games } from '@trick-bento/games'
import {
  type Card,
  type Cards,
  type Game,
  legal,
  Match,
  must,
  NONE,
  type Random,
  range,
  type Seat,
  seeded,
  show,
  type Table,
  View,
} from '@trick-bento/kit'
import { walk } from '@trick-bento/kit/contract'
import { twinOf } from '../../../tools/testing/twin.ts'
import { findLevel, iterationsOf, LEVELS, levelBot } from './index.ts'

const BUDGET = { iterations: 10 }

describe('every level plays whole matches by the rules', () => {
  for (const kind of games) {
    for (const seats of range(kind.seats.least, kind.seats.most)) {
      test(`${kind.title}, ${seats} seats`, () => {
        const game = must(kind.at(seats))
        for (const { name } of LEVELS) {
          const bot = levelBot(game, name)
          const match = new Match(game, `level-${name}`)
          const views = range(0, seats - 1).map((seat) => new View(game, seat))
          const random = seeded('levels')
          while (!match.over) {
            if (match.betweenRounds) match.nextRound()
            const { turn } = match.table
            const moves = legal(game, match.table, turn)
            const { move, estimates } = bot(show(match, views[turn]), BUDGET, random)
            assert.equal(estimates[0].move, move)
            assert.ok(estimates.every((reason) => moves.has(reason.move) && Number.isFinite(reason.value)))
            must(match.play(turn, move))
          }
        }
      })
    }
  }
})

test('levels are found by name; only the upper two search, and the expert has more iterations', () => {
  assert.equal(findLevel('grandmaster'), undefined)
  for (const level of LEVELS) {
    assert.equal(findLevel(level.name), level)
    assert.ok(level.timeLimit > 0)
  }
  for (const kind of games) {
    const game = must(kind.at(kind.seats.usual))
    const iterations = LEVELS.map(({ name }) => iterationsOf(game, name))
    assert.deepEqual(iterations.slice(0, 3), [0, 0, 0])
    assert.ok(iterations[3] > 0 && iterations[4] > iterations[3])
  }
})

describe('the casual level remembers the last trick and none before it', () => {
  const CASES = 25
  for (const kind of games) {
    test(kind.title, () => {
      const game = must(kind.at(kind.seats.usual))
      const casual = levelBot(game, 'casual')
      const steady = levelBot(game, 'steady')
      let cases = 0
      let noticed = 0
      for (const [view, other] of otherPasts(game)) {
        assert.deepEqual(casual(other, BUDGET, seeded('')), casual(view, BUDGET, seeded('')))
        const [here, there] = [view, other].map((each) => JSON.stringify(steady(each, BUDGET, seeded(''))))
        if (here !== there) noticed++
        if (++cases === CASES) break
      }
      assert.ok(noticed > 0, 'steady, which remembers every card, did not notice a difference either')
    })
  }
})

/** Pairs of views that look the same, with the same last trick but with different cards played before it. */
function* otherPasts(game: Game): Generator<[View, View]> {
  const random = seeded('pasts')
  for (let g = 0; ; g++) {
    assert.ok(g < 1000, 'no pair of views was found')
    const seed = `past-${g}`
    for (const { match, seat } of walk(game, { seed })) {
      if (!legal(game, match.table, seat).rest.some) continue
      const view = show(match, new View(game, seat))
      const pair = playedAndHidden(view, match.table, random)
      const twin = pair && twinOf(match, seed, swap(game, pair))
      const other = twin && show(twin, new View(game, seat))
      if (other !== undefined && looks(other) === looks(view)) yield [view, other]
    }
  }
}

/** A card that was seen and put away, and one that this seat has not seen; undefined if there are none. */
function playedAndHidden(view: View, table: Table, random: Random): readonly [Card, Card] | undefined {
  const { layout, seats } = view.game
  let away = NONE
  let hidden = NONE
  layout.places.forEach((_, place) => {
    const { cards, hidden: unseen } = view.cardsAt(place)
    if (view.sees(place)) return
    if (unseen === 0 && cards.some && place >= seats) away = away.or(table.cards(place))
    if (!cards.some) hidden = hidden.or(table.cards(place))
  })
  return away.some && hidden.some ? [away.pick(random), hidden.pick(random)] : undefined
}

const swap = ({ deck }: Game, [x, y]: readonly [Card, Card]): ReadonlyMap<Card, Card> =>
  new Map(Array.from(deck.cards, (card) => [card, card === x ? y : card === y ? x : card]))

/** All that a seat can see, and the last trick. */
function looks(view: View): string {
  const { game, table, lastTrick } = view
  const kinds = (cards: Cards): Card[] => Array.from(cards, (card) => game.deck.kindOf(card))
  const numbers = table.n as Readonly<Record<string, number | Int32Array>>
  const seats: Seat[] = range(0, game.seats - 1)
  return JSON.stringify([
    [table.round, table.phase, table.acting, table.leader, ...seats.map((seat) => table.totals[seat])],
    Object.keys(game.kind.numbers).map((name) => numbers[name]),
    range(0, table.played - 1).map((i) => [table.trick(i), table.playedBy(i)]),
    game.layout.places.map((_, place) => [table.count(place), view.sees(place) ? kinds(table.cards(place)) : []]),
    kinds(lastTrick),
  ])
}
