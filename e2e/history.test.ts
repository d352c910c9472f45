import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NewTable } from '@trick-bento/protocol'
import type { Page } from 'playwright-core'
import { smallTargets } from './checks/targets.ts'
import { FAST, GAME_OVER, playUntil } from './harness/auto-play.ts'
import { axe, openApp, waitForValue } from './harness/index.ts'
import { openTableByApi, returnToSeat, serveOnline } from './harness/online-server.ts'

const TABLE: NewTable = { game: 'gummi-trick', seats: 2, name: 'Mia', bots: [{ seat: 1, level: 'newcomer' }] }

/** The outcomes of all steps of the check. */
const checks = (page: Page): Promise<string[]> =>
  page.locator('.check').evaluateAll((all) => all.map(({ className }) => className.replace('check ', '')))

/** The server rates a game some time after its end. */
const isRated = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await (await fetch('/api/me/games')).json()).games[0]?.rating !== undefined)

test('a finished game against a bot can be verified, found in the history and replayed', async (t) => {
  const server = await serveOnline()
  const storage = { settings: { ...FAST, name: 'Mia' } }
  const { page, context, origin } = await openApp(t, { server, path: '/history', storage })
  await page.getByText('Nothing here yet').waitFor()
  assert.deepEqual(await axe(page), [], 'an empty history')

  const path = await openTableByApi(page, TABLE)
  await returnToSeat(page, () => page.goto(origin + path))
  await page.locator('.gathering .primary:not([disabled])').click()
  await playUntil(page, GAME_OVER)
  await page.locator('.end-more > summary').click()
  await page.getByRole('button', { name: 'Check the deal' }).click()
  await page.locator('.verdict.right').waitFor()
  assert.deepEqual(await checks(page), Array(6).fill('right'))
  assert.match(await page.locator('.verdict').innerText(), /Everything is correct/)
  assert.deepEqual(await axe(page), [], 'a verified deal')

  // The server sends another proof than the one it committed to.
  await page.route('**/proof', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), secret: 'another' } })
  })
  await page.getByRole('link', { name: 'My games' }).click()
  await page.locator('.past-game > summary').click()
  await page.getByRole('button', { name: 'Check the deal' }).click()
  await page.locator('.verdict.wrong').waitFor()
  assert.deepEqual(await checks(page), ['right', 'wrong', 'right', 'right', 'wrong', 'right'])
  await page.unroute('**/proof')

  await waitForValue(() => isRated(page), true, 'the game is rated')
  await page.reload()
  await page.locator('.rating').first().waitFor()
  assert.match(await page.locator('.past-game > summary').innerText(), /Gummi Trick.*Place [12] of 2/s)
  await page.locator('.past-game > summary').click()
  await page.getByRole('link', { name: 'Watch the replay' }).waitFor()
  assert.deepEqual(await axe(page), [], 'a history')
  const cookies = await context.cookies()
  const phone = await openApp(t, {
    server,
    path: '/history',
    language: 'ja',
    colourScheme: 'dark',
    width: 360,
    height: 740,
    touch: true,
    prepare: (other) => other.addCookies(cookies),
  })
  await phone.page.locator('.past-game > summary').click()
  await phone.page.getByRole('button', { name: '配札を確かめる' }).click()
  assert.match(await phone.page.locator('.verdict').innerText(), /封を見ていない/, 'another device has seen no seal')
  assert.deepEqual([...(await axe(phone.page)), ...(await smallTargets(phone.page))], [], 'the same on a phone')

  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.locator('.toolbar').waitFor()
  assert.match(await page.locator('[data-table]').innerText(), /Mia/)
})
