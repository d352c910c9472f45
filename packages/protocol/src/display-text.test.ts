import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_NAME_LENGTH } from './constants.ts'
import { chatTextSchema, displayNameSchema } from './display-text.ts'

const isName = (text: string): boolean => displayNameSchema.safeParse(text).success

test('a display name is trimmed and normalized', () => {
  assert.equal(displayNameSchema.parse('  Zoe\u0308 '), 'Zo\u00eb')
})

test('a display name counts characters, not UTF-16 code units', () => {
  assert.ok(isName('花'.repeat(MAX_NAME_LENGTH)))
  assert.ok(isName('😀'.repeat(MAX_NAME_LENGTH)))
  assert.ok(!isName('😀'.repeat(MAX_NAME_LENGTH + 1)))
})

test('a display name needs a visible character', () => {
  for (const text of ['', '   ', '\u3000', '\u0301']) assert.ok(!isName(text), JSON.stringify(text))
})

test('a display name has no control characters, direction marks or line breaks', () => {
  for (const text of ['a\0', 'a\nb', 'a\u202eb', 'a\u2066b', 'a\u2028b', 'a\ud800']) {
    assert.ok(!isName(text), JSON.stringify(text))
  }
})

test('the zero-width joiner of emoji is allowed', () => {
  assert.ok(isName('👩‍👩‍👧'))
})

test('a chat text may be longer than a name', () => {
  assert.ok(chatTextSchema.safeParse('x'.repeat(200)).success)
  assert.ok(!chatTextSchema.safeParse('x'.repeat(201)).success)
})
