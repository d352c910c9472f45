import assert from 'node:assert/strict'
import { test } from 'node:test'
import { language } from './index.ts'
import { shownName } from './shown-name.ts'

test('a bot’s name is shown in katakana to readers of Japanese, and a person’s name as it was typed', (t) => {
  t.after(() => {
    language.value = 'en'
  })
  const [bot, person] = [
    { kind: 'bot', name: 'Kenji' },
    { kind: 'person', name: 'Kenji' },
  ]
  assert.deepEqual([bot, person].map(shownName), ['Kenji', 'Kenji'])
  language.value = 'ja'
  assert.deepEqual([bot, person].map(shownName), ['ケンジ', 'Kenji'])
})
