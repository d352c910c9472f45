import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { legal, Match, makeMove, must, seeded } from '@trick-bento/kit'
import { replayMoves } from './replay-moves.ts'

/** A whole random game and its moves. */
function randomGame(kind: (typeof games)[number]): { readonly match: Match; readonly moves: readonly string[] } {
  const game = must(kind.at(kind.seats.least))
  const match = new Match(game, 'replay')
  const random = seeded('moves')
  const moves: string[] = []
  while (!match.over) {
    if (match.betweenRounds) match.nextRound()
    const { turn, phase } = match.table
    const move = legal(game, match.table, turn).pick(random)
    moves.push(makeMove(game, phase, move))
    must(match.play(turn, move))
  }
  return { match, moves }
}

for (const kind of games) {
  test(`${kind.title}: the moves of a game make the same match again, up to any decision`, () => {
    const { match, moves } = randomGame(kind)
    assert.deepEqual(must(replayMoves(match.again(), moves)).events, match.events)
    const half = must(replayMoves(match.again(), moves.slice(0, moves.length >> 1)))
    assert.deepEqual(half.events, match.events.slice(0, half.events.length))
  })
}

test('the error says which move is wrong and why', () => {
  const { match, moves } = randomGame(games[0])
  const errorOf = (some: readonly string[]): string => {
    const replayed = replayMoves(match.again(), some)
    assert.ok(!replayed.ok)
    return replayed.error
  }
  assert.equal(errorOf(['__proto__']), 'move 1 of the game, "__proto__", is not a move')
  assert.match(errorOf([moves[0], moves[0]]), /^move 2 of the game: /)
  assert.match(
    errorOf([...moves, moves[0]]),
    new RegExp(`^move ${moves.length + 1} of the game, .*, comes after its end$`),
  )
})
