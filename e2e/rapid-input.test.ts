import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import type { Page } from 'playwright-core'
import { ASKED, openTable, playUntil, ROUND_OVER, sitDown, snapshotOf } from './harness/auto-play.ts'
import { waitForCount } from './harness/index.ts'
import { isLastToPlay, isRoundOver, isYourTurn, tableWhere } from './harness/tables.ts'

const asked = (page: Page) => page.locator(ASKED).first().waitFor()
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const playAny = (page: Page) =>
  page
    .locator('.hand-card.playable')
    .first()
    .click({ position: { x: 20, y: 12 } })
const moves = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('trick-bento/game/gummi-trick')!).moves.length)

test('a double click plays one card', async (t) => {
  const { page } = await sitDown(t, gummiTrick, { seats: '2', seed: 'double' })
  for (let times = 0; times < 4; times++) {
    await asked(page)
    const { hand } = await snapshotOf(page)
    await page
      .locator('.hand-card.playable')
      .first()
      .dblclick({ position: { x: 20, y: 12 } })
    await page.waitForTimeout(150)
    await asked(page)
    assert.equal((await snapshotOf(page)).hand.length, hand.length - 1)
  }
})

test('Enter that is held down plays one card and does not collect the trick', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isLastToPlay), { settings: { trickPause: 'tap' } })
  await asked(page)
  const { hand } = await snapshotOf(page)
  await page.locator('.hand-card.playable').first().focus()
  await page.keyboard.down('Enter')
  await page.locator('.go-on:focus').waitFor()
  for (let times = 0; times < 10; times++) {
    await page.keyboard.down('Enter')
    await page.waitForTimeout(30)
  }
  assert.ok(await page.locator('.go-on').isVisible())
  assert.equal((await snapshotOf(page)).hand.length, hand.length - 1)
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await asked(page)
})

test('undo works while a finished trick is shown', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isLastToPlay), { settings: { trickPause: 'tap' } })
  await asked(page)
  const before = await snapshotOf(page)
  for (let times = 0; times < 3; times++) {
    await playAny(page)
    await page.locator('.go-on').waitFor()
    await undo(page).click()
    await asked(page)
    assert.deepEqual(await snapshotOf(page), before)
    assert.equal(await page.locator('.go-on').count(), 0)
  }
})

test('undo works while cards fly and while bots think', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isYourTurn), { settings: { speed: 'calm' } })
  await asked(page)
  const before = await snapshotOf(page)
  for (const delay of [50, 400, 900]) {
    await playAny(page)
    await page.waitForTimeout(delay)
    await undo(page).click()
    await asked(page)
    assert.deepEqual(await snapshotOf(page), before, `taken back after ${delay} ms`)
  }
  await page.waitForTimeout(2500)
  assert.deepEqual(await snapshotOf(page), before, 'no undone move happens later')
  await waitForCount(page.locator('.flyer'), 0)
  await waitForCount(page.locator('[style*="visibility"]'), 0, 'no card is hidden')
})

test('a trick that waits for a tap is collected when the settings change', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isLastToPlay), { settings: { trickPause: 'tap' } })
  await asked(page)
  await playAny(page)
  await page.locator('.go-on').waitFor()
  await page.locator('.open-settings').click()
  await page.getByRole('radio', { name: 'continues after a while' }).check()
  await page.keyboard.press('Escape')
  await asked(page)
})

test('the end of a round does not close an open panel', async (t) => {
  const progress = tableWhere(gummiTrick, isRoundOver, { seats: 2, options: { rounds: 3 } })
  const { page } = await openTable(
    t,
    { ...progress, moves: progress.moves.slice(0, -2) },
    { settings: { speed: 'quick' } },
  )
  await asked(page)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.hand-card.playable, .calls button')!.click()
    document.querySelector<HTMLElement>('.open-rules')!.click()
  })
  const rules = page.getByRole('dialog', { name: /Rules/ })
  await rules.waitFor()
  await page.locator('.play-action .button').waitFor()
  assert.ok(await rules.isVisible())
  await page.keyboard.press('Escape')
  await page.locator(ROUND_OVER).waitFor()
})

test('the language can change during a trick, and the game continues', async (t) => {
  const seating = { settings: { speed: 'quick' }, storage: { 'log-drawer': true } }
  const { page } = await sitDown(t, gummiTrick, { seats: '3', seed: 'words' }, seating)
  await asked(page)
  await playAny(page)
  await page.locator('.open-settings').click()
  await page.getByRole('radio', { name: '日本語' }).check()
  await page.keyboard.press('Escape')
  await page.locator('html[lang=ja]').waitFor({ state: 'attached' })
  const before = await moves(page)
  await playUntil(page, `.log-trick:nth-child(${Math.floor(before / 3) + 2})`)
  assert.ok((await moves(page)) > before)
  assert.doesNotMatch(await page.locator('.log-drawer').innerText(), / plays /, 'the whole log is in the new language')
})
