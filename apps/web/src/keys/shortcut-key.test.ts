import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortcutKey } from './shortcut-key.ts'

const NO_MODIFIERS = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const pressed = (key: string, code: string, more: Partial<typeof NO_MODIFIERS> = {}): string | undefined =>
  shortcutKey({ key, code, ...NO_MODIFIERS, ...more })

test('a letter counts as written, on any Latin keyboard', () => {
  assert.equal(pressed('h', 'KeyH'), 'H')
  assert.equal(pressed('H', 'KeyH', { shiftKey: true }), 'H')
  assert.equal(pressed('h', 'KeyJ'), 'H', 'Dvorak')
  assert.equal(pressed('?', 'Slash', { shiftKey: true }), '?')
  assert.equal(pressed('?', 'Minus', { shiftKey: true }), '?', 'German')
})

test('while a keyboard writes kana, or an input method is on, the position of the key counts', () => {
  assert.equal(pressed('く', 'KeyH'), 'H')
  assert.equal(pressed('Process', 'KeyL'), 'L')
  assert.equal(pressed('・', 'Slash', { shiftKey: true }), '?')
  assert.equal(pressed('め', 'Slash'), undefined)
})

test('shortcuts of the browser and keys without a character are left alone', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const) {
    assert.equal(pressed('r', 'KeyR', { [modifier]: true }), undefined)
  }
  for (const key of ['Tab', 'ArrowLeft', 'Enter', 'F5', ' ']) assert.equal(pressed(key, key), undefined)
})
