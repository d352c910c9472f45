import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import type { Plan } from '@trick-bento/web/session/plan.ts'
import type { Page } from 'playwright-core'
import { ASKED, FAST } from './harness/auto-play.ts'
import { axe, openApp, waitForCount } from './harness/index.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

const SETUP = { path: '/play/gummi-trick', storage: { settings: FAST } }
const start = (page: Page) => page.locator('.setup button[type=submit]')
const levelOfSeat = (page: Page, seat: number) => page.getByLabel(`Who sits at seat ${seat}`)

/** The plan of the game that the page has saved. */
const planOf = (page: Page): Promise<Plan> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('trick-bento/game/gummi-trick')!).plan)
const levelsOf = async (page: Page): Promise<string[]> =>
  (await planOf(page)).players.map((player) => (player.kind === 'bot' ? player.level : 'person'))

test('one choice sets the level of all bots', async (t) => {
  const { page } = await openApp(t, SETUP)
  await page.getByRole('radio', { name: 'Expert' }).check()
  assert.equal(await levelOfSeat(page, 2).isVisible(), false, 'the seats are folded')
  await start(page).click()
  await page.locator(ASKED).first().waitFor()
  assert.deepEqual(await levelsOf(page), ['person', 'expert', 'expert', 'expert'])
})

test('each bot can have its own level, and the next visit shows them', async (t) => {
  const { page } = await openApp(t, SETUP)
  await page.getByText('Each one different').click()
  await levelOfSeat(page, 2).selectOption('newcomer')
  await waitForCount(page.locator('input[name=level]:checked'), 0)
  assert.deepEqual(await axe(page), [])
  await start(page).click()
  await page.locator(ASKED).first().waitFor()
  assert.deepEqual(await levelsOf(page), ['person', 'newcomer', 'steady', 'steady'])
  await page.goBack()
  await levelOfSeat(page, 2).waitFor({ state: 'visible' })
  await page.getByRole('radio', { name: 'Casual' }).check()
  assert.equal(await levelOfSeat(page, 2).inputValue(), 'casual')
})

test('the folded options say what is unusual about them', async (t) => {
  const { page } = await openApp(t, { ...SETUP, path: '/play/gummi-trick?seed=friday' })
  const options = page.locator('.setup-fold > summary', { hasText: 'Options' })
  assert.match(await options.innerText(), /Deal: friday$/)
  await options.click()
  await page.getByRole('radio', { name: 'Three' }).check()
  await page.getByLabel('Deal').fill('')
  assert.match(await options.innerText(), /Rounds: Three$/)
  await page.getByRole('radio', { name: 'One' }).check()
  assert.match(await options.innerText(), /as usual$/)
})

test('while a game is in progress, the loud button continues it and the other one warns', async (t) => {
  const progress = tableWhere(gummiTrick, (match) => isYourTurn(match) && match.decisions.length > 4)
  const { page } = await openApp(t, { ...SETUP, storage: { ...SETUP.storage, 'game/gummi-trick': progress } })
  const loud = page.locator('.setup .primary')
  await waitForCount(loud, 1)
  assert.equal((await loud.innerText()).trim(), 'Continue')
  assert.match(await page.locator('.setup-lead').innerText(), /A new game discards the one in progress\./)
  await loud.click()
  await page.locator(ASKED).first().waitFor()
  assert.equal((await planOf(page)).seed, progress.plan.seed)
  await page.goBack()
  await page.getByRole('button', { name: 'Start a new game' }).click()
  await page.locator(ASKED).first().waitFor()
  assert.notEqual((await planOf(page)).seed, progress.plan.seed)
})

test('a link to a deal starts that deal, also while another game is in progress', async (t) => {
  const progress = tableWhere(gummiTrick, (match) => isYourTurn(match) && match.decisions.length > 4)
  const { page } = await openApp(t, {
    path: '/play/gummi-trick?seed=friday',
    storage: { settings: FAST, 'game/gummi-trick': progress },
  })
  await waitForCount(page.locator('.setup .primary'), 1)
  await page.locator('.setup .primary').click()
  await page.locator(ASKED).first().waitFor()
  assert.equal((await planOf(page)).seed, 'friday')
})
