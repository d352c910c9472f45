import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import type { Locator } from 'playwright-core'
import { openApp } from './harness/index.ts'
import { FAST_WITH_TAPS, sitDown } from './harness/screens/visit.ts'
import { isGameOver, tableWhere } from './harness/tables.ts'

test('a finished game leads to its replay, which has the same scores', async (t) => {
  const app = await openApp(t, { storage: { settings: FAST_WITH_TAPS } })
  const { page } = app
  await sitDown(app, tableWhere(games[1]!, isGameOver), 'dialog[open] .receipts')
  const totals = await inOrderOfSeats(page.locator('.receipt'), '.row-total')
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await page.locator('.toolbar').waitFor()
  assert.equal(new URL(page.url()).pathname, '/replay')
  await page.getByRole('slider').press('End')
  await page.locator('.result').waitFor()
  assert.deepEqual(await inOrderOfSeats(page.locator('.seat'), '.seat-total'), totals)
  await page.getByRole('button', { name: 'How the scores came about' }).click()
  await page.locator('dialog[open] .receipts').waitFor()
  assert.deepEqual(await inOrderOfSeats(page.locator('dialog .receipt'), '.row-total'), totals)
  await page.getByRole('button', { name: 'Look at the table' }).last().click()
  await page.locator('dialog').waitFor({ state: 'detached' })
})

/** The texts of a part of each element, in the order of the seats that the elements belong to. */
const inOrderOfSeats = (elements: Locator, part: string): Promise<(string | undefined)[]> =>
  elements.evaluateAll(
    (all, part) =>
      (all as HTMLElement[])
        .toSorted((a, b) => Number(a.dataset.seat) - Number(b.dataset.seat))
        .map((each) => each.querySelector(part)?.textContent),
    part,
  )
