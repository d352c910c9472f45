import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { clippedTexts, horizontalOverflow } from './checks/overflow.ts'
import { openApp } from './harness/index.ts'
import { playToEnd, pointer } from './harness/play-by-input.ts'
import { FAST_WITH_TAPS, tour } from './harness/screens/index.ts'
import { sitDown } from './harness/screens/visit.ts'
import { isGameOver, tableWhere } from './harness/tables.ts'

const PHONE = { width: 360, height: 740, touch: true, reducedMotion: true }
const LARGE = { ...FAST_WITH_TAPS, textSize: 200 }

for (const language of ['en', 'ja'] as const) {
  test(`text of double size fits on a phone, ${language}`, async (t) => {
    const app = await openApp(t, { ...PHONE, language, storage: { settings: LARGE } })
    assert.deepEqual(
      await tour(app, async () => [...(await horizontalOverflow(app.page)), ...(await clippedTexts(app.page))]),
      [],
    )
  })
}

for (const kind of games) {
  test(`${kind.id} can be played on a phone with text of double size`, async (t) => {
    const app = await openApp(t, { ...PHONE, storage: { settings: LARGE } })
    const whole = tableWhere(kind, isGameOver)
    await sitDown(app, { ...whole, moves: whole.moves.slice(0, -LAST_MOVES) }, '.table')
    await playToEnd(app.page, pointer)
    await app.page.locator('dialog[open] .winners').waitFor()
  })
}
/** The number of moves that are left to play. */
const LAST_MOVES = 10
