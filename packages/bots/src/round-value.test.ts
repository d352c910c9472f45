import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama, gummiTrick } from '@trick-bento/games'
import { type Game, Match, must, range, type Table } from '@trick-bento/kit'
import { GAME_PROFILES } from './game-profiles.ts'
import { valueOfRound } from './round-value.ts'

/** A table between two rounds, with these totals. */
function standing(game: Game, totals: readonly number[], playing = range(0, game.seats - 1)): Table {
  const { table } = new Match(game, 'roundValue')
  table.totals.set(totals)
  table.collect() // nothing is scored in this round yet
  table.seatOnly(playing)
  table.endRound()
  return table
}
const chances = (game: Game, t: Table): number[] => {
  const { roundValue } = GAME_PROFILES[game.id]
  const worth = valueOfRound(game, { ...roundValue, prize: 1, round: () => 0 })
  return range(0, game.seats - 1).map((seat) => Math.round(1000 * worth(t, seat)) / 1000)
}
const egg = must(gudetama.at(4))

test('Gudetama: fewer points give better chances, and the chances add up to 1', () => {
  const odds = chances(egg, standing(egg, [3, 10, 10, 18]))
  assert.ok(odds[0] > odds[1] && odds[1] === odds[2] && odds[2] > odds[3])
  assert.ok(Math.abs(odds.reduce((a, b) => a + b) - 1) < 0.005)
})
test('Gudetama: once a player has 21 points, only those with the fewest points can win', () => {
  assert.deepEqual(chances(egg, standing(egg, [21, 10, 10, 12])), [0, 0.5, 0.5, 0])
  assert.deepEqual(chances(egg, standing(egg, [21, 9, 10, 12])), [0, 1, 0, 0])
})
test('Gudetama: a player who is out has no chance', () => {
  assert.deepEqual(chances(egg, standing(egg, [21, 10, 10, 12], [1, 2])), [0, 0.5, 0.5, 0])
})
test('Gummi Trick: before the last round the leader has the better chance', () => {
  const game = must(gummiTrick.at(2, { rounds: 3 }))
  const [behind, ahead] = chances(game, standing(game, [20, 24]))
  assert.ok(behind > 0 && behind < 0.5 && ahead > 0.5 && ahead < 1)
})
