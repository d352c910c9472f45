import assert from 'node:assert/strict'
import { after, type TestContext } from 'node:test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { watchForProblems } from './browser-errors.ts'
import { type SiteServer, serveSite } from './site-server.ts'
import { TIMEOUT } from './timeout.ts'

export interface AppOptions {
  /** Where the visit begins. */
  readonly path?: string
  readonly width?: number
  readonly height?: number
  /** What the browser says it prefers. */
  readonly language?: 'en' | 'ja'
  readonly colourScheme?: 'light' | 'dark'
  readonly reducedMotion?: boolean
  readonly touch?: boolean
  /** What the page kept on this device earlier, by the names that it uses in `settings/storage.ts`. */
  readonly storage?: Readonly<Record<string, unknown>>
  /** Blocked unless a test is about them: they would load the whole site in every test. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** Problems that this test expects. */
  readonly allow?: readonly RegExp[]
  /** What is done to the browser before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>
  /** Another server than the one that all tests of a file share. It is closed after all of them. */
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
/** They outlive their tests, whose browsers would miss them before they are closed. */
const servers = new Set<SiteServer>()

after(async () => {
  const opened = [browser, shared, ...servers]
  await Promise.allSettled(opened.map(async (each) => (await each)?.close()))
})

/** Visits the app as somebody new. At its end the test fails if anything went wrong in the browser meanwhile. */
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
    assert.deepEqual(unexpected, [], 'something went wrong in the browser')
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
