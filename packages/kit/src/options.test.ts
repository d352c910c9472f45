import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { oneOf, readOptions, whole, wholes } from './options.ts'
import { quote } from './quote.ts'

const options = {
  rounds: oneOf([1, 3], { default: 1, about: '' }),
  limit: whole({ least: 1, most: 9, default: 5, about: '' }),
  points: wholes({
    default: [1, 2, 3],
    least: 0,
    most: 9,
    about: '',
    check: ([a]) => (a === 9 ? 'must not begin with 9' : undefined),
  }),
}
const read = (chosen: unknown): unknown => {
  const result = readOptions(options, chosen, 4)
  return result.ok ? result.value : result.error
}

test('an option that is left out has its default', () => {
  assert.deepEqual(read({}), { rounds: 1, limit: 5, points: [1, 2, 3] })
  assert.deepEqual(read({ rounds: 3 }), { rounds: 3, limit: 5, points: [1, 2, 3] })
})

test('a wrong option is refused with one sentence that says what is right', () => {
  assert.equal(read({ rounds: 2 }), 'option rounds must be one of 1, 3, not 2')
  assert.equal(read({ limit: 0.5 }), 'option limit must be a whole number from 1 to 9, not 0.5')
  assert.equal(read({ points: [1, 2] }), 'option points must be a list of 3 whole numbers from 0 to 9, not [1,2]')
  assert.equal(read({ points: [9, 2, 3] }), 'option points must not begin with 9')
  assert.equal(read({ round: 1 }), 'there is no option "round"; the options are rounds, limit, points')
  assert.equal(
    read(JSON.parse('{"__proto__": 1}')),
    'there is no option "__proto__"; the options are rounds, limit, points',
  )
  assert.match(String(read([])), /^options must be an object such as/)
  assert.match(String(read(null)), /^options must be an object such as/)
})

test('no value makes readOptions throw or pollutes another object', () => {
  fc.assert(fc.property(fc.anything(), (value) => void read(value)))
  fc.assert(fc.property(fc.record({ points: fc.anything(), rounds: fc.anything() }), (value) => void read(value)))
  let deep: unknown = 1
  for (let i = 0; i < 100_000; i++) deep = [deep]
  assert.equal(quote(deep), '[[…]]')
  assert.match(String(read({ points: deep })), /must be a list of 3 whole numbers/)
})
