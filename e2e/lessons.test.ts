import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games, lessonGames, trick } from '@trick-bento/games'
import type { Page } from 'playwright-core'
import { axe, openApp } from './harness/index.ts'
import { FAST_WITH_TAPS } from './harness/screens/visit.ts'
import { TIMEOUT } from './harness/timeout.ts'

/**
 * Follows the lesson with the help of its hints, and plays the practice round. Returns the boxes in which "Go on" was
 * seen; undefined if there is no way to continue.
 */
const followLesson = (page: Page, until = '.lesson-summary'): Promise<string[] | undefined> =>
  page.evaluate(
    async ([end, timeout]) => {
      const WAYS_ON = [
        '.lesson-go-on.primary:not([aria-disabled=true])',
        '.advised',
        '.scenes .lesson-help',
        '.lesson-go-on:not([aria-disabled=true])',
        '.tray-choice',
        '.hand-card.playable',
        '.call',
      ]
      const wayOn = (): HTMLElement | undefined =>
        WAYS_ON.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]).find((each) =>
          each.checkVisibility(),
        )
      const boxes = new Set<string>()
      let said = ''
      let since = performance.now()
      while (document.querySelector(end) === null) {
        const now = document.querySelector('.lesson')!.textContent!
        if (now !== said) since = performance.now()
        else if (performance.now() - since > timeout) return undefined
        said = now
        const { x, y, width, height } = document.querySelector('.lesson-go-on')!.getBoundingClientRect()
        boxes.add([x, y, width, height].map(Math.round).join(' '))
        wayOn()?.click()
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      return [...boxes]
    },
    [until, TIMEOUT] as const,
  )

for (const { id } of games) {
  test(`the lesson for ${id} and its practice round can be played to the end and lead to a game`, async (t) => {
    const { page, origin } = await openApp(t, {
      path: `/learn/${id}`,
      width: 360,
      height: 740,
      storage: { settings: FAST_WITH_TAPS },
    })
    await page.locator('.guide-says').waitFor()
    assert.ok(await followLesson(page), `it goes on: ${await page.locator('.lesson').innerText()}`)
    await page.locator('.lesson-summary .stamp').waitFor()
    assert.deepEqual(await axe(page), [])
    await page.locator('.lesson-summary .primary').click()
    await page.locator('.setup button[type=submit]').waitFor()
    assert.equal(new URL(page.url()).pathname, `/play/${id}`)
    await page.goto(`${origin}/learn`)
    await page.locator(`.stamp-${id}`).waitFor()
    assert.equal(await page.locator('.stamp').count(), 1)
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

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`"Go on" stays in one place through every lesson at ${width}×${height}`, async (t) => {
    const app = await openApp(t, { width, height, storage: { settings: FAST_WITH_TAPS } })
    for (const { id } of lessonGames) {
      await app.page.goto(`${app.origin}/learn/${id}`)
      await app.page.locator('.guide-says').waitFor()
      assert.equal((await followLesson(app.page))?.length, 1, id)
    }
  })
}

test('the practice round can be skipped, continued later, and earns the stamp only when it is played', async (t) => {
  const { page, origin } = await openApp(t, { path: '/learn/trick', storage: { settings: FAST_WITH_TAPS } })
  await page.locator('.guide-says').waitFor()
  await followLesson(page, '.lesson.practice')
  await page.locator('.practice .lesson-help').click()
  await page.locator('.lesson-summary').waitFor()
  assert.equal(await page.locator('.stamp').count(), 0)
  await page.goto(`${origin}/learn/trick`)
  await page.locator('.lesson.scenes').waitFor()
  await followLesson(page, '.lesson.practice')
  await page.goto(`${origin}/learn`)
  await page.locator('.lesson-entry .button').first().click()
  await page.locator('.lesson.practice').waitFor()
  await followLesson(page)
  await page.locator('.lesson-summary .stamp').waitFor()
})

test('people who have finished no lesson are offered the first one', async (t) => {
  const { page, origin } = await openApp(t, { path: '/learn/bannish', storage: { settings: FAST_WITH_TAPS } })
  await page.locator('.guide-aside a').click()
  await page.locator('.guide-says').waitFor()
  assert.equal(new URL(page.url()).pathname, '/learn/trick')
  await followLesson(page, '.lesson.practice')
  await page.goto(`${origin}/learn/bannish`)
  await page.locator('.guide-says').waitFor()
  assert.equal(await page.locator('.guide-aside').count(), 0)
})
