import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games, gummiTrick } from '@trick-bento/games'
import { legal, type Match } from '@trick-bento/kit'
import { fragmentOf } from '@trick-bento/web/records/link.ts'
import { randomRecord } from '@trick-bento/web/records/testing/random-record.ts'
import type { Page } from 'playwright-core'
import { horizontalOverflow } from './checks/overflow.ts'
import { smallTargets } from './checks/targets.ts'
import { openApp, settled } from './harness/index.ts'
import { FAST_WITH_TAPS, PLAYABLE, sitDown, visit } from './harness/screens/visit.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

const LANDSCAPE = { width: 740, height: 360, touch: true, reducedMotion: true, storage: { settings: FAST_WITH_TAPS } }

/** Early in a trick, with many cards in hand and a choice. */
const isEarly = (match: Match): boolean =>
  isYourTurn(match) && match.table.played > 0 && legal(match.game, match.table, 0).size > 2

/** The parts that are not fully visible; the lower corner of a rotated card may be hidden. */
async function hiddenParts(page: Page, parts: readonly string[]): Promise<string[]> {
  await settled(page)
  return page.evaluate((wanted) => {
    return wanted.flatMap((part) => {
      const boxes = [...document.querySelectorAll(part)].map((each) => each.getBoundingClientRect())
      if (boxes.length === 0) return [`${part} is not there`]
      return boxes
        .filter(({ top, bottom, left, right }) => {
          return top < -1 || bottom > innerHeight + 12 || left < -1 || right > innerWidth + 1
        })
        .map(({ top, bottom }) => `${part} reaches from ${top} to ${bottom} of ${innerHeight}`)
    })
  }, parts)
}

for (const language of ['en', 'ja'] as const) {
  test(`on a phone in landscape the trick, the hand and the prompt are visible, ${language}`, async (t) => {
    const app = await openApp(t, { ...LANDSCAPE, language })
    for (const kind of games) {
      await sitDown(app, tableWhere(kind, isEarly), PLAYABLE)
      const parts = ['.status', '.seat-avatar', '.tray', '.prompt', '.seat.own', '.hand-card', '.play-tools .button']
      assert.deepEqual(await hiddenParts(app.page, parts), [], kind.id)
      assert.deepEqual([...(await smallTargets(app.page)), ...(await horizontalOverflow(app.page))], [], kind.id)
    }
  })
}

test('on a phone in landscape a replay and a lesson show the trick beside the text', async (t) => {
  const app = await openApp(t, LANDSCAPE)
  await visit(app, `/replay#${await fragmentOf(randomRecord(gummiTrick, 4, 'side'))}`, '.toolbar')
  for (let step = 0; step < 6; step++) await app.page.locator('.toolbar-buttons .tool').nth(3).click()
  assert.deepEqual(await hiddenParts(app.page, ['.seat-avatar', '.tray', '.narration', '.tool.primary']), [])
  await visit(app, '/learn/gudetama', '.hand-card')
  assert.deepEqual(await hiddenParts(app.page, ['.guide-says', '.tray', '.hand-card']), [])
})
