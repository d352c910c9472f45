import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { smallTargets } from './checks/targets.ts'
import { openApp } from './harness/index.ts'
import { FAST_WITH_TAPS, tour } from './harness/screens/index.ts'
import { PLAYABLE, type Screen, sitDown } from './harness/screens/visit.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

/** The number of seats with the largest hands. */
const FULL_HANDS = { bannish: 4, 'sushi-trick': 3, 'gummi-trick': 3, gudetama: 3 } as const

const fullHands: readonly Screen[] = Object.entries(FULL_HANDS).map(([id, seats]) => ({
  name: `${id}: a full hand`,
  show: (app) => sitDown(app, tableWhere(games.find((kind) => kind.id === id)!, isYourTurn, { seats }), PLAYABLE),
}))

test('the cards of the largest hands are large enough for a finger', async (t) => {
  const phone = { width: 360, height: 740, touch: true, reducedMotion: true }
  const app = await openApp(t, { ...phone, storage: { settings: FAST_WITH_TAPS } })
  assert.deepEqual(await tour(app, () => smallTargets(app.page), fullHands), [])
})

test('the check finds targets that are too small or covered', async (t) => {
  const { page } = await openApp(t, { width: 360, height: 740 })
  await page.locator('.compartment').first().waitFor()
  await page.evaluate(() => {
    const button = (text: string, left: number, top: number, height: number): HTMLElement => {
      const made = document.createElement('button')
      made.textContent = text
      Object.assign(made.style, {
        position: 'absolute',
        left: `${left}px`,
        top: `${top}px`,
        width: '60px',
        height: `${height}px`,
      })
      return made
    }
    document.body.replaceChildren(button('covered', 0, 0, 60), button('whole', 30, 0, 60), button('low', 0, 90, 40))
  })
  assert.deepEqual(await smallTargets(page), ['“covered” is 30 × 60', '“low” is 60 × 40'])
})
