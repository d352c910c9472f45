import { join } from 'node:path'
import { after } from 'node:test'
import { LOOPBACK } from '@trick-bento/server/start/listen.ts'
import type { Browser, Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { launchBrowser } from './browser.ts'
import { ROOT } from './root.ts'
import { TIMEOUT } from './timeout.ts'

const opened: { browser?: Browser; server?: ViteDevServer } = {}

after(async () => {
  await Promise.allSettled([opened.browser?.close(), opened.server?.close()])
})

/** Opens a page of `e2e/gallery`, from the current sources. The first one has the cards and suits of all games. */
export async function openGallery(path = ''): Promise<Page> {
  opened.server = await createServer({
    root: join(ROOT, 'e2e/gallery'),
    configFile: false,
    cacheDir: join(ROOT, '.cache/gallery'),
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    optimizeDeps: { noDiscovery: true },
    server: { host: LOOPBACK, port: 0, hmr: false, watch: null, fs: { allow: [ROOT] } },
  })
  await opened.server.listen()
  opened.browser = await launchBrowser()
  const context = await opened.browser.newContext({ deviceScaleFactor: 2, viewport: { width: 800, height: 900 } })
  context.setDefaultTimeout(TIMEOUT)
  const page = await context.newPage()
  await page.goto(opened.server.resolvedUrls!.local[0]! + path)
  await page.locator('body svg').first().waitFor({ state: 'attached' })
  return page
}
