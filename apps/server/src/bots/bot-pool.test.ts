import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { Match, moveNames, must } from '@trick-bento/kit'
import type { TableSpec } from '@trick-bento/play'
import { BotPool } from './bot-pool.ts'

interface Opening {
  readonly match: Match
  readonly table: TableSpec
  readonly moves: readonly string[]
}

/** The first decision of a game. */
function openingOf(game: string, seed: string): Opening {
  const match = new Match(must(games.find(({ id }) => id === game)!.at(4)), seed)
  const { table } = match
  return { match, table: { game, seats: 4, options: {} }, moves: moveNames(match.game, table, table.turn) }
}

test('a pool with few threads finds legal moves for many bots of every game at once', async (t) => {
  const pool = new BotPool(2, (error) => t.diagnostic(String(error)))
  t.after(() => pool.close())
  const openings = games.flatMap(({ id }) => [openingOf(id, 'a'), openingOf(id, 'b')])
  const found = openings.map(({ match, table }) => pool.move(match, table, match.table.turn, 'strong'))
  assert.equal(pool.waiting, openings.length - 2)
  for (const [i, move] of (await Promise.all(found)).entries()) assert.ok(openings[i]!.moves.includes(move), move)
})

test('a newcomer decides where workers fail, and the pool goes on working', async (t) => {
  const errors: unknown[] = []
  const pool = new BotPool(1, (error) => errors.push(error))
  t.after(() => pool.close())
  const { match, table, moves } = openingOf('bannish', 'c')
  const seat = match.table.turn
  assert.ok(moves.includes(await pool.move(match, { ...table, game: 'chess' }, seat, 'strong')))
  assert.equal(errors.length, 2)
  for (const error of errors) assert.match(String(error), /there is no game "chess"/)
  assert.ok(moves.includes(await pool.move(match, table, seat, 'strong')))
  assert.equal(errors.length, 2)
})

test('closing the pool rejects pending requests', async () => {
  const pool = new BotPool(1, () => {})
  const { match, table } = openingOf('bannish', 'd')
  const moves = [0, 1].map(() => pool.move(match, table, match.table.turn, 'strong'))
  const rejected = moves.map((move) => assert.rejects(move, /the pool of bots is closed/))
  await pool.close()
  await Promise.all(rejected)
})
