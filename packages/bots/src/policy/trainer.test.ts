import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama } from '@trick-bento/games'
import { type Game, legal, Match, type Move, must, seeded } from '@trick-bento/kit'
import { gudetamaFeatures } from '../games/gudetama.ts'
import { roundScore } from '../score.ts'
import { Policy } from './policy.ts'
import { Trainer, type TrainerSettings, type TrainerState } from './trainer.ts'

const games = [2, 3].map((seats) => must(gudetama.at(seats)))
const { tables } = gudetamaFeatures(games[0])
const settings: TrainerSettings = { seed: 'egg', steps: 12, insight: 3, curiosity: 0.02 }

const trainer = (of: TrainerSettings, from?: TrainerState): Trainer => new Trainer(games, gudetamaFeatures, of, from)
function finish(trained: Trainer): Float64Array {
  while (!trained.done) trained.takeStep()
  return trained.result
}

test('the same settings give the same weights to the last bit, and another seed gives others', () => {
  const first = finish(trainer(settings))
  assert.ok(first.some((weight) => weight !== 0))
  assert.deepEqual(finish(trainer(settings)), first)
  assert.notDeepEqual(finish(trainer({ ...settings, seed: 'omelette' })), first)
})

test('a training that was stored and continued gives the same weights to the last bit', () => {
  const whole = finish(trainer(settings))
  for (const steps of [1, 10]) {
    // before and after averaging starts
    const interrupted = trainer(settings)
    for (let i = 0; i < steps; i++) interrupted.takeStep()
    const continued = trainer(settings, JSON.parse(JSON.stringify(interrupted.progress)))
    assert.equal(continued.progress.step, steps)
    assert.deepEqual(finish(continued), whole)
  }
})

test('a policy with less insight learns only the tables of that insight', () => {
  for (const insight of [1, 2] as const) {
    const weights = finish(trainer({ ...settings, steps: 4, insight }))
    for (const { name, start, size, insight: needed } of tables.list) {
      const learnt = weights.subarray(start, start + size).some((weight) => weight !== 0)
      if (needed > insight) assert.ok(!learnt, name)
      if (needed === 1) assert.ok(learnt, name)
    }
  }
})

test('a short training beats random play', () => {
  const weights = finish(trainer({ ...settings, steps: 30, insight: 1 }))
  for (const game of games) {
    const policy = new Policy(game, gudetamaFeatures(game), weights, 1)
    const leads = Array.from({ length: 150 }, (_, deal) => leadOverRandom(policy, game, deal))
    const mean = leads.reduce((a, b) => a + b) / leads.length
    // About 6 points with two seats and 4 with three; the standard error is a tenth of that.
    assert.ok(mean > 2, `${mean}`)
  }
})

/** Lead of a policy's score over the average of the others, who play at random; averaged over all seats. */
function leadOverRandom(policy: Policy, game: Game, deal: number): number {
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
