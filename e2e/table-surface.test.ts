import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import type { Page } from 'playwright-core'
import { openApp } from './harness/index.ts'
import { PLAYABLE, sitDown } from './harness/screens/visit.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

/** Files with the drawing of a table that the page has loaded. */
const surfaceFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/surface-[^/]*\.js$/.test(name)),
  )

test('the drawing of a table is loaded with the table of this game and not with the start page', async (t) => {
  const app = await openApp(t)
  await app.page.locator('.compartment').first().waitFor()
  assert.deepEqual(await surfaceFiles(app.page), [])
  for (const kind of games) {
    await sitDown(app, tableWhere(kind, isYourTurn), PLAYABLE)
    await app.page.locator('.table-surface [fill="var(--mat)"]').first().waitFor()
    assert.equal((await surfaceFiles(app.page)).length, 1, kind.id)
  }
})

test('a table whose drawing cannot be loaded is plain and playable', async (t) => {
  const app = await openApp(t, { allow: [/surface-/, /ERR_FAILED/] })
  await app.page.route(/\/surface-[^/]*\.js$/, (route) => route.abort())
  await sitDown(app, tableWhere(games[0]!, isYourTurn), PLAYABLE)
  const ground = app.page.locator('.table-surface rect').first()
  assert.notEqual(await ground.evaluate((rect) => getComputedStyle(rect).fill), 'rgb(0, 0, 0)')
  assert.equal(await app.page.locator('.table-surface circle').count(), 0)
})
