import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import type { Match } from '@trick-bento/kit'
import { fragmentOf } from '@trick-bento/web/records/link.ts'
import { randomRecord } from '@trick-bento/web/records/testing/random-record.ts'
import type { Page } from 'playwright-core'
import { axe } from './harness/axe.ts'
import { openApp, waitForValue } from './harness/index.ts'
import { FAST_WITH_TAPS } from './harness/screens/index.ts'
import { PLAYABLE, sitDown } from './harness/screens/visit.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

const STILL = { reducedMotion: true, storage: { settings: FAST_WITH_TAPS } }
const PHONE = { ...STILL, width: 390, height: 844, touch: true }
const gameCalled = (id: string) => games.find((each) => each.id === id)!
const isFifthTrick = (match: Match): boolean =>
  isYourTurn(match) && match.decisions.length > match.game.seats * 4 && match.table.played > 0
const isFirstTrickOfSecondRound = (match: Match): boolean =>
  isYourTurn(match) && match.table.round === 2 && match.table.hand(0).size === 7
const drawer = (page: Page) => page.getByRole('complementary', { name: 'Log' })
const openTricks = (page: Page): Promise<string[]> => page.locator('.log-trick details[open] h4').allTextContents()

test('the log drawer is closed at first, and the table is usable beside it', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('gummi-trick'), isFifthTrick, { seats: 4 }), PLAYABLE)
  assert.equal(await drawer(page).count(), 0)
  const button = page.getByRole('button', { name: 'Log', exact: true })
  assert.equal(await button.getAttribute('aria-expanded'), 'false')
  await button.click()
  await drawer(page).waitFor()
  assert.equal(await button.getAttribute('aria-expanded'), 'true')
  const edge = (await drawer(page).boundingBox())!.x
  for (const card of await page.locator('.hand-card').all()) {
    const box = (await card.boundingBox())!
    assert.ok(box.x + box.width <= edge, 'the drawer covers no card of the hand')
  }
  const cards = await page.locator('.hand-card').count()
  await page.locator(PLAYABLE).first().press('Enter')
  await waitForValue(() => page.locator('.hand-card').count(), cards - 1)
})

test('the device remembers whether the drawer is open', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('bannish'), isFifthTrick), PLAYABLE)
  await page.click('.open-log')
  await drawer(page).waitFor()
  await page.reload()
  await drawer(page).waitFor()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await drawer(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.locator(PLAYABLE).first().waitFor()
  assert.equal(await drawer(page).count(), 0)
})

test('Escape in the drawer closes it and returns the focus to its button', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('bannish'), isFifthTrick), PLAYABLE)
  await page.click('.open-log')
  await drawer(page).focus()
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'detached' })
  assert.ok(await page.locator('.open-log').evaluate((button) => button === document.activeElement))
})

test('the newest tricks are open, older ones can be opened, and what a reader opened stays open', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('gummi-trick'), isFifthTrick, { seats: 4 }), PLAYABLE)
  await page.click('.open-log')
  assert.deepEqual(await openTricks(page), ['Trick 4', 'Trick 5'])
  const second = page.locator('.log-trick').nth(1)
  await second.locator('summary').press('Enter')
  await second.locator('.log-lines p').first().waitFor()
  assert.deepEqual(await openTricks(page), ['Trick 2', 'Trick 4', 'Trick 5'])
  await page
    .locator(PLAYABLE)
    .first()
    .click({ position: { x: 20, y: 12 } })
  await page.locator('.go-on').click()
  await page.locator('.log-trick').nth(5).waitFor()
  assert.deepEqual(await openTricks(page), ['Trick 2', 'Trick 5', 'Trick 6'])
})

test('on a phone the log is a sheet from below', async (t) => {
  const app = await openApp(t, PHONE)
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('sushi-trick'), isFifthTrick), PLAYABLE)
  await page.click('.open-log')
  const sheet = page.getByRole('dialog', { name: 'Log' })
  await sheet.waitFor()
  const { y, height, width } = (await sheet.boundingBox())!
  assert.equal(Math.round(y + height), 844)
  assert.equal(Math.round(width), 390)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
})

test('the last trick of a round can be seen when the next round has begun', async (t) => {
  const app = await openApp(t, PHONE)
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('gudetama'), isFirstTrickOfSecondRound, { seats: 4 }), PLAYABLE)
  await page.click('.open-last-trick')
  const dialog = page.getByRole('dialog', { name: 'Last trick' })
  assert.match(await dialog.locator('.last-trick-facts').innerText(), /^Round 1, trick 7 · taken by \w+$/)
  assert.equal(await dialog.locator('.last-trick-card').count(), 4)
  assert.equal(await dialog.locator('.last-trick-card.won').count(), 1)
})

for (const colourScheme of ['light', 'dark'] as const) {
  test(`the open log is accessible with ${colourScheme} colours`, async (t) => {
    const app = await openApp(t, { ...STILL, colourScheme })
    for (const kind of games) {
      await sitDown(app, tableWhere(kind, isFifthTrick), PLAYABLE)
      if ((await drawer(app.page).count()) === 0) await app.page.click('.open-log')
      await drawer(app.page).waitFor()
      assert.deepEqual(await axe(app.page), [], kind.id)
    }
  })
}

/** Every seat has many cards, and a trick is in progress. */
const isFull = (match: Match): boolean =>
  isYourTurn(match) && match.table.played > 1 && match.decisions.length > match.game.seats * 5

test('a long log is scrolled to its end when it opens', async (t) => {
  const app = await openApp(t, { width: 360, height: 740, storage: { settings: FAST_WITH_TAPS } })
  await sitDown(app, tableWhere(gameCalled('gummi-trick'), isFull), PLAYABLE)
  await app.page.click('.open-log')
  const newest = app.page.locator('dialog[open] .log .decision').last()
  await newest.waitFor()
  const isSeen = async () => {
    const { y, height } = (await newest.boundingBox())!
    return y + height <= 740
  }
  await waitForValue(isSeen, true, 'the newest entry is seen')
})

test('a replay has the log and the last trick up to its current move', async (t) => {
  const path = `/replay#${await fragmentOf(randomRecord(gameCalled('gummi-trick'), 3, 'log'))}`
  const { page } = await openApp(t, { ...STILL, path })
  await page.locator('.toolbar').waitFor()
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Next move' }).click()
  await page.keyboard.press('t')
  const lastTrick = page.getByRole('dialog', { name: 'Last trick' })
  await lastTrick.locator('.last-trick-facts', { hasText: 'Round 1, trick 1' }).waitFor()
  assert.equal(await lastTrick.locator('.last-trick-card').count(), 3)
  await page.keyboard.press('Escape')
  await lastTrick.waitFor({ state: 'detached' })
  await page.keyboard.press('l')
  const log = page.getByRole('dialog', { name: 'Log' })
  await log.locator('.log-trick').nth(1).waitFor()
  assert.equal(await log.locator('.log-trick').count(), 2)
  assert.deepEqual(await axe(page), [])
})

test('with very large text the log is a dialog, because the table needs the whole width', async (t) => {
  const storage = { settings: { ...FAST_WITH_TAPS, textSize: 200 }, 'log-drawer': true }
  const app = await openApp(t, { ...STILL, width: 1366, height: 768, storage })
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('gummi-trick'), isFifthTrick, { seats: 4 }), PLAYABLE)
  assert.equal(await drawer(page).count(), 0)
  await page.click('.open-log')
  await page.getByRole('dialog', { name: 'Log' }).locator('.log-trick').first().waitFor()
})
