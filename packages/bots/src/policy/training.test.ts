import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { games, gudetama } from '@trick-bento/games'
import { must, type Result } from '@trick-bento/kit'
import { GAME_PROFILES } from '../game-profiles.ts'
import { makeTraining, POLICY_COUNT, TRAINABLE_GAMES, type Training } from './training.ts'
import { readWeights } from './weights.ts'

const settings = { seed: 'egg', steps: 2 }
const begin = (): Training => must(makeTraining(gudetama, settings))

/** The course after each of its steps, stored. */
function stages(): { stored: string[]; course: Training } {
  const course = begin()
  const stored = [course.store()]
  while (!course.done) {
    course.study()
    stored.push(course.store())
  }
  return { stored, course }
}
const { stored, course } = stages()
const weights = course.weights('a test')

test('a course takes its steps with each policy, and what it gives can be read', () => {
  assert.deepEqual([course.taken, course.steps, stored.length - 1], [6, 6, 6])
  const { tables } = GAME_PROFILES.gudetama.makeFeatures(must(gudetama.at(4)))
  for (const insight of [1, 2, 3] as const) must(readWeights(weights, 'gudetama', tables, insight))
})

test('a course can be stored after any step, and goes on as if nothing had happened', () => {
  stored.forEach((text, taken) => {
    const resumed = begin()
    must(resumed.resume(text))
    assert.deepEqual([resumed.taken, resumed.policiesDone], [taken, Math.floor(taken / settings.steps)])
    assert.equal(resumed.store(), text)
    while (!resumed.done) resumed.study()
    assert.deepEqual(resumed.weights('a test'), weights)
  })
})

test('every game of ours can be trained, and others are refused', () => {
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

test('there is nothing to learn after the end, and nothing to show before it', () => {
  assert.equal(course.policiesDone, POLICY_COUNT)
  assert.throws(() => course.study(), /the course is over/)
  assert.throws(() => begin().weights('a test'), /not over yet/)
})

describe('what cannot be gone on with is refused and changes nothing', () => {
  const midway = JSON.parse(stored[3])
  const changed = (change: object): string => JSON.stringify({ ...midway, ...change })
  const changedProgress = (change: object): string => changed({ progress: { ...midway.progress, ...change } })
  const numbers: number[] = midway.progress.square
  const cases: [what: string, text: string, sentence: RegExp][] = [
    ['nothing', '', /^it is damaged: it is not JSON/],
    ['half a file', stored[3].slice(0, stored[3].length / 2), /^it is damaged: it is not JSON/],
    ['a number', '7', /^it is damaged/],
    ['a list', '[]', /^it is damaged/],
    ['an empty object', '{}', /^it is damaged: game, seed or steps are missing/],
    ['another game', changed({ game: 'bannish' }), /^it was begun for "bannish" with seed "egg" and 2 steps$/],
    ['another seed', changed({ seed: '' }), /with seed "" and/],
    ['other steps', changed({ steps: 1800 }), /and 1800 steps$/],
    ['no list of what was learnt', changed({ learnt: undefined }), /learnt must be at most 3 lists of \d+ numbers/],
    ['too much learnt', changed({ learnt: [numbers, numbers, numbers, numbers] }), /learnt must be at most 3 lists/],
    ['weights of other tables', changed({ learnt: [numbers.slice(1)] }), /learnt must be/],
    ['no progress', changed({ progress: undefined }), /progress must be a step below 2 and lists of \d+ numbers/],
    ['a step beyond the last', changedProgress({ step: 2 }), /progress must be/],
    ['a step before the first', changedProgress({ step: -1 }), /progress must be/],
    ['half a step', changedProgress({ step: 0.5 }), /progress must be/],
    ['a missing list', changedProgress({ mean: undefined }), /progress must be/],
    ['a hole in a list', changedProgress({ weights: numbers.with(7, Number.NaN) }), /progress must be/],
    ['a negative square', changedProgress({ square: numbers.with(7, -1) }), /progress must be/],
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
