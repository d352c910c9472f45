import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { readSite, type Site } from '@trick-bento/server/site/site.ts'
import { siteListener } from '@trick-bento/server/site/site-listener.ts'
import { LOOPBACK, listen } from '@trick-bento/server/start/listen.ts'
import { writeServiceWorker } from '@trick-bento/web/build/service-worker.ts'
import type { Page } from 'playwright-core'
import { openApp, waitForValue } from './harness/index.ts'
import { builtSite } from './harness/site-server.ts'
import { TIMEOUT } from './harness/timeout.ts'

/** The current site, and a new version with one difference in its page. */
async function twoVersions(): Promise<{ old: Site; fresh: Site }> {
  const old = await builtSite()
  const folder = mkdtempSync(join(tmpdir(), 'bento-version-'))
  try {
    for (const [path, { content }] of old) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const page = old.get('/index.html')!.content.toString()
    writeFileSync(join(folder, 'index.html'), page.replace('</head>', '<meta name="version" content="fresh" /></head>'))
    await writeServiceWorker(folder)
    return { old, fresh: readSite(folder) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function openOldVersion(t: TestContext) {
  const { old, fresh } = await twoVersions()
  let site = old
  const { port, close } = await listen((request, response) => siteListener(site)(request, response), LOOPBACK, 0)
  const server = { origin: `http://${LOOPBACK}:${port}`, close }
  const { page, context } = await openApp(t, { server, serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const publish = async () => {
    site = fresh
    await page.reload()
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50))
    })
  }
  return { page, context, server, publish }
}

const freshMark = (page: Page) => page.locator('meta[name=version]')

/**
 * The new version takes over when the old one is idle, which a browser may detect late. Then the next load asks
 * again. A load aborts the one before, so each waits longer than the last.
 */
async function reloadUntilFresh(page: Page): Promise<void> {
  for (let timeout = 4000; timeout < 2 * TIMEOUT; timeout *= 2) {
    // The page may be about to reload.
    await page.reload().catch(() => {})
    const mark = freshMark(page).waitFor({ state: 'attached', timeout })
    if (
      await mark.then(
        () => true,
        () => false,
      )
    )
      return
  }
  assert.fail('the new version does not appear')
}

test('a new version appears after a reload, and the cache of the old one is deleted', async (t) => {
  const { page, publish } = await openOldVersion(t)
  await publish()
  assert.equal(await freshMark(page).count(), 0)
  await reloadUntilFresh(page)
  // The page may reload once.
  const versions = () => page.evaluate(async () => (await caches.keys()).length)
  await waitForValue(() => versions().catch(() => undefined), 1)
})

test('a new version waits while another page still needs the old one', async (t) => {
  const { page, context, server, publish } = await openOldVersion(t)
  const other = await context.newPage()
  await other.goto(server.origin)
  await publish()
  await page.reload()
  // The service worker has found that another page still uses the old version.
  await page.locator('.notice', { hasText: 'new version' }).waitFor()
  assert.equal(await freshMark(page).count(), 0)
  await other.close()
  await reloadUntilFresh(page)
})
