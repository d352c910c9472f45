import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp, serveSite } from './harness/index.ts'

test('after one visit the page opens without a network', async (t) => {
  const server = await serveSite()
  // The browser fails to check for a new version of the service worker.
  const { page, context, origin } = await openApp(t, { server, serviceWorkers: 'allow', allow: [/\/sw\.js/] })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await server.close()
  await context.setOffline(true)
  await page.reload()
  for (const path of ['/', '/play/gummi-trick']) {
    await page.goto(origin + path)
    await page.locator('#app h1').first().waitFor({ state: 'attached' })
    assert.match(await page.title(), /Trick Bento/)
  }
})
