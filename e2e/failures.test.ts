import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import type { BrowserContext, Page } from 'playwright-core'
import { ASKED, FAST, GAME_OVER, playUntil, sitDown } from './harness/auto-play.ts'
import { openApp, waitForCount } from './harness/index.ts'

/** Checks that the page is not blank: it has a text and a link or button. */
async function isNotBlank(page: Page): Promise<void> {
  await page.locator('#app :is(a, button):visible').nth(1).waitFor()
  assert.match(await page.locator('#app').innerText(), /\w{3}/)
}

const noStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse })
  })
const fullStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (name, value) {
      if (name.includes('/game/')) throw new DOMException('full', 'QuotaExceededError')
      keep.call(this, name, value)
    }
  })

for (const [what, prepare] of Object.entries({ forbidden: noStorage, full: fullStorage })) {
  test(`the page warns if storage is ${what}, and the game can be played to its end`, async (t) => {
    const { page } = await openApp(t, { path: '/play/gummi-trick?seats=2&level=newcomer', prepare })
    await page.click('.setup button[type=submit]')
    await page.getByText('does not allow us to save your game').waitFor()
    await page.locator('.open-settings').click()
    await page.getByRole('radio', { name: 'Instant' }).check()
    await page.getByRole('radio', { name: 'continues after a while' }).check()
    assert.ok(
      await page.getByText('does not allow us to save your game').isVisible(),
      'the warning stays after a smaller value was stored',
    )
    await page.keyboard.press('Escape')
    await page.locator('.notices').getByRole('button', { name: 'Close' }).click()
    await waitForCount(page.getByText('does not allow us to save your game'), 0)
    await playUntil(page, GAME_OVER)
  })
}

const INVALID = ['{', 'null', '7', '[]', '{"plan":{},"speed":"warp","name":{"a":1}}']
test('the app starts with any content in its storage', async (t) => {
  const { page } = await openApp(t)
  for (const text of INVALID) {
    await page.evaluate((text) => {
      for (const name of ['settings', 'game/gummi-trick', 'setup/gummi-trick', 'lessons', 'learn', 'progress']) {
        localStorage.setItem(`trick-bento/${name}`, text)
      }
    }, text)
    for (const path of ['/', '/play/gummi-trick', '/learn']) {
      await page.goto(new URL(path, page.url()).href)
      await isNotBlank(page)
      await page.locator('h1').first().waitFor()
    }
  }
  await page.goto(new URL('/play/gummi-trick/table', page.url()).href)
  await page.click('.setup button[type=submit]')
  await page.locator(ASKED).first().waitFor()
})

const addresses = [
  '/nonsense',
  '/__proto__',
  '/constructor/x',
  '/play',
  '/play/nonsense',
  '/play/__proto__/table',
  '/play/gummi-trick/table',
  '/play/gummi-trick/nonsense',
  '/play/gummi-trick?seats=99&level=cheater&options=%7B&seed=%00',
  '/watch/nonsense',
  '/watch/gummi-trick?seats=-1&level=x',
  '/learn/constructor',
  '/rules/nonsense',
  '/replay?record=1#main',
]
test('every address shows a page with a text and a link', async (t) => {
  const { page, origin } = await openApp(t, { storage: { settings: FAST } })
  for (const address of addresses) {
    await page.goto(origin + address)
    await isNotBlank(page)
    assert.notEqual(await page.title(), '', address)
  }
})

test('a page whose code cannot be loaded says so and can be reloaded', async (t) => {
  const { page, context } = await openApp(t, { allow: [/\/assets\/rules-/, /dynamically imported module/] })
  const isRules = /\/assets\/rules-.*\.js/
  await context.route(isRules, (route) => route.abort())
  await page.goto(new URL('/rules/gummi-trick', page.url()).href)
  await page.getByText('Part of the app could not be loaded').waitFor()
  await isNotBlank(page)
  await page.getByRole('link', { name: 'To the start page' }).click()
  await page.locator('.compartment').first().waitFor()
  await page.goBack()
  await page.getByText('Part of the app could not be loaded').waitFor()
  await context.unroute(isRules)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.locator('.rules-page h2').first().waitFor()
})

test('if a language cannot be loaded the page uses the other one, and if neither can be loaded it says so in both', async (t) => {
  const allow = [/\/assets\/(en|ja)-/, /dynamically imported module/]
  const without = (languages: RegExp) => (context: BrowserContext) => context.route(languages, (route) => route.abort())
  const one = await openApp(t, { language: 'ja', allow, prepare: without(/\/assets\/ja-.*\.js/) })
  await one.page.locator('.compartment').first().waitFor()
  await isNotBlank(one.page)
  const none = await openApp(t, { language: 'ja', allow, prepare: without(/\/assets\/(en|ja)-.*\.js/) })
  await none.page.getByText('could not be loaded').waitFor()
  assert.ok(await none.page.getByRole('button').isVisible())
})

test('a page that is still loading shows no part of another page', async (t) => {
  const { page, context } = await sitDown(t, gummiTrick, { seats: '2' })
  await page.locator(ASKED).first().waitFor()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route(/\/assets\/home-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.locator('.top-bar a[href="/"]').click()
  await page.getByText('One moment').waitFor()
  assert.equal(await page.getByText('no such game').count(), 0)
  letGo()
  await page.locator('.compartment').first().waitFor()
})
