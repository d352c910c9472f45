import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import type { Page } from 'playwright-core'
import { axe, openApp } from './harness/index.ts'
import { FAST_WITH_TAPS } from './harness/screens/index.ts'
import { PLAYABLE, sitDown } from './harness/screens/visit.ts'
import { isLastToPlay, isYourTurn, tableWhere } from './harness/tables.ts'

const STILL = { reducedMotion: true, storage: { settings: FAST_WITH_TAPS } }
const gummi = games.find(({ id }) => id === 'gummi-trick')!
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const drawer = (page: Page) => page.getByRole('complementary', { name: 'Log' })
const focusedCard = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.card)

test('single keys open the last trick, the rules and the log, and the focus stays at the cards', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gummi, isYourTurn), PLAYABLE)
  await page.locator(PLAYABLE).last().focus()
  const card = await focusedCard(page)
  for (const [key, name] of [
    ['t', 'Last trick'],
    ['R', 'Rules of Gummi Trick'],
  ] as const) {
    await page.keyboard.press(key)
    await dialog(page, name).waitFor()
    await page.keyboard.press('l')
    assert.equal(await drawer(page).count(), 0, 'no key acts while a dialog is open')
    await page.keyboard.press('Escape')
    await dialog(page, name).waitFor({ state: 'detached' })
    assert.equal(await focusedCard(page), card)
  }
  await page.keyboard.press('l')
  await drawer(page).waitFor()
  assert.equal(await focusedCard(page), card)
  await page.keyboard.press('l')
  await drawer(page).waitFor({ state: 'detached' })
})

test('keys work while a keyboard writes kana', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gummi, isYourTurn), PLAYABLE)
  await page.evaluate(() => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'り', code: 'KeyL', bubbles: true }))
  })
  await drawer(page).waitFor()
})

test('buttons name their keys', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gummi, isYourTurn), PLAYABLE)
  const buttons = page.locator('[aria-keyshortcuts]')
  const named = await buttons.evaluateAll((all) =>
    all.map((each) => `${each.getAttribute('aria-keyshortcuts')}: ${(each as HTMLElement).title}`),
  )
  assert.deepEqual(named.sort(), ['H: Hint (H)', 'L: Log (L)', 'R: Rules (R)', 'T: Last trick (T)', 'U: Undo (U)'])
})

test('a question mark shows all keys, also from the settings', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gummi, isYourTurn), PLAYABLE)
  await page.keyboard.press('?')
  const keys = dialog(page, 'Keys')
  await keys.waitFor()
  assert.deepEqual(await axe(page), [])
  const text = await keys.innerText()
  for (const key of ['H', 'U', 'T', 'L', 'R', '?', '←', 'Enter', 'Space', 'Esc']) {
    assert.ok(text.split(/\s/).includes(key), key)
  }
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  await page.click('.open-settings')
  await page.getByRole('button', { name: 'Show all keys' }).click()
  await keys.waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  assert.ok(await dialog(page, 'Settings').isVisible())
})

test('keys do nothing while somebody writes, and they can be switched off', async (t) => {
  const app = await openApp(t, { ...STILL, path: '/settings' })
  const { page } = app
  const name = page.getByRole('textbox', { name: 'Your name' })
  await name.fill('')
  await name.press('?')
  assert.equal(await name.inputValue(), '?')
  assert.equal(await dialog(page, 'Keys').count(), 0)
  await page.getByRole('checkbox', { name: 'Single keys at a table' }).uncheck()
  await sitDown(app, tableWhere(gummi, isYourTurn), PLAYABLE)
  assert.equal(await page.locator('[aria-keyshortcuts]').count(), 0)
  assert.equal(await page.locator('.open-log').getAttribute('title'), 'Log')
  for (const key of ['l', '?', 't']) await page.keyboard.press(key)
  assert.equal(await page.locator('dialog[open], .log-drawer').count(), 0)
})

for (const key of ['Space', 'Enter']) {
  test(`${key} goes on after a trick, wherever the focus is`, async (t) => {
    const app = await openApp(t, STILL)
    const { page } = app
    await sitDown(app, tableWhere(gummi, isLastToPlay), PLAYABLE)
    await page.locator(PLAYABLE).first().press('Enter')
    await page.locator('.go-on').waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press(key)
    await page.locator('.go-on').waitFor({ state: 'detached' })
  })
}

test('in a lesson, keys open the rules and show the expected move', async (t) => {
  const { page } = await openApp(t, { ...STILL, path: '/learn/gummi-trick' })
  await page.locator('.lesson-go-on').waitFor()
  await page.keyboard.press('r')
  await dialog(page, 'Rules').first().waitFor()
  await page.keyboard.press('Escape')
  await dialog(page, 'Rules').first().waitFor({ state: 'detached' })
  const showMe = page.locator('[aria-keyshortcuts=H]')
  for (let steps = 0; steps < 20 && (await showMe.count()) === 0; steps++) {
    await page.locator('.lesson-go-on:not([aria-disabled=true]), [aria-keyshortcuts=H]').first().waitFor()
    if ((await showMe.count()) > 0) break
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Enter')
  }
  await showMe.waitFor()
  await page.keyboard.press('h')
  await page.locator('.advised').first().waitFor()
})
