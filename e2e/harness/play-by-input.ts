import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { TIMEOUT } from './timeout.ts'

/** What the player has to do now. */
type Situation = 'go on' | 'card' | 'prize' | 'call' | 'round over' | 'game over'

/** How a player acts: with a pointer or with the keyboard. */
export interface InputMethod {
  goOn(page: Page): Promise<void>
  playCard(page: Page): Promise<void>
  takePrize(page: Page): Promise<void>
  call(page: Page): Promise<void>
  nextRound(page: Page): Promise<void>
}

const MOST_ACTIONS = 1500

/** Plays until the game is over. Resolves to the number of actions. */
export async function playToEnd(page: Page, way: InputMethod): Promise<number> {
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const situation = await waitForSituation(page)
    switch (situation) {
      case 'go on':
        await way.goOn(page)
        break
      case 'card':
        await way.playCard(page)
        break
      case 'prize':
        await way.takePrize(page)
        break
      case 'call':
        await way.call(page)
        break
      case 'round over':
        await way.nextRound(page)
        break
      case 'game over':
        return actions
    }
  }
  assert.fail(`the game was not over after ${MOST_ACTIONS} actions`)
}

async function waitForSituation(page: Page): Promise<Situation> {
  const found = await page.waitForFunction(
    () => {
      const has = (selector: string): boolean => document.querySelector(selector) !== null
      if (has('dialog[open] .winners')) return 'game over'
      if (has('dialog[open] .receipts')) return 'round over'
      if (has('.go-on')) return 'go on'
      if (has('.tray-choice')) return 'prize'
      if (has('.hand-card.playable')) return 'card'
      if (has('.calls button')) return 'call'
      return undefined
    },
    undefined,
    { polling: 20, timeout: TIMEOUT },
  )
  return (await found.jsonValue()) as Situation
}

/** With a mouse or a finger. */
export const pointer: InputMethod = {
  goOn: (page) => page.click('.go-on'),
  playCard: (page) =>
    page
      .locator('.hand-card.playable')
      .last()
      .click({ position: { x: 20, y: 12 } }),
  takePrize: (page) => page.locator('.tray-choice').first().click(),
  call: (page) => page.locator('.calls button').first().click(),
  nextRound: (page) => page.locator('dialog[open] .actions .primary').click(),
}

/** With the keyboard only: the focus must be in the right place. */
export const keyboardOnly: InputMethod = {
  goOn: (page) => press(page, 'Enter', '.go-on'),
  async playCard(page) {
    await focusIsOn(page, '.hand-card')
    for (let steps = 0; steps < 14; steps++) {
      if (await page.evaluate(() => document.activeElement?.classList.contains('playable'))) break
      await page.keyboard.press('ArrowRight')
    }
    await press(page, 'Enter', '.hand-card.playable')
  },
  takePrize: (page) => press(page, 'Enter', '.tray-choice'),
  call: (page) => press(page, 'Enter', '.calls button'),
  nextRound: (page) => press(page, 'Enter', 'dialog[open] .primary'),
}

async function press(page: Page, key: string, where: string): Promise<void> {
  await focusIsOn(page, where)
  await page.keyboard.press(key)
}

async function focusIsOn(page: Page, selector: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.activeElement?.matches(wanted), selector, { polling: 20, timeout: TIMEOUT })
    .catch(async () => {
      const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))
      assert.fail(`the focus should be on ${selector}, not on ${where}`)
    })
}
