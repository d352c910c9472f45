import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { games, gudetama } from '@trick-bento/games'
import { must, type Result } from '@trick-bento/kit'
import { GAME_PROFILES } from '../game-profiles.ts'
import { makeTraining, POLICY_COUNT, TRAINABLE_GAMES, type Training } from './training.ts'
import { readWeights } from './weights.ts'

const settings = { seed: 'egg', steps: 2 }
const begin = (): Training => must(makeTraining(gudetama, settings))

/** A whole training, with its stored state after each step. */
function stages(): { stored: string[]; training: Training } {
  const training = begin()
  const stored = [training.store()]
  while (!training.done) {
    training.takeStep()
    stored.push(training.store())
  }
  return { stored, training }
}
const { stored, training } = stages()
const weights = training.weights('a test')

test('a training takes its steps with each policy, and its weights can be read', () => {
  assert.deepEqual([training.stepsDone, training.totalSteps, stored.length - 1], [6, 6, 6])
  const { tables } = GAME_PROFILES.gudetama.makeFeatures(must(gudetama.at(4)))
  for (const insight of [1, 2, 3] as const) must(readWeights(weights, 'gudetama', tables, insight))
})

test('a training that was stored after any step and continued gives the same weights', () => {
  stored.forEach((text, taken) => {
    const resumed = begin()
    must(resumed.resume(text))
    assert.deepEqual([resumed.stepsDone, resumed.policiesDone], [taken, Math.floor(taken / settings.steps)])
    assert.equal(resumed.store(), text)
    while (!resumed.done) resumed.takeStep()
    assert.deepEqual(resumed.weights('a test'), weights)
  })
})

test('the games of the box can be trained, and others are refused', () => {
  assert.deepEqual(
    games.map(({ id }) => id),
    TRAINABLE_GAMES,
  )
  for (const id of ['hearts', 'constructor']) {
    const refused = makeTraining({ ...gudetama, id, title: 'Hearts' }, settings)
    assert.deepEqual(refused, {
      ok: false,
      error:
        'there are no features for Hearts yet; the games that can be trained are gummi-trick, bannish, gudetama, sushi-trick',
    })
  }
})

test('a training takes no step after its end and has no weights before it', () => {
  assert.equal(training.policiesDone, POLICY_COUNT)
  assert.throws(() => training.takeStep(), /the training is done/)
  assert.throws(() => begin().weights('a test'), /not done yet/)
})

describe('a stored training is refused and changes nothing if it is', () => {
  const midway = JSON.parse(stored[3])
  const changed = (change: object): string => JSON.stringify({ ...midway, ...change })
  const changedProgress = (change: object): string => changed({ progress: { ...midway.progress, ...change } })
  const numbers: number[] = midway.progress.square
  const cases: [what: string, text: string, sentence: RegExp][] = [
    ['empty', '', /^it is damaged: it is not JSON/],
    ['cut off', stored[3].slice(0, stored[3].length / 2), /^it is damaged: it is not JSON/],
    ['a number', '7', /^it is damaged/],
    ['a list', '[]', /^it is damaged/],
    ['an empty object', '{}', /^it is damaged: game, seed or steps are missing/],
    ['of another game', changed({ game: 'bannish' }), /^it was started for "bannish" with seed "egg" and 2 steps$/],
    ['of another seed', changed({ seed: '' }), /with seed "" and/],
    ['of another number of steps', changed({ steps: 1800 }), /and 1800 steps$/],
    ['without finished policies', changed({ learnt: undefined }), /learnt must be at most 3 lists of \d+ numbers/],
    [
      'with too many finished policies',
      changed({ learnt: [numbers, numbers, numbers, numbers] }),
      /learnt must be at most 3 lists/,
    ],
    ['with weights of other tables', changed({ learnt: [numbers.slice(1)] }), /learnt must be/],
    ['without progress', changed({ progress: undefined }), /progress must be a step below 2 and lists of \d+ numbers/],
    ['at a step after the last', changedProgress({ step: 2 }), /progress must be/],
    ['at a step before the first', changedProgress({ step: -1 }), /progress must be/],
    ['at a fractional step', changedProgress({ step: 0.5 }), /progress must be/],
    ['without one of the lists', changedProgress({ mean: undefined }), /progress must be/],
    ['with a gap in a list', changedProgress({ weights: numbers.with(7, Number.NaN) }), /progress must be/],
    ['with a negative square', changedProgress({ square: numbers.with(7, -1) }), /progress must be/],
  ]
  const untouched = begin()
  const before = untouched.store()
  for (const [what, text, sentence] of cases) {
    test(what, () => {
      const refused: Result<void> = untouched.resume(text)
      assert.ok(!refused.ok)
      assert.match(refused.error, sentence)
      assert.equal(untouched.store(), before)
    })
  }
})
