import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GameKind } from '@trick-bento/kit'
import type { Progress } from '@trick-bento/web/session/plan.ts'
import type { Page } from 'playwright-core'
import { type App, type AppOptions, openApp } from './app.ts'
import { TIMEOUT } from './timeout.ts'

/** Settings for fast tests: tricks are collected after a short time. */
export const FAST = { speed: 'instant', sounds: false, trickPause: 'time' }

export const GAME_OVER = 'dialog[open] .winners'
export const ROUND_OVER = 'dialog[open] .receipts'
/** A player on this page is to make a decision. */
export const ASKED = '.hand.asks, .tray.asks, .calls button'

interface Seating extends AppOptions {
  readonly settings?: Readonly<Record<string, unknown>>
}

/** Opens a table with a game in progress. */
export const openTable = (t: TestContext, progress: Progress, { settings, storage, ...options }: Seating = {}) =>
  openApp(t, {
    path: `/play/${progress.plan.game}/table`,
    storage: { settings: { ...FAST, ...settings }, [`game/${progress.plan.game}`]: progress, ...storage },
    ...options,
  })

/** Sets up a table by its address and starts a game against newcomers. */
export async function sitDown(t: TestContext, { id }: GameKind, query: Record<string, string>, seating: Seating = {}) {
  const { settings, storage, ...options } = seating
  const path = `/play/${id}?${new URLSearchParams({ level: 'newcomer', ...query })}`
  const app: App = await openApp(t, { path, storage: { settings: { ...FAST, ...settings }, ...storage }, ...options })
  await app.page.click('.setup button[type=submit]')
  return app
}

/** What a player sees of the table. */
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

/** The receipt of one seat at the end of a round. */
export interface Receipt {
  readonly name: string
  readonly lines: readonly { readonly kind: string; readonly text: string; readonly value: number }[]
}
interface Played {
  readonly receipts: readonly (readonly Receipt[])[]
  /** For each decision, the number of legal moves. */
  readonly choices: readonly number[]
}

/**
 * Plays until the selector matches, always with the last legal card. It clicks within the page, which is
 * much faster than a mouse: for tests that are not about input.
 * It polls at intervals of `every` milliseconds; several pages at once need a longer interval. It fails after
 * `timeout` milliseconds without a possible action.
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
          // The receipt of a game has a list for each round; the last round is the one that has just ended.
          lines: [...[...receipt.querySelectorAll('dl')].at(-1)!.querySelectorAll(':scope > div')].map((line) => ({
            kind: line.className,
            text: line.querySelector('dt')!.textContent,
            value: numberIn(line.querySelector('dd')!.textContent),
          })),
        }))
      const act = (): boolean => {
        if (all('dialog[open] .winners').length > 0) throw new Error(`the game is over before ${selector} matched`)
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
          throw new Error(`no action is possible, without ${selector}: ${document.body.innerText}`)
        }
        await new Promise((resolve) => setTimeout(resolve, every))
      }
      if (all('dialog[open] .receipt').length > 0) receipts.push(readReceipts())
      return { receipts, choices }
    },
    { selector, timeout, every },
  )
}

/** Plays this card and waits for the next decision or the end of the round. */
export async function playCard(page: Page, card: string): Promise<void> {
  const before = await snapshotOf(page)
  await page
    .locator(`.hand-card.playable[data-card="${card}"]`)
    .first()
    .click({ position: { x: 20, y: 12 } })
  await waitForChange(page, before)
}

/** Waits until the table has changed and a decision is to be made, or the round is over. */
export async function waitForChange(page: Page, before: Snapshot): Promise<void> {
  const deadline = performance.now() + TIMEOUT
  while (performance.now() < deadline) {
    const isAsked = (await page.locator(`${ASKED}, ${ROUND_OVER}`).count()) > 0
    if (isAsked && JSON.stringify(await snapshotOf(page)) !== JSON.stringify(before)) return
    await sleep(20)
  }
  throw new Error('the table has not changed')
}
