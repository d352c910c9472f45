import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foreignWords } from './checks/language.ts'
import { structureProblems } from './checks/structure.ts'
import { smallTargets } from './checks/targets.ts'
import { axe, openApp } from './harness/index.ts'
import { FAST_WITH_TAPS, tour } from './harness/screens/index.ts'

// All that can be measured where one stands is measured at once: coming there is what takes time.

test('every page, on a desktop in English by day: axe, language, structure', async (t) => {
  const app = await openApp(t, { reducedMotion: true, storage: { settings: FAST_WITH_TAPS } })
  const { page } = app
  const found = await tour(app, async ({ name }) => [
    ...(await axe(page)),
    ...(await foreignWords(page, 'en')),
    ...(await structureProblems(page, name)),
  ])
  assert.deepEqual(found, [])
})

test('every page, on a phone in Japanese by night: axe, language, size of what reacts to a finger', async (t) => {
  const phone = { language: 'ja', colourScheme: 'dark', width: 360, height: 740, touch: true } as const
  const app = await openApp(t, { ...phone, reducedMotion: true, storage: { settings: FAST_WITH_TAPS } })
  const { page } = app
  const found = await tour(app, async () => [
    ...(await axe(page)),
    ...(await foreignWords(page, 'ja')),
    ...(await smallTargets(page)),
  ])
  assert.deepEqual(found, [])
})
