import type { Progress } from '@trick-bento/web/session/plan.ts'
import type { Page } from 'playwright-core'
import type { App } from '../app.ts'
import { settled } from '../wait.ts'

/** A state of the app and the way to reach it. */
export interface Screen {
  readonly name: string
  show(app: App): Promise<void>
}

/** Settings for fast tests: a finished trick stays until it is tapped. */
export const FAST_WITH_TAPS = { speed: 'instant', sounds: false, trickPause: 'tap' }

/** Opens a page and waits for the landmark. */
export async function visit({ page, origin }: App, path: string, landmark = '#app h1'): Promise<void> {
  await page.goto(origin + path)
  await page.locator(landmark).first().waitFor({ state: 'attached' })
  await settled(page)
}

/** Stores a value as the page does, from a file without scripts, so that the page cannot overwrite it. */
async function keep({ page, origin }: App, name: string, value: unknown): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`trick-bento/${name}`, JSON.stringify(value)],
  )
}

/** Changes the stored settings; the current page does not notice it. */
export const storeSettings = ({ page }: App, some: object): Promise<void> =>
  page.evaluate((changes) => {
    const name = 'trick-bento/settings'
    localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name)!), ...changes }))
  }, some)

/** Opens the table of a game in progress. */
export async function sitDown(app: App, progress: Progress, landmark: string): Promise<void> {
  const { game } = progress.plan
  await keep(app, `game/${game}`, progress)
  await visit(app, `/play/${game}/table`, landmark)
}

export const PLAYABLE = '.hand-card.playable'
export const REFUSED = '.hand.asks .hand-card:not(.playable)'

/** Clicks the part of a card that no other card covers. Works for disabled cards, too, unlike `click`. */
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
