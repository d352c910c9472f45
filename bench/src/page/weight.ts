import type { launchBrowser } from '@trick-bento/e2e/harness/browser.ts'
import type { Site } from '@trick-bento/server/site/site.ts'
import type { Row } from './row.ts'

type Browser = Awaited<ReturnType<typeof launchBrowser>>

const KILOBYTE = 1000

/** The gzipped scripts that a first visit of `/` loads until the network is idle. */
export async function weighFirstLoad(browser: Browser, origin: string, site: Site): Promise<Row> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
  await context.close()
  const bytes = sum([...scripts].map((path) => zippedSize(site, path)))
  const what = `JavaScript of the first load of /, gzipped (${scripts.size} files)`
  return { what, value: bytes / KILOBYTE, unit: 'kB', limit: { most: 120 } }
}

function zippedSize(site: Site, path: string): number {
  const file = site.get(path)
  return (file?.compressed.get('gzip') ?? file?.content)?.length ?? 0
}

/** The size of all files that the service worker caches, compressed as they are sent. */
export function weighSite(site: Site): Row {
  const sent = [...site]
    .filter(([path]) => path !== '/sw.js' && path !== '/200.html' && !/.\/index\.html$/.test(path))
    .map(([, file]) => file.compressed.get('br') ?? file.content)
  const what = `all files for offline use, as sent (${sent.length} files)`
  return { what, value: sum(sent.map((content) => content.length)) / KILOBYTE, unit: 'kB' }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
