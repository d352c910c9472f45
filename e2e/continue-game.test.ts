import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, games, gummiTrick } from '@trick-bento/games'
import type { Page } from 'playwright-core'
import { ASKED, FAST, GAME_OVER, openTable, playUntil, ROUND_OVER, sitDown, snapshotOf } from './harness/auto-play.ts'
import { waitForValue } from './harness/index.ts'
import { isRoundOver, isYourTurn, tableWhere } from './harness/tables.ts'

const asked = (page: Page) => page.locator(ASKED).first().waitFor()
const workersAre = (page: Page, count: number) => waitForValue(() => page.workers().length, count, 'bots at work')
/** How many moves of the game this page knows to be kept. */
const keptMoves = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('trick-bento/game/gummi-trick')!).moves.length)
const continueButton = (page: Page, id: string) => page.locator(`.compartment[data-game="${id}"] a[href$="/table"]`)

for (const kind of games) {
  test(`${kind.id}: a game goes on where it was when the page is loaded again`, async (t) => {
    const { page, origin } = await openTable(
      t,
      tableWhere(kind, (match) => isYourTurn(match) && match.table.played > 0),
    )
    await asked(page)
    const before = await snapshotOf(page)
    assert.ok(before.trick.length > 0)
    await page.reload()
    await asked(page)
    assert.deepEqual(await snapshotOf(page), before)
    await page.goto(origin)
    await continueButton(page, kind.id).click()
    await asked(page)
    assert.deepEqual(await snapshotOf(page), before)
  })
}

test('between two rounds the page comes back to the result of the round', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isRoundOver, { options: { rounds: 3 } }))
  await page.locator(ROUND_OVER).waitFor()
  const receipts = await page.locator('dialog[open] .receipts').innerText()
  await page.reload()
  await page.locator(ROUND_OVER).waitFor()
  assert.equal(await page.locator('dialog[open] .receipts').innerText(), receipts)
  await page.getByRole('button', { name: 'Next round' }).click()
  await asked(page)
  assert.match((await snapshotOf(page)).status, /Round 2/)
})

test('a game that is over is not offered any more', async (t) => {
  const { page, origin } = await sitDown(t, gummiTrick, { seats: '2' })
  await playUntil(page, GAME_OVER)
  await page.goto(origin)
  await page.locator('.compartment').first().waitFor()
  assert.equal(await continueButton(page, 'gummi-trick').count(), 0)
  await page.goto(`${origin}/play/gummi-trick/table`)
  await page.locator('.setup button[type=submit]').waitFor()
  assert.equal(new URL(page.url()).pathname, '/play/gummi-trick', 'without a game, the table is set up')
})

test('games of different kinds are kept apart', async (t) => {
  const other = tableWhere(bannish, isYourTurn)
  const { page } = await openTable(t, tableWhere(gummiTrick, isYourTurn), {
    storage: { 'game/bannish': other },
  })
  await asked(page)
  const gummi = await snapshotOf(page)
  await page.locator('.top-bar a[href="/"]').click()
  await continueButton(page, 'bannish').click()
  await page.locator('[data-game=bannish][data-table]').waitFor()
  await asked(page)
  await playUntil(page, ROUND_OVER)
  await page.goto(new URL('/', page.url()).href)
  await continueButton(page, 'gummi-trick').click()
  await asked(page)
  assert.deepEqual(await snapshotOf(page), gummi)
})

test('the buttons of the browser lead away from the table and back, and no worker stays behind', async (t) => {
  const { page } = await sitDown(t, gummiTrick, { seats: '3', seed: 'back' })
  await playUntil(page, '.side-log li.decision:nth-child(5)')
  await asked(page)
  const before = await snapshotOf(page)
  for (let times = 0; times < 3; times++) {
    await page.goBack()
    await page.locator('.setup').waitFor()
    await page.goForward()
    await asked(page)
    assert.deepEqual(await snapshotOf(page), before)
  }
  await workersAre(page, 1)
  await page.goBack()
  await page.locator('.setup').waitFor()
  await workersAre(page, 0)
})

test('whoever leaves while a bot thinks finds the game as it was, and the bot goes home too', async (t) => {
  const { page } = await sitDown(t, gummiTrick, { seats: '3', seed: 'leave', level: 'expert' }, { settings: FAST })
  await playUntil(page, '.hand-card.playable')
  await page
    .locator('.hand-card.playable')
    .first()
    .click({ position: { x: 20, y: 12 } })
  await page.locator('.top-bar a[href="/"]').click()
  await page.locator('.compartment').first().waitFor()
  await page.waitForTimeout(500)
  await workersAre(page, 0)
  await continueButton(page, 'gummi-trick').click()
  await asked(page)
})

test('what another page of the app does is known on the first page at once', async (t) => {
  const { page, context, origin } = await sitDown(t, gummiTrick, { seats: '2', seed: 'tabs' })
  await asked(page)
  const other = await context.newPage()
  await other.goto(origin)
  await continueButton(other, 'gummi-trick').waitFor()
  await playUntil(page, '.side-log li.decision:nth-child(6)')
  await asked(page)
  const here = await snapshotOf(page)
  await other.bringToFront()
  const moves = await keptMoves(page)
  await waitForValue(() => keptMoves(other), moves)
  await continueButton(other, 'gummi-trick').click()
  await asked(other)
  assert.deepEqual(await snapshotOf(other), here)
})
