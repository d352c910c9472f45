import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import type { Match } from '@trick-bento/kit'
import type { Page } from 'playwright-core'
import { axe, openApp, waitForCount } from './harness/index.ts'
import { FAST_WITH_TAPS } from './harness/screens/index.ts'
import { PLAYABLE, sitDown } from './harness/screens/visit.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

const STILL = { reducedMotion: true, storage: { settings: FAST_WITH_TAPS } }
const PHONE = { ...STILL, width: 390, height: 844, touch: true }
const gameCalled = (id: string) => games.find((each) => each.id === id)!
const isLater = (match: Match): boolean => isYourTurn(match) && match.decisions.length > match.game.seats * 4
const card = (page: Page) => page.locator('.explain-card')

for (const kind of games) {
  for (const [size, options] of Object.entries({ phone: PHONE, desktop: STILL })) {
    test(`${kind.id}: each fact, pile and plaque explains itself in one sentence, on a ${size}`, async (t) => {
      const app = await openApp(t, options)
      const { page } = app
      await sitDown(app, tableWhere(kind, isLater), PLAYABLE)
      const texts = await kind.texts.en()
      const sentences = new Set<string>([
        ...Object.values(texts.aboutZones),
        ...Object.values(texts.aboutNumbers),
        texts.aboutTotal,
        texts.aboutGoal,
      ])
      const found = new Set<string>()
      const all = await page.locator('.explained:visible').all()
      assert.ok(all.length > kind.seats.usual, 'a plaque for each seat, and more')
      for (const each of all) {
        await each.dispatchEvent('click')
        await card(page).waitFor()
        for (const text of await card(page).locator('p').allInnerTexts()) found.add(text)
        const { x, y, width, height } = (await card(page).boundingBox())!
        const screen = page.viewportSize()!
        assert.ok(x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height, 'the card is in view')
        await page.keyboard.press('Escape')
        await card(page).waitFor({ state: 'detached' })
        assert.ok(await each.evaluate((element) => element === document.activeElement), 'the focus returns')
      }
      if (await page.locator('.fact.goal').isVisible()) assert.ok(found.has(texts.aboutGoal))
      assert.ok(found.has(texts.aboutTotal))
      assert.ok([...sentences].filter((each) => found.has(each)).length >= 3, [...found].join('\n'))
    })
  }
}

test('a tap on a badge explains the badge only, and a tap elsewhere closes the explanation', async (t) => {
  const app = await openApp(t, PHONE)
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('bannish'), isLater), PLAYABLE)
  await page.locator('.seat-badge').click()
  assert.equal(await card(page).locator('p').innerText(), 'Whoever has the chip leads the next trick.')
  assert.deepEqual(await axe(page), [])
  await page.locator('.top-bar h1').click()
  await waitForCount(card(page), 0)
  await page.locator('.seat-badge').click()
  await card(page).waitFor()
  await page.locator('.seat-badge').click()
  await waitForCount(card(page), 0)
})

test('an explanation leads to its rule', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('sushi-trick'), isLater), PLAYABLE)
  await page.locator('.explained.rack').first().click()
  await card(page).getByRole('button', { name: 'Rule S25' }).click()
  const rules = page.getByRole('dialog', { name: /Rules/ })
  await rules.locator('#S25:focus').waitFor()
  await waitForCount(card(page), 0)
})

test('with the keyboard, one tab stop leads to all explanations of the table', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('gummi-trick'), isLater), PLAYABLE)
  assert.equal(await page.locator('[data-table] .explained[tabindex="0"]').count(), 1)
  const count = await page.locator('[data-table] .explained').count()
  await page.locator('[data-table] .explained[tabindex="0"]').focus()
  const seen = new Set<string>()
  for (let i = 0; i < count; i++) {
    seen.add(
      await page.evaluate(() => {
        const all = [...document.querySelectorAll('[data-table] .explained')]
        return `${all.indexOf(document.activeElement!)}`
      }),
    )
    await page.keyboard.press('ArrowRight')
  }
  assert.equal(seen.size, count, [...seen].join('\n'))
  assert.equal(await page.locator('[data-table] .explained[tabindex="0"]').count(), 1)
  await page.keyboard.press('Enter')
  await card(page).waitFor()
  await page.keyboard.press('Enter')
  await waitForCount(card(page), 0)
})

test('an explanation neither plays a card nor ends the pause after a trick', async (t) => {
  const app = await openApp(t, PHONE)
  const { page } = app
  const isLast = (match: Match): boolean => isLater(match) && match.table.played === match.game.seats - 1
  await sitDown(app, tableWhere(gameCalled('gudetama'), isLast), PLAYABLE)
  await page.locator(PLAYABLE).first().press('Enter')
  await page.locator('.go-on').waitFor()
  await page.locator('.explained.plaque').first().click()
  await card(page).click()
  assert.ok(await page.locator('.go-on').isVisible())
})
