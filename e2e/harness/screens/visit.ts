import type { Progress } from '@trick-bento/web/session/plan.ts'
import type { Page } from 'playwright-core'
import type { App } from '../app.ts'
import { settled } from '../wait.ts'

/** Something that the app can show, and how to come there. */
export interface Screen {
  readonly name: string
  show(app: App): Promise<void>
}

/** Settings for visits that want to see much in a short time. */
export const FAST_WITH_TAPS = { speed: 'instant', sounds: false, trickPause: 'tap' }

/** Shows a page by its address, once this is there. */
export async function visit({ page, origin }: App, path: string, landmark = '#app h1'): Promise<void> {
  await page.goto(origin + path)
  await page.locator(landmark).first().waitFor({ state: 'attached' })
  await settled(page)
}

/** Keeps a value as the page would, while the page itself is not there to keep another one. */
async function keep({ page, origin }: App, name: string, value: unknown): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`trick-bento/${name}`, JSON.stringify(value)],
  )
}

/** Changes what is kept of the settings: for the next page, while this one goes on as it is. */
export const storeSettings = ({ page }: App, some: object): Promise<void> =>
  page.evaluate((changes) => {
    const name = 'trick-bento/settings'
    localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name)!), ...changes }))
  }, some)

/** Sits down at a game in progress. */
export async function sitDown(app: App, progress: Progress, landmark: string): Promise<void> {
  const { game } = progress.plan
  await keep(app, `game/${game}`, progress)
  await visit(app, `/play/${game}/table`, landmark)
}

export const PLAYABLE = '.hand-card.playable'
export const REFUSED = '.hand.asks .hand-card:not(.playable)'

/** Clicks a card where no other card lies on it; also one that says it is disabled, for which a click would wait. */
export async function clickCard(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .last()
    .hover({ position: { x: 20, y: 12 } })
  await page.mouse.down()
  await page.mouse.up()
}

export const openDetails = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
