import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama, gummiTrick } from '@trick-bento/games'
import { call, type Game, legal, Match, must, seeded } from '@trick-bento/kit'
import { seatCalls } from './seat-calls.ts'

/** The seats that may be named whenever the phase is this one, in random games. */
function namedIn(game: Game, phase: string): { asked: number; seats: number[] }[] {
  const found: { asked: number; seats: number[] }[] = []
  const match = new Match(game, 'seats')
  const { table } = match
  const random = seeded('seats')
  while (!match.over) {
    if (match.betweenRounds) match.nextRound()
    const moves = legal(game, table, table.turn)
    const now = game.phases[table.phase]!
    if (now.name === phase) {
      const calls = seatCalls({ phase: now, moves }, game.seats)
      for (const [seat, move] of calls) assert.equal(move, call(seat))
      found.push({ asked: table.turn, seats: [...calls.keys()] })
    }
    must(match.play(table.turn, moves.pick(random)))
  }
  return found
}

test('a decision about who leads names every other seat', () => {
  const found = namedIn(must(gudetama.at(4)), 'lead')
  assert.ok(found.length > 0)
  for (const { asked, seats } of found) {
    assert.ok(seats.length > 0)
    assert.ok(!seats.includes(asked))
  }
})

test('a call that is not about a seat names none', () => {
  const found = namedIn(must(gummiTrick.at(3)), 'play')
  assert.ok(found.length > 0)
  assert.ok(found.every(({ seats }) => seats.length === 0))
})
