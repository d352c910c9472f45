import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import type { GameKind, Match } from '@trick-bento/kit'
import type { Page } from 'playwright-core'
import { openApp } from './harness/index.ts'
import { FAST_WITH_TAPS } from './harness/screens/index.ts'
import { PLAYABLE, sitDown } from './harness/screens/visit.ts'
import { isGameOver, isLastToPlay, isPrizeToTake, isRoundOver, isYourTurn, tableWhere } from './harness/tables.ts'

const STILL = { reducedMotion: true, storage: { settings: FAST_WITH_TAPS } }
/** Bots are slow, so that the states in between can be checked. */
const CALM = { reducedMotion: true, storage: { settings: { sounds: false, speed: 'calm' } } }

const gameCalled = (id: string): GameKind => games.find((kind) => kind.id === id)!

/** From the next page load on, records each loss of the focus with the element that had it before. */
async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const lost: string[] = []
    Object.assign(window, { lost })
    let last = ''
    const look = (): void => {
      const focused = document.activeElement
      const isNowhere = focused === null || focused === document.body
      if (isNowhere && last !== '') lost.push(last)
      last = isNowhere ? '' : focused.outerHTML.slice(0, 100)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => (window as unknown as { lost: string[] }).lost)
}

const focusOn = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

test('the hand is one Tab stop, and arrow keys move between its cards', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('bannish'), isYourTurn), PLAYABLE)
  await focusOn(page, '.hand-card')
  const count = await page.locator('.hand-card').count()
  const where = (): Promise<number> =>
    page.evaluate(() => [...document.querySelectorAll('.hand-card')].indexOf(document.activeElement!))
  const stops: [key: string, card: number][] = [
    ['End', count - 1],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', count - 1],
    ['Home', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ]
  for (const [key, card] of stops) {
    await page.keyboard.press(key)
    assert.equal(await where(), card, `${key} should lead to card ${card}`)
    assert.equal(await page.locator('.hand-card[tabindex="0"]').count(), 1, 'one card takes part in the Tab order')
    assert.equal(await page.locator('.hand-card[tabindex="0"]:focus').count(), 1, 'this card has the focus')
  }
  await page.keyboard.press('Tab')
  assert.equal(await page.locator('.hand :focus').count(), 0, 'Tab leaves the hand')
})

for (const kind of games) {
  test(`${kind.id}: the focus is not lost when a card is played and when the trick is collected`, async (t) => {
    const app = await openApp(t, CALM)
    const { page } = app
    const lost = await watchFocus(page)
    await sitDown(app, tableWhere(kind, isLastToPlay), PLAYABLE)
    await focusOn(page, '.hand-card')
    await page.locator(PLAYABLE).first().focus()
    await page.keyboard.press('Enter')
    await focusOn(page, '.go-on')
    await page.keyboard.press('Enter')
    await page.locator('.go-on').waitFor({ state: 'detached' })
    await page.locator('.seat.thinking, .hand-card.playable').first().waitFor()
    assert.deepEqual(await lost(), [])
  })
}

test('the focus is not lost when a prize is taken', async (t) => {
  const app = await openApp(t, CALM)
  const { page } = app
  const lost = await watchFocus(page)
  await sitDown(app, tableWhere(gameCalled('bannish'), isPrizeToTake), '.tray-choice')
  await focusOn(page, '.tray-choice')
  await page.keyboard.press('Enter')
  await page.locator('.tray-choice').first().waitFor({ state: 'detached' })
  await page.locator('.seat.thinking, .hand-card.playable').first().waitFor()
  assert.deepEqual(await lost(), [])
})

test('the focus is not lost when the player asks for a hint and undoes a move', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  const lost = await watchFocus(page)
  const isSecondTurn = (match: Match): boolean => isYourTurn(match) && match.decisions.length > match.game.seats
  await sitDown(app, tableWhere(gameCalled('sushi-trick'), isSecondTurn), PLAYABLE)
  await page.getByRole('button', { name: 'Hint' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.advised').waitFor()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.advised').waitFor({ state: 'detached' })
  await page.locator(PLAYABLE).first().waitFor()
  assert.deepEqual(await lost(), [])
})

test('a panel returns the focus to the button that opened it', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  await sitDown(app, tableWhere(gameCalled('gummi-trick'), isYourTurn), PLAYABLE)
  for (const name of ['Last trick', 'Rules', 'Settings']) {
    const opener = page.getByRole('button', { name, exact: true })
    for (const close of ['Escape', 'button']) {
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      assert.ok(await dialog.evaluate((each) => each.contains(document.activeElement)), `${name} takes the focus`)
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: 'Close' }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
      assert.ok(await opener.evaluate((each) => each === document.activeElement), `${name}, closed by ${close}`)
    }
  }
})

for (const [end, isOver, next] of [
  ['round', isRoundOver, 'Next round'],
  ['game', isGameOver, 'Rematch'],
] as const) {
  test(`the focus is not lost when the result of a ${end} is closed and when the next one starts`, async (t) => {
    const app = await openApp(t, CALM)
    const { page } = app
    const lost = await watchFocus(page)
    await sitDown(app, tableWhere(gameCalled('gudetama'), isOver), 'dialog[open] .receipts')
    const dialog = page.getByRole('dialog')
    await focusOn(page, 'dialog .primary')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('.play-action button').press('Enter')
    await dialog.waitFor()
    await dialog.getByRole('button', { name: next }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('.seat.thinking, .hand-card.playable').first().waitFor()
    assert.deepEqual(await lost(), [])
  })
}

test('the focus is not lost when the device is handed over', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  const lost = await watchFocus(page)
  const isLead = (match: Match): boolean => isYourTurn(match) && match.table.played === 0
  await sitDown(app, tableWhere(games[0]!, isLead, { people: 3, seats: 3 }), '.curtain[open]')
  await page.keyboard.press('Enter')
  await focusOn(page, '.hand-card')
  await page.locator(PLAYABLE).first().press('Enter')
  await page.locator('.curtain[open]').waitFor()
  assert.ok(await page.getByRole('dialog').evaluate((each) => each.contains(document.activeElement)))
  await page.keyboard.press('Enter')
  await focusOn(page, '.hand-card')
  assert.deepEqual(await lost(), [])
})
