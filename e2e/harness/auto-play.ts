import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GameKind } from '@trick-bento/kit'
import type { Progress } from '@trick-bento/web/session/plan.ts'
import type { Page } from 'playwright-core'
import { type App, type AppOptions, openApp } from './app.ts'
import { TIMEOUT } from './timeout.ts'

/** Settings of somebody in a hurry. */
export const FAST = { speed: 'instant', sounds: false, trickPause: 'time' }

export const GAME_OVER = 'dialog[open] .winners'
export const ROUND_OVER = 'dialog[open] .receipts'
/** Somebody here is asked for a decision. */
export const ASKED = '.hand.asks, .tray.asks, .calls button'

interface Seating extends AppOptions {
  readonly settings?: Readonly<Record<string, unknown>>
}

/** Opens a table at which a game is in progress. */
export const openTable = (t: TestContext, progress: Progress, { settings, storage, ...options }: Seating = {}) =>
  openApp(t, {
    path: `/play/${progress.plan.game}/table`,
    storage: { settings: { ...FAST, ...settings }, [`game/${progress.plan.game}`]: progress, ...storage },
    ...options,
  })

/** Sets a table up by its address and sits down at it with newcomers. */
export async function sitDown(t: TestContext, { id }: GameKind, query: Record<string, string>, seating: Seating = {}) {
  const { settings, storage, ...options } = seating
  const path = `/play/${id}?${new URLSearchParams({ level: 'newcomer', ...query })}`
  const app: App = await openApp(t, { path, storage: { settings: { ...FAST, ...settings }, ...storage }, ...options })
  await app.page.click('.setup button[type=submit]')
  return app
}

/** What somebody at the table sees of it. */
export interface Snapshot {
  readonly hand: readonly string[]
  readonly trick: readonly string[]
  readonly scores: readonly string[]
  readonly status: string
}

export const snapshotOf = (page: Page): Promise<Snapshot> =>
  page.evaluate(() => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
    return {
      hand: all('.hand .hand-card').map((card) => card.dataset.card!),
      trick: all('[data-tray] .tray-slot:not(.empty)').map((slot) => slot.ariaLabel ?? ''),
      scores: all('[data-table] .seat').map((seat) => `${seat.ariaLabel}`),
      status: document.querySelector('.status')!.textContent,
    }
  })

/** One round in the words of its end: for every seat the lines of its receipt, as they are read. */
export interface Receipt {
  readonly name: string
  readonly lines: readonly { readonly kind: string; readonly text: string; readonly value: number }[]
}
interface Played {
  readonly receipts: readonly (readonly Receipt[])[]
  /** How many moves there were to choose from, each time. */
  readonly choices: readonly number[]
}

/**
 * Plays on until the page has what is waited for, always with the last card that is allowed. It presses the buttons
 * within the page, which is far faster than a mouse: for tests that are about something else than pressing them.
 * It looks `every` so many milliseconds; several pages at once must leave each other some time. After `timeout`
 * milliseconds without anything to press it gives up.
 */
export function playUntil(page: Page, selector: string, { every = 0, timeout = TIMEOUT } = {}): Promise<Played> {
  return page.evaluate(
    async ({ selector, timeout, every }) => {
      const all = (wanted: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(wanted)]
      const numberIn = (text: string): number => Number(text.replace('−', '-').replace('+', ''))
      const receipts: Receipt[][] = []
      const choices: number[] = []
      const readReceipts = (): Receipt[] =>
        all('dialog[open] .receipt').map((receipt) => ({
          name: receipt.querySelector('h4')!.textContent,
          lines: [...receipt.querySelectorAll('dl > div')].map((line) => ({
            kind: line.className,
            text: line.querySelector('dt')!.textContent,
            value: numberIn(line.querySelector('dd')!.textContent),
          })),
        }))
      const act = (): boolean => {
        if (all('dialog[open] .winners').length > 0) throw new Error(`the game is over without ${selector}`)
        const press = all('dialog[open] .actions .primary, dialog.curtain[open] button, .go-on')[0]
        const moves = [...all('.hand-card.playable'), ...all('.calls button'), ...all('.tray-choice')]
        if (press === undefined && moves.length === 0) return false
        if (press === undefined) choices.push(moves.length)
        else if (press.closest('.actions')) receipts.push(readReceipts())
        const card = press ?? all('.hand-card.playable').at(-1) ?? moves[0]!
        card.click()
        return true
      }
      let last = performance.now()
      while (document.querySelector(selector) === null) {
        if (act()) last = performance.now()
        else if (performance.now() - last > timeout) {
          throw new Error(`nothing happens any more, without ${selector}: ${document.body.innerText}`)
        }
        await new Promise((resolve) => setTimeout(resolve, every))
      }
      if (all('dialog[open] .receipt').length > 0) receipts.push(readReceipts())
      return { receipts, choices }
    },
    { selector, timeout, every },
  )
}

/** Plays this card, and waits until the next decision or the end of the round. */
export async function playCard(page: Page, card: string): Promise<void> {
  const before = await snapshotOf(page)
  await page
    .locator(`.hand-card.playable[data-card="${card}"]`)
    .first()
    .click({ position: { x: 20, y: 12 } })
  await waitForChange(page, before)
}

/** Until the table looks otherwise and somebody is asked, or the round is over. */
export async function waitForChange(page: Page, before: Snapshot): Promise<void> {
  const deadline = performance.now() + TIMEOUT
  while (performance.now() < deadline) {
    const isAsked = (await page.locator(`${ASKED}, ${ROUND_OVER}`).count()) > 0
    if (isAsked && JSON.stringify(await snapshotOf(page)) !== JSON.stringify(before)) return
    await sleep(20)
  }
  throw new Error('the table looks as it did before')
}
