import assert from 'node:assert/strict'
import { after, type TestContext } from 'node:test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { watchForProblems } from './browser-errors.ts'
import { type SiteServer, serveSite } from './site-server.ts'
import { TIMEOUT } from './timeout.ts'

export interface AppOptions {
  /** The path of the first page. */
  readonly path?: string
  readonly width?: number
  readonly height?: number
  /** The preferred language of the browser. */
  readonly language?: 'en' | 'ja'
  readonly colourScheme?: 'light' | 'dark'
  readonly reducedMotion?: boolean
  readonly touch?: boolean
  /** The content of the storage, by the names that `settings/storage.ts` uses. */
  readonly storage?: Readonly<Record<string, unknown>>
  /** Blocked by default: a service worker would load the whole site in every test. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** Browser errors that this test expects. */
  readonly allow?: readonly RegExp[]
  /** Called before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>
  /** A server other than the one that all tests of a file share. It is closed after all of them. */
  readonly server?: SiteServer
}

export interface App {
  readonly page: Page
  readonly context: BrowserContext
  readonly origin: string
}

const LOCALES = { en: 'en-GB', ja: 'ja-JP' }

let browser: Promise<Browser> | undefined
let shared: Promise<SiteServer> | undefined
/** Closed after all tests: the pages of a test still use its server until its browser context is closed. */
const servers = new Set<SiteServer>()

after(async () => {
  const opened = [browser, shared, ...servers]
  await Promise.allSettled(opened.map(async (each) => (await each)?.close()))
})

/** Opens the app in a new browser context. The test fails at its end if the browser reported an error. */
export async function openApp(t: TestContext, options: AppOptions = {}): Promise<App> {
  if (options.server) servers.add(options.server)
  else shared ??= serveSite()
  browser ??= launchBrowser()
  const [{ origin }, launched] = await Promise.all([options.server ?? shared!, browser])
  const context = await launched.newContext(contextOptions(origin, options))
  context.setDefaultTimeout(TIMEOUT)
  const problems = watchForProblems(context)
  t.after(async () => {
    const unexpected = problems.filter((problem) => !options.allow?.some((pattern) => pattern.test(problem)))
    await context.close()
    assert.deepEqual(unexpected, [], 'the browser reported errors')
  })
  await options.prepare?.(context)
  const page = await context.newPage()
  await page.goto(origin + (options.path ?? '/'))
  return { page, context, origin }
}

function contextOptions(origin: string, options: AppOptions): BrowserContextOptions {
  const { width = 1280, height = 800, language = 'en', colourScheme = 'light', storage = {} } = options
  const localStorage = Object.entries(storage).map(([name, value]) => ({
    name: `trick-bento/${name}`,
    value: JSON.stringify(value),
  }))
  return {
    viewport: { width, height },
    locale: LOCALES[language],
    colorScheme: colourScheme,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: options.touch ?? false,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    serviceWorkers: options.serviceWorkers ?? 'block',
  }
}
