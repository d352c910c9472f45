import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, type TestContext, test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { withBuiltSite } from '@trick-bento/web/build/build.ts'
import { fragmentOf } from '@trick-bento/web/records/link.ts'
import { randomRecord } from '@trick-bento/web/records/testing/random-record.ts'
import type { Page } from 'playwright-core'
import { FAST, playUntil, ROUND_OVER } from './harness/auto-play.ts'
import { serveFolder } from './harness/file-server.ts'
import { openApp } from './harness/index.ts'

const BASE = '/some/path'
const folder = mkdtempSync(join(tmpdir(), 'bento-static-'))

before(() => withBuiltSite((dist) => cpSync(dist, folder, { recursive: true })))
after(() => rmSync(folder, { recursive: true, force: true }))

async function openSite(t: TestContext, options: { serviceWorkers?: 'allow'; allow?: RegExp[] } = {}) {
  const server = await serveFolder(folder, BASE)
  const app = await openApp(t, { server, path: `${BASE}/`, storage: { settings: FAST }, ...options })
  return { ...app, server, site: app.origin + BASE }
}

const pathOf = (page: Page): string => new URL(page.url()).pathname

test('below a path of a static host a solo game is played to the end of a round, also after a reload', async (t) => {
  const { page } = await openSite(t)
  await page.getByRole('link', { name: 'Play Gummi Trick', exact: true }).click()
  assert.equal(pathOf(page), `${BASE}/play/gummi-trick`)
  await page.click('.setup button[type=submit]')
  await page.locator('.hand-card').first().waitFor()
  assert.equal(pathOf(page), `${BASE}/play/gummi-trick/table`)
  await page.reload()
  await playUntil(page, ROUND_OVER)
})

test('below a path of a static host every kind of page opens by its address, and its links stay below that path', async (t) => {
  const { page, site } = await openSite(t)
  const pages = {
    '/learn/gummi-trick': '[data-table]',
    '/rules/gummi-trick': '.rules-page h2',
    '/rules/gummi-trick/index.html': '.rules-page h2',
    '/watch/gummi-trick?seed=static': '[data-table]',
    '/settings': 'form, fieldset, select',
    [`/replay#${await fragmentOf(randomRecord(gummiTrick, 4, 'static'))}`]: '[data-table]',
  }
  for (const [path, landmark] of Object.entries(pages)) {
    // The fragment alone would not load another page.
    await page.goto('about:blank')
    await page.goto(site + path)
    await page.locator(landmark).first().waitFor()
    const links = await page.locator('#app a[href]').evaluateAll((all) => all.map((each) => each.getAttribute('href')!))
    assert.deepEqual(
      links.filter((href) => !href.startsWith('#') && !href.startsWith(`${BASE}/`)),
      [],
      path,
    )
  }
})

test('on a static host the page says that there are no online tables, and what works nevertheless', async (t) => {
  const { page, site } = await openSite(t, { allow: [/\/api\//] })
  await page.goto(`${site}/online`)
  await page.getByText('There is no server for online tables here').waitFor()
})

test('below a path of a static host the page opens without a network after one visit', async (t) => {
  const { page, context, server, site } = await openSite(t, { serviceWorkers: 'allow', allow: [/\/sw\.js/] })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  await server.close()
  await context.setOffline(true)
  await page.reload()
  for (const path of ['/rules/gummi-trick', '/rules/gummi-trick/']) {
    await page.goto(site + path)
    await page.locator('.rules-page h2').first().waitFor()
  }
  await page.goto(`${site}/play/gummi-trick`)
  await page.click('.setup button[type=submit]')
  await playUntil(page, ROUND_OVER)
})
