import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { Match, must, playout, type Random, seeded, show, type Table, View } from '@trick-bento/kit'
import { movesOf } from '../bot.ts'
import { GAME_PROFILES } from '../game-profiles.ts'
import { policyOf } from '../level-bot.ts'
import { race } from './race.ts'
import { worldSampler } from './worlds.ts'

const game = must(gummiTrick.at(4))

function viewToDecide(): View {
  const match = new Match(game, 'race')
  return show(match, new View(game, match.table.turn))
}

/** Runs a race and records the first random number of each playout. */
function firstDraws(iterations: number): { readonly draws: readonly number[]; readonly moves: number } {
  const view = viewToDecide()
  const draws: number[] = []
  const policy = policyOf(game, GAME_PROFILES[game.id], 3)
  Object.assign(policy, {
    playout(t: Table, _temperature: number, random: Random): void {
      draws.push(random.below(1_000_000))
      playout(game, t, random)
    },
  })
  const moves = movesOf(view)
  const settings = { temperature: 1, trust: 0 }
  const isSpent = (done: number): boolean => done >= iterations
  race(policy, view.seat, moves, worldSampler(view), (t, seat) => t.scored(seat), settings, isSpent, seeded('race'))
  return { draws, moves: moves.size }
}

test('all moves of a world get the same random numbers, and each world gets others', () => {
  const { moves } = firstDraws(1)
  const { draws } = firstDraws(12 * moves)
  const worlds = Array.from({ length: 12 }, (_, w) => new Set(draws.slice(w * moves, (w + 1) * moves)))
  for (const world of worlds) assert.equal(world.size, 1)
  assert.equal(new Set(draws).size, worlds.length)
})

test('a move that loses everything is dropped from the race', () => {
  const view = viewToDecide()
  const moves = movesOf(view)
  const bad = moves.first
  const policy = policyOf(game, GAME_PROFILES[game.id], 3)
  /** As if leading the lowest card cost a hundred points. */
  const value = (t: Table, seat: number): number => (t.trick(0) === bad ? -100 : t.scored(seat))
  Object.assign(policy, { playout: () => {} })
  const settings = { temperature: 1, trust: 0 }
  const tried = race(
    policy,
    view.seat,
    moves,
    worldSampler(view),
    value,
    settings,
    (done) => done >= 600,
    seeded('bad'),
  )
  const visits = (move: number): number => tried.find((each) => each.move === move)!.visits
  assert.ok(visits(bad) < visits(tried[0].move))
})
