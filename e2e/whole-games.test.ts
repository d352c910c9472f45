import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { openApp } from './harness/index.ts'
import { type InputMethod, keyboardOnly, playToEnd, pointer } from './harness/play-by-input.ts'

const FAST = { speed: 'instant', sounds: false }

interface Visit {
  readonly title: string
  readonly way: InputMethod
  readonly width: number
  readonly height: number
  readonly trickPause: 'tap' | 'time'
  readonly touch?: boolean
}
const visits: readonly Visit[] = [
  { title: 'with a mouse', way: pointer, width: 1280, height: 800, trickPause: 'time' },
  { title: 'with the keyboard only', way: keyboardOnly, width: 1280, height: 800, trickPause: 'tap' },
  { title: 'on a phone', way: pointer, width: 360, height: 740, trickPause: 'tap', touch: true },
]

for (const { id } of games) {
  for (const { title, way, width, height, trickPause, touch = false } of visits) {
    test(`${id} can be played to its end ${title}`, async (t) => {
      const storage = { settings: { ...FAST, trickPause } }
      const { page } = await openApp(t, { path: `/play/${id}`, width, height, touch, storage })
      if (way === keyboardOnly) await page.locator('.setup button[type=submit]').press('Enter')
      else await page.click('.setup button[type=submit]')
      const actions = await playToEnd(page, way)
      assert.ok(actions > 6, `a game has more than ${actions} actions`)
      const text = await page.locator('dialog[open]').innerText()
      assert.match(text, /win/, 'the end shows the winner')
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(wide <= 0, `the page is ${wide} pixels wider than the window`)
    })
  }
}
