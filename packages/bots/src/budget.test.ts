import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { games, gudetama, gummiTrick } from '@trick-bento/games'
import { type Game, Match, must, playout, type Random, Sampler, seeded, show, type Table, View } from '@trick-bento/kit'
import { walk } from '@trick-bento/kit/contract'
import { movesOf } from './bot.ts'
import { type Budget, readBudget } from './budget.ts'
import { GAME_PROFILES } from './game-profiles.ts'
import { LEVELS, levelBot } from './index.ts'
import { policyOf } from './level-bot.ts'
import { race } from './search/race.ts'
import { searchTree } from './search/tree.ts'

const usual = games.map((kind) => must(kind.at(kind.seats.usual)))
/** With fewer seats, a round of Sushi Trick! ends before a player has only one card left. */
const full = games.map((kind) => must(kind.at(kind.seats.most)))
const SEARCHERS = ['strong', 'expert'] as const

/** The view of an acting seat with several moves or with just one. */
function viewWith(moves: 'a choice' | 'one move', game: Game): View {
  for (let g = 0; ; g++) {
    for (const { match, seat } of walk(game, { seed: `budget-${g}` })) {
      const view = show(match, new View(game, seat))
      if (movesOf(view).rest.some === (moves === 'a choice')) return view
    }
  }
}

/** A clock that advances by `step` milliseconds with every reading. */
function passingClock(step: number): { readonly clock: () => number; readonly now: () => number } {
  let now = 1000
  return { clock: () => (now += step), now: () => now - 1000 }
}

const forbidden: Random = { below: () => assert.fail('a random number was drawn') }

describe('iterations', () => {
  const tried = (game: Game, iterations: number): number => {
    const { estimates } = levelBot(game, 'expert')(viewWith('a choice', game), { iterations }, seeded('tried'))
    return estimates.reduce((sum, { visits }) => sum + visits, 0)
  }
  for (const game of usual) {
    test(`${game.id}: a search makes no more playouts than its budget`, () => {
      const { how } = GAME_PROFILES[game.id].search
      const moves = movesOf(viewWith('a choice', game)).size
      for (const iterations of [1, 2, 7, 40, 300]) {
        const sum = tried(game, iterations)
        assert.ok(sum <= iterations, `${sum} instead of ${iterations}`)
        if (how === 'tree' && iterations >= moves) assert.equal(sum, iterations)
      }
    })
    test(`${game.id}: the policy decides if the budget is too small to try every move`, () => {
      const view = viewWith('a choice', game)
      const hasty = levelBot(game, 'expert')(view, { iterations: 1 }, seeded('hasty'))
      const steady = levelBot(game, 'steady')(view, { iterations: 1 }, seeded('hasty'))
      assert.equal(hasty.move, steady.move)
      assert.equal(hasty.estimates.length, movesOf(view).size)
    })
  }
})

describe('milliseconds', () => {
  for (const milliseconds of [20, 50, 200]) {
    test(`every level keeps to ${milliseconds} ms within a tenth`, () => {
      for (const game of usual) {
        const view = viewWith('a choice', game)
        for (const { name } of LEVELS) {
          for (const step of [0.3, 0.99]) {
            const { clock, now } = passingClock(step)
            levelBot(game, name)(view, { milliseconds, clock }, seeded('time'))
            assert.ok(now() <= 1.1 * milliseconds, `${game.id}, ${name}: ${now()} ms`)
          }
        }
      }
    })
  }

  /** How long a search takes in which every playout takes `playoutTakes` milliseconds. */
  function timed(game: Game, how: 'race' | 'tree', playoutTakes: number, milliseconds: number): number {
    let now = 0
    const view = viewWith('a choice', game)
    const sampler = new Sampler(view)
    const sample = (random: Random, out: Table): Table => sampler.deal(random, out)
    const isSpent = readBudget({ milliseconds, clock: () => now })()
    if (how === 'tree') {
      const finish = (t: Table, random: Random): void => {
        now += playoutTakes
        playout(game, t, random)
      }
      searchTree(
        game,
        view.seat,
        sample,
        (t, seat) => t.scored(seat),
        { exploration: 0.3, finish },
        isSpent,
        seeded('timed'),
      )
      return now
    }
    const value = (t: Table, seat: number): number => {
      now += playoutTakes
      return t.scored(seat)
    }
    const policy = policyOf(game, GAME_PROFILES[game.id], 3)
    const settings = { temperature: 1, trust: 5 }
    race(policy, view.seat, movesOf(view), sample, value, settings, isSpent, seeded('timed'))
    return now
  }
  test('a tree search ends within a tenth of its time if playouts take less than a millisecond', () => {
    for (const game of usual) {
      for (const milliseconds of [20, 50, 200]) {
        for (const takes of [0.1, 0.99]) {
          const took = timed(game, 'tree', takes, milliseconds)
          assert.ok(took >= milliseconds && took <= 1.1 * milliseconds, `${game.id}: ${took} of ${milliseconds} ms`)
        }
      }
    }
  })
  test('a race ends after the current playout', () => {
    for (const game of usual) {
      for (const takes of [0.1, 0.99]) {
        const took = timed(game, 'race', takes, 20)
        assert.ok(took < 20 + takes + 1e-6, `${game.id}: ${took} of 20 ms`)
      }
    }
  })

  test('a budget with both limits ends with the first one', () => {
    const clock = passingClock(1)
    const isSpent = readBudget({ iterations: 5, milliseconds: 3, clock: clock.clock })()
    assert.deepEqual([0, 1, 2, 3].map(isSpent), [false, false, false, true])
    assert.equal(readBudget({ iterations: 5, milliseconds: 1e9, clock: clock.clock })()(5), true)
  })
  test('one playout is always allowed', () => {
    const isSpent = readBudget({ milliseconds: 1, clock: passingClock(1e6).clock })()
    assert.deepEqual([0, 1].map(isSpent), [false, true])
  })
})

describe('a budget is refused if it has', () => {
  const clock = (): number => 0
  const bad: [what: string, budget: Budget, message: string][] = [
    ['no limit', {}, 'a budget needs iterations or milliseconds, such as { iterations: 1000 }'],
    ...[0, -1, Number.NaN, 1.5, Infinity].map((iterations): [string, Budget, string] => [
      `${iterations} iterations`,
      { iterations },
      `a budget's iterations must be a whole number of at least 1, not ${iterations}`,
    ]),
    ...[0, -20, Number.NaN, Infinity].map((milliseconds): [string, Budget, string] => [
      `${milliseconds} milliseconds`,
      { milliseconds, clock },
      `a budget's milliseconds must be more than 0, not ${milliseconds}`,
    ]),
    ['no clock', { milliseconds: 20 }, 'a budget of milliseconds needs a clock'],
    ['iterations and no clock', { iterations: 10, milliseconds: 20 }, 'a budget of milliseconds needs a clock'],
  ]
  for (const [what, budget, message] of bad) {
    test(what, () => {
      for (const game of full) {
        const views = [viewWith('a choice', game), viewWith('one move', game)]
        for (const { name } of LEVELS) {
          const bot = levelBot(game, name)
          for (const view of views) assert.throws(() => bot(view, budget, forbidden), { name: 'RangeError', message })
        }
      }
    })
  }
})

test('a forced move reads no clock and draws no random numbers', () => {
  const clock = (): number => assert.fail('the clock was read')
  for (const game of full) {
    const view = viewWith('one move', game)
    const move = movesOf(view).first
    for (const { name } of LEVELS) {
      const thought = levelBot(game, name)(view, { iterations: 1e9, milliseconds: 1e9, clock }, forbidden)
      assert.deepEqual(thought, { move, estimates: [{ move, visits: 0, value: 0, score: 0 }] })
    }
  }
})

describe('an impossible history is an error, not a wrong move', () => {
  test('a card is played that is at another place', () => {
    const game = must(gummiTrick.at(4))
    const match = new Match(game, 'impossible')
    const seat = match.table.turn
    const view = show(match, new View(game, seat))
    const mine = match.table.hand(seat).first
    const next = match.table.next(seat)
    view.fold({ type: 'choose', seat: next })
    assert.throws(() => view.fold({ type: 'play', seat: next, card: mine, from: next }), {
      message: `gummi-trick: seat ${seat} sees ${game.deck.name(mine)} where it cannot be`,
    })
  })
  test('no deal fits the view', () => {
    const game = must(gudetama.at(4))
    for (const name of SEARCHERS) {
      const match = new Match(game, 'no deal')
      const view = show(match, new View(game, match.table.turn))
      for (const card of game.deck.cards) if (view.known[card] < 0) view.could[card] = 1 << match.table.next(view.seat)
      const think = () => levelBot(game, name)(view, { iterations: 40 }, seeded('no deal'))
      assert.throws(think, { message: `no deal fits what seat ${view.seat} has seen` })
    }
  })
})
