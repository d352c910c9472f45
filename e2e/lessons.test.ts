import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games, trick } from '@trick-bento/games'
import type { Page } from 'playwright-core'
import { openApp } from './harness/index.ts'
import { FAST_WITH_TAPS } from './harness/screens/visit.ts'
import { TIMEOUT } from './harness/timeout.ts'

/** Follows the lesson with the help of its hints. True at the end, false if there is no way to continue. */
const followLesson = (page: Page): Promise<boolean> =>
  page.evaluate(async (timeout) => {
    const WAYS_ON = ['.go-on', '.lesson-buttons .primary', '.advised', '.lesson-buttons .button']
    const wayOn = (): HTMLElement | undefined =>
      WAYS_ON.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]).find((each) =>
        each.checkVisibility(),
      )
    let said = ''
    let since = performance.now()
    while (document.querySelector('.lesson-summary') === null) {
      const now = document.querySelector('.lesson')!.textContent!
      if (now !== said) since = performance.now()
      else if (performance.now() - since > timeout) return false
      said = now
      wayOn()?.click()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return true
  }, TIMEOUT)

for (const { id } of games) {
  test(`the lesson for ${id} can be followed to its end and leads to a game`, async (t) => {
    const { page } = await openApp(t, {
      path: `/learn/${id}`,
      width: 360,
      height: 740,
      storage: { settings: FAST_WITH_TAPS },
    })
    await page.locator('.guide-says').waitFor()
    assert.ok(await followLesson(page), `it goes on: ${await page.locator('.lesson').innerText()}`)
    await page.locator('.lesson-summary .primary').click()
    await page.locator('.setup button[type=submit]').waitFor()
    assert.equal(new URL(page.url()).pathname, `/play/${id}`)
  })
}

test('the first lesson can be followed to its end and leads to the lesson of a game', async (t) => {
  const { page } = await openApp(t, { path: '/learn', storage: { settings: FAST_WITH_TAPS } })
  await page.locator('.lesson-entry .button').first().click()
  await page.locator('.guide-says').waitFor()
  assert.equal(new URL(page.url()).pathname, `/learn/${trick.id}`)
  assert.ok(await followLesson(page), `it goes on: ${await page.locator('.lesson').innerText()}`)
  await page.locator('.lesson-summary .primary').click()
  await page.locator('.guide-says').waitFor()
  assert.equal(new URL(page.url()).pathname, `/learn/${games[0]!.id}`)
})
