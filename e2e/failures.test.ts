import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import type { BrowserContext, Page } from 'playwright-core'
import { ASKED, FAST, GAME_OVER, playUntil, sitDown } from './harness/auto-play.ts'
import { openApp, waitForCount } from './harness/index.ts'

/** Something to read and somewhere to go: no blank page. */
async function isOfUse(page: Page): Promise<void> {
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
  test(`where storage is ${what}, that is told and the game is played to its end`, async (t) => {
    const { page } = await openApp(t, { path: '/play/gummi-trick?seats=2&level=newcomer', prepare })
    await page.click('.setup button[type=submit]')
    await page.getByText('does not allow us to save your game').waitFor()
    await page.locator('.open-settings').click()
    await page.getByRole('radio', { name: 'Instant' }).check()
    await page.getByRole('radio', { name: 'continues after a while' }).check()
    assert.ok(
      await page.getByText('does not allow us to save your game').isVisible(),
      'smaller things that fit change nothing',
    )
    await page.keyboard.press('Escape')
    await page.locator('.notices').getByRole('button', { name: 'Close' }).click()
    await waitForCount(page.getByText('does not allow us to save your game'), 0)
    await playUntil(page, GAME_OVER)
  })
}

const rubbish = ['{', 'null', '7', '[]', '{"plan":{},"speed":"warp","name":{"a":1}}']
test('whatever was kept, the app starts', async (t) => {
  const { page } = await openApp(t)
  for (const text of rubbish) {
    await page.evaluate((text) => {
      for (const name of ['settings', 'game/gummi-trick', 'setup/gummi-trick', 'lessons', 'learn', 'progress']) {
        localStorage.setItem(`trick-bento/${name}`, text)
      }
    }, text)
    for (const path of ['/', '/play/gummi-trick', '/learn']) {
      await page.goto(new URL(path, page.url()).href)
      await isOfUse(page)
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
test('every address leads somewhere', async (t) => {
  const { page, origin } = await openApp(t, { storage: { settings: FAST } })
  for (const address of addresses) {
    await page.goto(origin + address)
    await isOfUse(page)
    assert.notEqual(await page.title(), '', address)
  }
})

test('a page that cannot be loaded says so, and can be tried again', async (t) => {
  const { page, context } = await openApp(t, { allow: [/\/assets\/rules-/, /dynamically imported module/] })
  const isRules = /\/assets\/rules-.*\.js/
  await context.route(isRules, (route) => route.abort())
  await page.goto(new URL('/rules/gummi-trick', page.url()).href)
  await page.getByText('Part of the app could not be loaded').waitFor()
  await isOfUse(page)
  await page.getByRole('link', { name: 'To the start page' }).click()
  await page.locator('.compartment').first().waitFor()
  await page.goBack()
  await page.getByText('Part of the app could not be loaded').waitFor()
  await context.unroute(isRules)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.locator('.rules-page h2').first().waitFor()
})

test('where one language cannot be loaded the page speaks another, and without any it says so in both', async (t) => {
  const allow = [/\/assets\/(en|ja)-/, /dynamically imported module/]
  const without = (languages: RegExp) => (context: BrowserContext) => context.route(languages, (route) => route.abort())
  const one = await openApp(t, { language: 'ja', allow, prepare: without(/\/assets\/ja-.*\.js/) })
  await one.page.locator('.compartment').first().waitFor()
  await isOfUse(one.page)
  const none = await openApp(t, { language: 'ja', allow, prepare: without(/\/assets\/(en|ja)-.*\.js/) })
  await none.page.getByText('could not be loaded').waitFor()
  assert.ok(await none.page.getByRole('button').isVisible())
})

test('a page on its way shows nothing of another one', async (t) => {
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
