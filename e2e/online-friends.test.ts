import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { games } from '@trick-bento/games'
import type { Page } from 'playwright-core'
import { FAST, GAME_OVER, playUntil, snapshotOf } from './harness/auto-play.ts'
import { openApp, waitForCount } from './harness/index.ts'
import { openTableByApi, returnToSeat, serveOnline, sitAt } from './harness/online-server.ts'
import { recordAnnouncements, waitForAnnouncement } from './harness/page-texts.ts'
import type { SiteServer } from './harness/site-server.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

const bannish = games.find(({ id }) => id === 'bannish')!

interface Visit {
  readonly name: string
  readonly path: string
  readonly storage?: Readonly<Record<string, unknown>>
}
const visit = async (t: TestContext, server: SiteServer, { name, path, storage }: Visit): Promise<Page> =>
  (
    await openApp(t, {
      server,
      path,
      storage: { settings: { ...FAST, name }, ...storage },
      prepare: recordAnnouncements,
    })
  ).page

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The card without the name of the player, which has changed. */
const cardOf = (played: string): string => played.split(': ').at(-1)!

test('a game against bots continues with a friend, whom the host can mute and remove', async (t) => {
  const server = await serveOnline()
  const progress = tableWhere(bannish, (match) => isYourTurn(match) && match.decisions.length > 8)
  const storage = { 'game/bannish': progress }
  const host = await visit(t, server, { name: 'Mia', path: '/play/bannish/table', storage })
  await host.locator('.hand.asks').waitFor()
  const before = await snapshotOf(host)
  await button(host, 'Friends').click()
  await host.waitForURL('**/t/*')
  assert.match(await host.locator('.fairness').innerText(), /host’s device, which dealt the first/)

  const friend = await visit(t, server, { name: 'Ben', path: new URL(host.url()).pathname })
  await sitAt(friend, 2)
  await button(host, 'Continue the game').click()
  await host.locator('.hand.asks').waitFor()
  const after = await snapshotOf(host)
  assert.deepEqual(after.hand, before.hand, 'the same cards are in hand')
  assert.deepEqual(after.trick.map(cardOf), before.trick.map(cardOf), 'the same cards are on the table')
  await friend.locator('.hand-card').first().waitFor()
  await friend.locator('.standing', { hasText: 'dealt by the host’s device' }).waitFor()

  await button(friend, 'Talk').click()
  await button(friend, 'Wow!').click()
  await waitForAnnouncement(host, 'Ben: Wow!')
  await button(host, 'People').click()
  await button(host, 'Mute Ben on this device').click()
  await button(friend, 'Oops!').click()
  await friend.locator('.saying', { hasText: 'You: Oops!' }).waitFor()
  await button(host, 'Remove Ben from the table').click()
  await friend.locator('.happening', { hasText: 'The host has removed you.' }).waitFor()
  await friend.keyboard.press('Escape')
  await friend.locator('.watching').waitFor()
  await waitForCount(friend.locator('.hand-card'), 0)
  await host.keyboard.press('Escape')
  await button(host, 'Talk').click()
  const sayings = host.locator('.sayings', { hasText: 'The host has removed Ben.' })
  const heard = (await sayings.innerText()).split('\n')
  assert.ok(!heard.some((line) => line.startsWith('Ben:')), 'messages of a muted person are hidden')
})

test('a rematch leads all players to a new table, where they have their seats', async (t) => {
  const server = await serveOnline()
  const [mia, ben] = await Promise.all(['Mia', 'Ben'].map((name) => visit(t, server, { name, path: '/online' })))
  const path = await openTableByApi(mia!, { game: 'gummi-trick', seats: 2, name: 'Mia', listed: true })
  await ben!.locator('.lobby-table', { hasText: 'Mia’s table' }).getByRole('link').click()
  await sitAt(ben!, 1)
  await returnToSeat(mia!, () => mia!.goto(server.origin + path))
  await button(mia!, 'Start the game').click()
  await Promise.all([mia!, ben!].map((page) => playUntil(page, GAME_OVER, { every: 40 })))
  await button(mia!, 'Another game').click()
  for (const page of [mia!, ben!]) {
    await returnToSeat(page, () => page.getByRole('link', { name: 'Go to the new table' }).click())
  }
  for (const [seat, page] of [mia!, ben!].entries()) {
    await page.locator(`.chair:nth-child(${seat + 1}).you`).waitFor()
  }
  await button(mia!, 'Start the game').click()
  for (const page of [mia!, ben!]) await page.locator('.hand-card').first().waitFor()
})

test('who is away too long is played for; the table is paused, and wakes when they come back', async (t) => {
  let late = 24_500
  const server = await serveOnline({ now: () => Date.now() - late })
  const page = await visit(t, server, { name: 'Mia', path: '/online' })
  const bots = [{ seat: 1, level: 'newcomer' }] as const
  const path = await openTableByApi(page, { game: 'gudetama', seats: 2, name: 'Mia', clock: 'brisk', bots })
  await returnToSeat(page, () => page.goto(server.origin + path))
  await button(page, 'Start the game').click()
  const watcher = await visit(t, server, { name: 'Eve', path })
  await watcher.locator('.standing', { hasText: 'the table is paused' }).waitFor()
  await page.locator('.standing', { hasText: 'Your time was up; a bot plays for you.' }).waitFor()
  late = 0
  await button(page, 'I am back').click()
  await waitForAnnouncement(watcher, 'Mia is back.')
  await page.locator('.hand.asks').waitFor()
})
