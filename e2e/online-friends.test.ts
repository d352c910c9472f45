import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { games } from '@trick-bento/games'
import type { Page } from 'playwright-core'
import { ASKED, FAST, GAME_OVER, playUntil, ROUND_OVER, snapshotOf } from './harness/auto-play.ts'
import { axe, openApp, waitForCount } from './harness/index.ts'
import { openTableByApi, returnToSeat, serveOnline, sitAt } from './harness/online-server.ts'
import { recordAnnouncements, waitForAnnouncement } from './harness/page-texts.ts'
import type { SiteServer } from './harness/site-server.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

const bannish = games.find(({ id }) => id === 'bannish')!

interface Visit {
  readonly name: string
  readonly path: string
  readonly storage?: Readonly<Record<string, unknown>>
  readonly allow?: readonly RegExp[]
}
const visit = async (t: TestContext, server: SiteServer, { name, path, storage, allow = [] }: Visit): Promise<Page> =>
  (
    await openApp(t, {
      server,
      path,
      allow,
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
  const question = host.getByRole('dialog', { name: 'Invite friends' })
  assert.match(await question.innerText(), /There is no undo\.\s+There is a clock .*90 seconds/)
  assert.deepEqual(await axe(host), [])
  await button(host, 'Cancel').click()
  await waitForCount(question, 0)
  assert.deepEqual(await snapshotOf(host), before, 'nothing has happened')
  await button(host, 'Friends').click()
  await button(host, 'Go online').click()
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
  await waitForCount(friend.locator('.hand-card[data-card]'), 0)
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

test('the start page and the lobby list the online tables of this device, beside the solo game', async (t) => {
  const server = await serveOnline()
  const progress = tableWhere(bannish, (match) => isYourTurn(match) && match.decisions.length > 8)
  const storage = { 'game/bannish': progress }
  const mia = await visit(t, server, { name: 'Mia', path: '/play/bannish/table', storage })
  await mia.locator('.hand.asks').waitFor()
  await button(mia, 'Friends').click()
  await button(mia, 'Go online').click()
  await mia.locator('.chair.you').waitFor()
  const { pathname } = new URL(mia.url())
  await mia.locator('.top-bar a[href="/"]').click()
  const own = mia.locator(`.own-tables a[href="${pathname}"]`)
  await own.filter({ hasText: 'All seats are taken; the host can start.' }).waitFor()
  assert.deepEqual(await axe(mia), [])
  await mia.locator('.continue-latest', { hasText: 'BANNISH!!' }).click()
  await mia.locator('.hand.asks').waitFor()
  await mia.goto(`${server.origin}/online`)
  await returnToSeat(mia, () => own.click())
  await button(mia, 'Continue the game').click()
  await mia.locator('.hand.asks').waitFor()
  await mia.goto(server.origin)
  await own.filter({ hasText: 'Your turn' }).waitFor()
})

test('a table that the person has left, or that no longer exists, drops out of their list', async (t) => {
  const server = await serveOnline()
  const storage = { tables: [{ id: 'gone', game: 'bannish' }] }
  const mia = await visit(t, server, { name: 'Mia', path: '/online' })
  const ben = await visit(t, server, { name: 'Ben', path: '/', storage, allow: [/tables\/gone/] })
  await waitForCount(ben.locator('.own-tables'), 0)
  const path = await openTableByApi(mia, { game: 'gummi-trick', seats: 2, name: 'Mia' })
  await ben.goto(server.origin + path)
  await sitAt(ben, 1)
  await ben.goto(server.origin)
  await ben.locator('.own-tables a', { hasText: 'Gummi Trick' }).click()
  await button(ben, 'Stand up').click()
  await waitForCount(ben.locator('.chair.you'), 0)
  await ben.locator('.top-bar a[href="/"]').click()
  await ben.locator('.compartment').first().waitFor()
  await waitForCount(ben.locator('.own-tables'), 0)
})

test('the result of a round closes by itself when the other person plays on', async (t) => {
  const server = await serveOnline()
  const [mia, ben] = await Promise.all(['Mia', 'Ben'].map((name) => visit(t, server, { name, path: '/online' })))
  const settings = { game: 'gummi-trick', seats: 2, name: 'Mia', options: { rounds: 3 } }
  const path = await openTableByApi(mia!, settings)
  await ben!.goto(server.origin + path)
  await sitAt(ben!, 1)
  await returnToSeat(mia!, () => mia!.goto(server.origin + path))
  await button(mia!, 'Start the game').click()
  await Promise.all([mia!, ben!].map((page) => playUntil(page, ROUND_OVER, { every: 40 })))
  const miaLeads = (await mia!.locator('dialog[open] .your-turn').count()) > 0
  const [leader, other] = miaLeads ? [mia!, ben!] : [ben!, mia!]
  await button(leader, 'Next round').click()
  await leader.locator(ASKED).first().waitFor()
  assert.equal(await other.locator(ROUND_OVER).count(), 1, 'the other person may still read')
  await leader
    .locator('.hand-card.playable')
    .first()
    .click({ position: { x: 20, y: 12 } })
  await waitForCount(other.locator('dialog[open]'), 0)
  await other.locator(ASKED).first().waitFor()
})

test('a guest sees who invites them and sits down with one button, or is asked for a name first', async (t) => {
  const server = await serveOnline()
  const mia = await visit(t, server, { name: 'Mia', path: '/online' })
  const bots = [{ seat: 1, level: 'newcomer' }] as const
  const path = await openTableByApi(mia, { game: 'gummi-trick', seats: 3, name: 'Mia', bots })
  const ben = await visit(t, server, { name: '', path })
  await ben.getByRole('heading', { name: 'Mia invites you to Gummi Trick' }).waitFor()
  await waitForCount(ben.locator('.guest .primary'), 1)
  assert.match(await ben.locator('.chair').nth(2).innerText(), /Your seat/, 'the free seat is offered')
  assert.deepEqual(await axe(ben), [])
  await button(ben, 'Sit down').click()
  await ben.locator('.guest .field-error', { hasText: 'Your name, please' }).waitFor()
  await ben.getByLabel('What shall we call you?').fill('Ben')
  await button(ben, 'Sit down').click()
  await ben.locator('.chair:nth-child(3).you', { hasText: 'Ben' }).waitFor()
})
