import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { Match, must, range, seededDeal } from '@trick-bento/kit'
import type { Page } from 'playwright-core'
import { FAST, playCard, snapshotOf } from './harness/auto-play.ts'
import { openApp, waitForValue } from './harness/index.ts'
import { openTableByApi, serveOnline } from './harness/online-server.ts'

declare global {
  interface Window {
    /** Messages of streams that wait, or undefined while streams deliver at once. */
    heldMessages?: (() => void)[] | undefined
  }
}

/** Lets a test hold back the messages of all streams of a page. */
function makeStreamsHoldable(): void {
  const { set } = Object.getOwnPropertyDescriptor(EventSource.prototype, 'onmessage')!
  Object.defineProperty(EventSource.prototype, 'onmessage', {
    set(this: EventSource, listener: (event: MessageEvent) => void) {
      set!.call(this, (event: MessageEvent) => {
        if (window.heldMessages) window.heldMessages.push(() => listener.call(this, event))
        else listener.call(this, event)
      })
    },
  })
}
const holdStreams = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.heldMessages = []
  })
const releaseStreams = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const held = window.heldMessages ?? []
    window.heldMessages = undefined
    for (const deliver of held) deliver()
  })

const playable = (page: Page): Promise<string[]> =>
  page
    .locator('.hand.asks .hand-card.playable')
    .evaluateAll((cards: HTMLElement[]) => cards.map((card) => card.dataset.card!))
const handOf = async (page: Page): Promise<readonly string[]> => (await snapshotOf(page)).hand

/** The first seat leads, so every card of its hand is playable, and some of them also in the next turn. */
const MIA_LEADS = range(0, 99)
  .map(String)
  .find((seed) => new Match(must(gummiTrick.at(3)), seed).table.turn === 0)!

test('the server refuses a play that a page sends for an old turn, and nothing is played', async (t) => {
  const server = await serveOnline({ dealOf: (_, round) => seededDeal(MIA_LEADS, round) })
  const { page: stale, context } = await openApp(t, {
    server,
    path: '/online',
    storage: { settings: { ...FAST, name: 'Mia' } },
    prepare: (context) => context.addInitScript(makeStreamsHoldable),
    allow: [/409/],
  })
  const bots = [1, 2].map((seat) => ({ seat, level: 'newcomer' as const }))
  const path = await openTableByApi(stale, { game: 'gummi-trick', seats: 3, name: 'Mia', bots })
  await stale.goto(server.origin + path)
  await stale.locator('.gathering .primary:not([disabled])').click()
  await stale.locator('.hand.asks').waitFor()

  // The same person plays on in another tab, while this one receives nothing.
  await holdStreams(stale)
  const tab = await context.newPage()
  await tab.goto(server.origin + path)
  await tab.locator('.hand.asks').waitFor()
  const before = await playable(stale)
  await playCard(tab, before[0]!)
  const now = await playable(tab)
  const both = before.filter((card) => now.includes(card))

  // The card is legal in the turn that this page shows and also in the present turn.
  const hand = await handOf(tab)
  const number = async (): Promise<number> =>
    (await (await stale.request.get(`${server.origin}/api/tables${path.slice(2)}`)).json()).number
  const entries = await number()
  const [response] = await Promise.all([
    stale.waitForResponse('**/commands'),
    stale
      .locator(`.hand-card.playable[data-card="${both[0]}"]`)
      .first()
      .click({ position: { x: 20, y: 12 } }),
  ])
  const { code } = await response.json()
  assert.deepEqual([response.status(), code], [409, 'conflict'])
  await stale.locator('.field-error', { hasText: 'Another player was faster.' }).waitFor()
  assert.equal(await number(), entries, 'the table has no new entry')
  assert.deepEqual(await handOf(tab), hand)

  // The page catches up and then plays in the present turn.
  await releaseStreams(stale)
  await waitForValue(() => handOf(stale), hand, 'both tabs show the same hand')
  await stale.locator('.hand.asks').waitFor()
  await playCard(stale, both[0]!)
  await waitForValue(async () => (await handOf(tab)).length, hand.length - 1, 'the card is played')
})
