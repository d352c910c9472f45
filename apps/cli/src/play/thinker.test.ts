import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { sushiTrick } from '@trick-bento/games'
import { legal, Match, must, redact, seeded } from '@trick-bento/kit'
import { type Question, Thinker } from './thinker.ts'

test('a thread hears what its seat hears, each event once, and nothing else', async () => {
  const posted = mock.method(Worker.prototype, 'postMessage')
  const game = must(sushiTrick.at(4))
  const match = new Match(game, 'secret')
  const thinker = new Thinker({ game: 'sushi-trick', seats: 4, options: {}, seat: 2, level: 'newcomer' }, assert.fail)
  try {
    for (let n = 0; n < 24; n++) {
      const { turn } = match.table
      const thought = turn === 2 ? await thinker.think(match, seeded(`secret ${n}`)) : undefined
      must(match.play(turn, thought?.move ?? legal(game, match.table, turn).first))
    }
  } finally {
    await thinker.close()
  }
  const questions = posted.mock.calls.map((call) => call.arguments[0] as Question)
  const heard = questions.flatMap(({ news }) => news)
  const events = match.events.slice(0, heard.length).map((event) => redact(game.layout, event, 2))
  assert.deepEqual(heard, events)
  assert.ok(questions.length > 3)
  for (const question of questions) {
    assert.deepEqual(Object.keys(question), ['news', 'luck'])
    assert.doesNotMatch(JSON.stringify(question), /secret/)
  }
})
