import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { GAME_OVER, playUntil } from './harness/auto-play.ts'
import { axe, openApp } from './harness/index.ts'
import { ROOT } from './harness/root.ts'
import { builtSite, serveSite } from './harness/site-server.ts'

/** A short game: a low number of points ends it. */
const QUERY = new URLSearchParams({ level: 'newcomer', options: '{"limit":5}' })

test('a custom game from one file is played against bots, in both languages', async (t) => {
  const server = await serveSite(await builtSite([join(ROOT, 'examples/hearts.ts')]))
  const storage = { settings: { speed: 'instant', sounds: false, trickPause: 'time' } }
  for (const language of ['en', 'ja'] as const) {
    const { page } = await openApp(t, { server, language, storage, path: `/play/hearts?${QUERY}` })
    await page.click('.setup button[type=submit]')
    await page.locator('.hand-card').first().waitFor()
    assert.deepEqual(await axe(page), [])
    if (language === 'ja') continue
    const { choices } = await playUntil(page, GAME_OVER)
    assert.ok(choices.length > 13, `a game has more than ${choices.length} decisions`)
  }
})

test('the rules page of a custom game shows what is known of it', async (t) => {
  const server = await serveSite(await builtSite([join(ROOT, 'examples/hearts.ts')]))
  const { page } = await openApp(t, { server, path: '/rules/hearts' })
  await page.getByText('There are no rules for this game here.').waitFor()
  assert.equal(await page.locator('.guide-panel').count(), 0)
  assert.deepEqual(await axe(page), [])
})
