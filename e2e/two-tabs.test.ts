import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import type { BrowserContext, Page } from 'playwright-core'
import { ASKED, openTable, playCard, snapshotOf } from './harness/auto-play.ts'
import { axe, waitForCount, waitForValue } from './harness/index.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

const asked = (page: Page) => page.locator(ASKED).first().waitFor()
const stopped = (page: Page) => page.locator('.played-elsewhere').waitFor()
const playHere = (page: Page) => page.getByRole('button', { name: 'Play here instead' }).click()
const savedMoves = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('trick-bento/game/gummi-trick')!).moves)

const playFirstCard = async (page: Page): Promise<void> =>
  playCard(page, (await page.locator('.hand-card.playable').first().getAttribute('data-card'))!)

const progress = tableWhere(gummiTrick, isYourTurn)
const openSecond = async (context: BrowserContext, page: Page): Promise<Page> => {
  const second = await context.newPage()
  await second.goto(page.url())
  await asked(second)
  return second
}

test('the newest tab plays a game, and the older one says so and stops', async (t) => {
  const { page: older, context } = await openTable(t, progress)
  await asked(older)
  const newer = await openSecond(context, older)
  await stopped(older)
  assert.match(await older.locator('.played-elsewhere').innerText(), /open in another tab, so it has stopped here\./)
  assert.deepEqual(await axe(older), [])
  await waitForCount(older.locator('[data-table]'), 0)
  await waitForValue(() => older.workers().length, 0, 'number of workers')

  await playFirstCard(newer)
  await asked(newer)
  const shown = await snapshotOf(newer)
  const moves = await savedMoves(newer)
  assert.ok(moves.length > progress.moves.length)
  await playHere(older)
  await asked(older)
  assert.deepEqual(await snapshotOf(older), shown, 'the older tab continues with the moves of the newer one')
  await stopped(newer)
  assert.deepEqual(await savedMoves(older), moves, 'no move is lost')
})

test('a tab that missed the news does not overwrite the game', async (t) => {
  const { page: older, context } = await openTable(t, progress, {
    // As in a tab that the browser has frozen.
    prepare: (all) => all.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation())),
  })
  await asked(older)
  const newer = await openSecond(context, older)
  await playFirstCard(newer)
  await asked(newer)
  const moves = await savedMoves(newer)
  await playFirstCard(older)
  assert.deepEqual(await savedMoves(newer), moves)
  await older.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await stopped(older)
  await playHere(older)
  await asked(older)
  assert.deepEqual(await snapshotOf(older), await snapshotOf(newer))
})

test('a game in another tab does not stop this one', async (t) => {
  const { page, context, origin } = await openTable(t, progress)
  await asked(page)
  const second = await context.newPage()
  await second.goto(`${origin}/play/bannish`)
  await second.click('.setup button[type=submit]')
  await asked(second)
  await page.bringToFront()
  await playFirstCard(page)
  await waitForCount(page.locator('.played-elsewhere'), 0)
})
