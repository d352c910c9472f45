import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { legal, Match, makeMove, must, redact } from '@trick-bento/kit'
import type { Question } from './question.ts'
import { Thinkers } from './thinkers.ts'

/** What the seat that begins a game would be asked. */
function questionOf(game: string, seed: string): { readonly question: Question; readonly moves: string[] } {
  const match = new Match(must(games.find(({ id }) => id === game)!.at(4)), seed)
  const seat = match.table.turn
  const events = match.events.map((event) => redact(match.game.layout, event, seat))
  const moves = [...legal(match.game, match.table, seat)].map((move) => makeMove(match.game, match.table.phase, move))
  const options = match.game.options
  return { question: { game, seats: 4, options, seat, level: 'strong', events, luck: [1, 2, 3, 4] }, moves }
}

test('bots of every game find a legal move, several at once with few threads', async (t) => {
  const thinkers = new Thinkers(2, (error) => t.diagnostic(String(error)))
  t.after(() => thinkers.close())
  const asked = games.flatMap(({ id }) => [questionOf(id, 'a'), questionOf(id, 'b')])
  const found = await Promise.all(asked.map(({ question }) => thinkers.think(question)))
  for (const [i, move] of found.entries()) assert.ok(asked[i]!.moves.includes(move), move)
})

test('a question that kills a thread does not kill the pool', async (t) => {
  const troubles: unknown[] = []
  const thinkers = new Thinkers(1, (error) => troubles.push(error))
  t.after(() => thinkers.close())
  const { question, moves } = questionOf('bannish', 'c')
  const unknown = { ...question, game: 'chess' }
  await assert.rejects(thinkers.think(unknown), /there is no game "chess"/)
  assert.equal(troubles.length, 2)
  assert.ok(moves.includes(await thinkers.think(question)))
})

test('after the end nobody thinks', async () => {
  const thinkers = new Thinkers(1, () => {})
  const thinking = thinkers.think(questionOf('bannish', 'd').question)
  await thinkers.close()
  await assert.rejects(thinking, /nobody thinks here any more/)
})
