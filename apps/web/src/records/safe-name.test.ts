import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_NAME_LENGTH } from '@trick-bento/protocol/constants'
import fc from 'fast-check'
import { safeName } from './safe-name.ts'

test('names in every script are not changed', () => {
  for (const name of ['Mochi', 'うめ', 'Zoë', 'مريم', 'نیم‌روز', '👩‍🍳', 'O’Brien']) assert.equal(safeName(name), name)
})

test('characters that affect the text around a name are removed', () => {
  assert.equal(safeName('\u202eevil\u2066'), 'evil')
  assert.equal(safeName(' a\n\tb\u0000 c '), 'a b c')
  assert.equal(safeName('\u200f\u200e'), '')
  assert.equal(safeName(`e${'\u0301\u0302\u0303\u0304'.repeat(20)}x`).length < 10, true)
})

test('a sanitized name is one short line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
      const safe = safeName(name)
      assert.ok([...safe].length <= MAX_NAME_LENGTH)
      assert.doesNotMatch(safe, /[\p{Cc}\u202a-\u202e\u2066-\u2069]|^\s|\s$/u)
    }),
  )
})
