import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { fragmentOf } from '@trick-bento/web/records/link.ts'
import { randomRecord } from '@trick-bento/web/records/testing/random-record.ts'
import { FAST, GAME_OVER, playUntil } from './harness/auto-play.ts'
import { openApp, serveSite } from './harness/index.ts'

test('after one visit games, lessons, rules and replays work without a network', async (t) => {
  const server = await serveSite()
  // The browser fails to check for a new version of the service worker.
  const { page, context, origin } = await openApp(t, {
    server,
    serviceWorkers: 'allow',
    allow: [/\/sw\.js/],
    storage: { settings: FAST },
  })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  await server.close()
  await context.setOffline(true)

  await page.reload()
  await page.getByRole('link', { name: 'Play Gummi Trick', exact: true }).click()
  await page.click('.setup button[type=submit]')
  await playUntil(page, GAME_OVER)
  assert.equal(await page.locator('.play .notice').count(), 0, 'the bots work')

  await page.goto(`${origin}/rules/gummi-trick`)
  await page.locator('.rules-page h2').first().waitFor()
  await page.goto(`${origin}/learn/gummi-trick`)
  await page.locator('[data-table]').waitFor()
  await page.goto(`${origin}/replay#${await fragmentOf(randomRecord(gummiTrick, 4, 'offline'))}`)
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.locator('.result-list').waitFor()
  await page.goto(origin)
  await page.getByRole('button', { name: '日本語' }).click()
  await page.getByRole('button', { name: 'English' }).waitFor()
  await page.locator('html[lang=ja]').waitFor({ state: 'attached' })
})
