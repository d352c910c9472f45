import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { openApp } from './harness/index.ts'
import { FAST_WITH_TAPS, sitDown } from './harness/screens/visit.ts'
import { isGameOver, tableWhere } from './harness/tables.ts'

test('a finished game leads to its replay, which has the same scores', async (t) => {
  const app = await openApp(t, { storage: { settings: FAST_WITH_TAPS } })
  const { page } = app
  await sitDown(app, tableWhere(games[1]!, isGameOver), 'dialog[open] .receipts')
  const totals = await page
    .locator('.receipt')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => Number((a as HTMLElement).dataset.seat) - Number((b as HTMLElement).dataset.seat))
        .map((row) => row.querySelector('.row-total')!.textContent),
    )
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await page.locator('.toolbar').waitFor()
  assert.equal(new URL(page.url()).pathname, '/replay')
  await page.getByRole('slider').press('End')
  await page.locator('.result').waitFor()
  assert.deepEqual(await page.locator('.seat-total').allInnerTexts(), totals)
})
