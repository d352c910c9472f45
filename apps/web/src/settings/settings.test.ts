import assert from 'node:assert/strict'
import { test } from 'node:test'

/** The settings that the page reads from this stored text. */
async function settingsFrom(stored: unknown): Promise<Record<string, unknown>> {
  const items = new Map([['trick-bento/settings', JSON.stringify(stored)]])
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => items.set(name, text),
    },
  })
  const { settings } = await import(`./settings.ts?${Math.random()}`)
  return settings.value
}

test('settings of an earlier version keep sounds off, and get the usual volume otherwise', async () => {
  assert.equal((await settingsFrom({ sounds: false })).volume, 0)
  assert.equal((await settingsFrom({ sounds: true })).volume, 70)
  assert.equal((await settingsFrom({})).volume, 70)
})

test('a stored volume is kept, and one out of range is not', async () => {
  assert.equal((await settingsFrom({ volume: 30, sounds: false })).volume, 30)
  assert.equal((await settingsFrom({ volume: 300 })).volume, 70)
  assert.equal((await settingsFrom({ volume: 'loud' })).volume, 70)
  assert.equal((await settingsFrom({ vibration: false })).vibration, false)
})
