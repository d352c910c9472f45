import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama } from '@trick-bento/games'
import { type Game, legal, Match, type Move, must, seeded } from '@trick-bento/kit'
import { gudetamaFeatures } from '../games/gudetama.ts'
import { roundScore } from '../score.ts'
import { Policy } from './policy.ts'
import { type Lesson, type Progress, Trainer } from './trainer.ts'

const games = [2, 3].map((seats) => must(gudetama.at(seats)))
const { tables } = gudetamaFeatures(games[0])
const lesson: Lesson = { seed: 'egg', steps: 12, insight: 3, curiosity: 0.02 }

const trainer = (of: Lesson, from?: Progress): Trainer => new Trainer(games, gudetamaFeatures, of, from)
function finish(pupil: Trainer): Float64Array {
  while (!pupil.done) pupil.study()
  return pupil.result
}

test('the same lesson gives the same weights to the last bit, another seed gives others', () => {
  const first = finish(trainer(lesson))
  assert.ok(first.some((weight) => weight !== 0))
  assert.deepEqual(finish(trainer(lesson)), first)
  assert.notDeepEqual(finish(trainer({ ...lesson, seed: 'omelette' })), first)
})

test('a lesson that was stored and continued gives the same weights to the last bit', () => {
  const whole = finish(trainer(lesson))
  for (const steps of [1, 10]) {
    // before and after averaging begins
    const interrupted = trainer(lesson)
    for (let i = 0; i < steps; i++) interrupted.study()
    const continued = trainer(lesson, JSON.parse(JSON.stringify(interrupted.progress)))
    assert.equal(continued.progress.step, steps)
    assert.deepEqual(finish(continued), whole)
  }
})

test('with less insight, only the tables of that insight are learnt', () => {
  for (const insight of [1, 2] as const) {
    const weights = finish(trainer({ ...lesson, steps: 4, insight }))
    for (const { name, start, size, insight: needed } of tables.list) {
      const learnt = weights.subarray(start, start + size).some((weight) => weight !== 0)
      if (needed > insight) assert.ok(!learnt, name)
      if (needed === 1) assert.ok(learnt, name)
    }
  }
})

test('a short lesson beats chance', () => {
  const weights = finish(trainer({ ...lesson, steps: 30, insight: 1 }))
  for (const game of games) {
    const policy = new Policy(game, gudetamaFeatures(game), weights, 1)
    const leads = Array.from({ length: 150 }, (_, deal) => leadOverChance(policy, game, deal))
    const mean = leads.reduce((a, b) => a + b) / leads.length
    // About 6 points with two seats and 4 with three, of which the error is a tenth.
    assert.ok(mean > 2, `${mean}`)
  }
})

/** How much better a policy fared than the average of the others, who play at random; on average of all seats. */
function leadOverChance(policy: Policy, game: Game, deal: number): number {
  const score = roundScore(game)
  const { seats } = game
  const random = seeded(`moves ${deal}`)
  let lead = 0
  for (let own = 0; own < seats; own++) {
    const match = new Match(game, `deal ${deal}`)
    const { table } = match
    while (!table.roundOver) {
      const moves = legal(game, table, table.turn)
      const byPolicy = (): Move => policy.moves[policy.draw(policy.weigh(table, own, moves, 1), random)]
      must(match.play(table.turn, table.turn === own ? byPolicy() : moves.pick(random)))
    }
    for (let seat = 0; seat < seats; seat++) lead += (score(table, own) - score(table, seat)) / (seats - 1)
  }
  return lead / seats
}
