import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LEVELS } from '@trick-bento/bots'
import { PAUSES, pauseBefore } from './pace.ts'

test('a pause lies between the least and the most of its level, and grows with the factor', () => {
  for (const { name } of LEVELS) {
    const { least, most } = PAUSES[name]
    assert.ok(least > 0 && least < most)
    assert.equal(pauseBefore(name, { below: () => 0 }), least)
    assert.equal(pauseBefore(name, { below: (n) => n - 1 }), most)
    assert.equal(pauseBefore(name, { below: (n) => n - 1 }, 0.5), most / 2)
    assert.equal(pauseBefore(name, { below: () => 0 }, 0), 0)
  }
})
