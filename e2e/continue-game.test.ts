import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, games, gummiTrick } from '@trick-bento/games'
import type { Page } from 'playwright-core'
import { ASKED, FAST, GAME_OVER, openTable, playUntil, ROUND_OVER, sitDown, snapshotOf } from './harness/auto-play.ts'
import { openApp, waitForValue } from './harness/index.ts'
import { isRoundOver, isYourTurn, tableWhere } from './harness/tables.ts'

const asked = (page: Page) => page.locator(ASKED).first().waitFor()
const workersAre = (page: Page, count: number) => waitForValue(() => page.workers().length, count, 'number of workers')
/** The number of moves in the game that the page has saved. */
const keptMoves = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('trick-bento/game/gummi-trick')!).moves.length)
const continueButton = (page: Page, id: string) => page.locator(`.continue a[href="/play/${id}/table"]`)
const LOG_OPEN = { storage: { 'log-drawer': true } }

for (const kind of games) {
  test(`${kind.id}: a game continues at the same position after a reload`, async (t) => {
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

test('after a reload between two rounds the page shows the result of the round', async (t) => {
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

test('the start page does not offer to continue a finished game', async (t) => {
  const { page, origin } = await sitDown(t, gummiTrick, { seats: '2' })
  await playUntil(page, GAME_OVER)
  await page.goto(origin)
  await page.locator('.compartment').first().waitFor()
  assert.equal(await continueButton(page, 'gummi-trick').count(), 0)
  await page.goto(`${origin}/play/gummi-trick/table`)
  await page.locator('.setup button[type=submit]').waitFor()
  assert.equal(new URL(page.url()).pathname, '/play/gummi-trick', 'without a game, the set-up page opens')
})

test('the page saves one game of each kind', async (t) => {
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

test('the back and forward buttons leave the table and return to it, and no worker is left over', async (t) => {
  const { page } = await sitDown(t, gummiTrick, { seats: '3', seed: 'back' }, LOG_OPEN)
  await playUntil(page, '.log-trick:nth-child(2)')
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

test('leaving the table while a bot thinks ends its worker, and the game can be continued', async (t) => {
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

test('two tabs of the app show the same saved game', async (t) => {
  const { page, context, origin } = await sitDown(t, gummiTrick, { seats: '2', seed: 'tabs' }, LOG_OPEN)
  await asked(page)
  const other = await context.newPage()
  await other.goto(origin)
  await continueButton(other, 'gummi-trick').waitFor()
  await playUntil(page, '.log-trick:nth-child(3)')
  await asked(page)
  const here = await snapshotOf(page)
  await other.bringToFront()
  const moves = await keptMoves(page)
  await waitForValue(() => keptMoves(other), moves)
  await continueButton(other, 'gummi-trick').click()
  await asked(other)
  assert.deepEqual(await snapshotOf(other), here)
})

test('the start page shows the latest game large and the others in a row, with the state of each', async (t) => {
  const game = (kind: (typeof games)[number], savedAt: number) => ({ ...tableWhere(kind, isYourTurn), savedAt })
  const { page } = await openApp(t, {
    storage: { ...LOG_OPEN.storage, 'game/gummi-trick': game(gummiTrick, 1), 'game/bannish': game(bannish, 2) },
  })
  const latest = page.locator('.continue-latest')
  assert.match(await latest.innerText(), /Continue\s+BANNISH!!\s+Round 1\s+Your turn\./)
  assert.equal(await latest.locator('.table-peek .card-face').count(), 3, 'cards of the table or the hand')
  assert.equal(await latest.locator('.continue-people .avatar').count(), bannish.seats.usual - 1)
  assert.match(await page.locator('.continue-others').innerText(), /Gummi Trick/)
  await continueButton(page, 'gummi-trick').click()
  await asked(page)
  await playUntil(page, '.log-trick:nth-child(2)')
  await page.locator('.top-bar a[href="/"]').click()
  await page.locator('.continue-latest', { hasText: 'Gummi Trick' }).waitFor()
})

test('the start page offers lessons to newcomers only', async (t) => {
  const { page } = await openApp(t, { storage: { settings: FAST } })
  await page.locator('.newcomer').waitFor()
  await page.locator('.compartment-play').first().click()
  await page.click('.setup button[type=submit]')
  await asked(page)
  await page.locator('.top-bar a[href="/"]').click()
  await page.locator('.continue-latest').waitFor()
  assert.equal(await page.locator('.newcomer').count(), 0)
})
