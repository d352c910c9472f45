import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games, gummiTrick } from '@trick-bento/games'
import type { Match } from '@trick-bento/kit'
import type { Page } from 'playwright-core'
import { openApp, waitForValue } from './harness/index.ts'
import { FAST_WITH_TAPS, PLAYABLE, sitDown } from './harness/screens/visit.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

const SCREENS = [
  { width: 360, height: 740 },
  { width: 820, height: 1100 },
  { width: 1280, height: 800 },
]

/** Every seat has many cards, and a trick is in progress. */
const isFull = (match: Match): boolean =>
  isYourTurn(match) && match.table.played > 1 && match.decisions.length > match.game.seats * 5

/** Parts of a table that overlap or lie beyond its edge. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = ['.status', '.others', '.tray', '.prompt-row', '.seat.own', '.hand', '.play-tools']
    const boxes = parts.map((part) => ({ part, box: document.querySelector(part)!.getBoundingClientRect() }))
    return boxes.flatMap(({ part, box }, i) => {
      const next = boxes[i + 1]
      return [
        ...(box.left < -1 || box.right > innerWidth + 1 ? [`${part} is from ${box.left} to ${box.right}`] : []),
        ...(next !== undefined && next.box.top < box.bottom - 1 ? [`${next.part} lies over ${part}`] : []),
      ]
    })
  })

for (const { width, height } of SCREENS) {
  test(`no part of a full table covers another one on ${width} × ${height}`, async (t) => {
    const app = await openApp(t, { width, height, storage: { settings: FAST_WITH_TAPS } })
    for (const kind of games) {
      await sitDown(app, tableWhere(kind, isFull, { seats: kind.seats.most }), PLAYABLE)
      assert.deepEqual(await collisions(app.page), [], kind.id)
    }
  })
}

test('a long log is scrolled to its end when it opens', async (t) => {
  const app = await openApp(t, { width: 360, height: 740, storage: { settings: FAST_WITH_TAPS } })
  await sitDown(app, tableWhere(gummiTrick, isFull), PLAYABLE)
  await app.page.click('.open-log')
  const newest = app.page.locator('dialog[open] .log .decision').last()
  await newest.waitFor()
  const isSeen = async () => {
    const { y, height } = (await newest.boundingBox())!
    return y + height <= 740
  }
  await waitForValue(isSeen, true, 'the newest entry is seen')
})
