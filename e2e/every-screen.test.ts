import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foreignWords } from './checks/language.ts'
import { structureProblems } from './checks/structure.ts'
import { smallTargets } from './checks/targets.ts'
import { axe, openApp } from './harness/index.ts'
import { FAST_WITH_TAPS, tour } from './harness/screens/index.ts'

// Each tour runs several checks, because opening the screens is what takes time.

test('every screen passes axe, language and structure checks on a desktop, in English, with the light theme', async (t) => {
  const app = await openApp(t, { reducedMotion: true, storage: { settings: FAST_WITH_TAPS } })
  const { page } = app
  const found = await tour(app, async ({ name }) => [
    ...(await axe(page)),
    ...(await foreignWords(page, 'en')),
    ...(await structureProblems(page, name)),
  ])
  assert.deepEqual(found, [])
})

test('every screen passes axe, language and target size checks on a phone, in Japanese, with the dark theme', async (t) => {
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
