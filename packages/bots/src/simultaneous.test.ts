import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal, Match, must, seeded, show, View } from '@trick-bento/kit'
import { hearts } from '../../../examples/hearts.ts'
import { LEVELS, levelBot } from './index.ts'

test('where all seats decide at once, each bot decides about its own cards', () => {
  const game = must(hearts.at(4))
  const match = new Match(game, 'all at once')
  for (const { name } of LEVELS) {
    const bot = levelBot(game, name)
    for (const seat of [0, 1, 2, 3]) {
      const { move, estimates } = bot(show(match, new View(game, seat)), { iterations: 60 }, seeded('pass'))
      const choices = legal(game, match.table, seat)
      assert.ok(choices.has(move), `${name} at seat ${seat}`)
      for (const estimate of estimates) assert.ok(choices.has(estimate.move))
    }
  }
})
