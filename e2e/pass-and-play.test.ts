import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama, gummiTrick } from '@trick-bento/games'
import type { Page } from 'playwright-core'
import { GAME_OVER, openTable, playUntil, ROUND_OVER } from './harness/auto-play.ts'
import { isRoundOver, isYourTurn, tableWhere } from './harness/tables.ts'

const lift = (page: Page) => page.locator('dialog.curtain button').click()
const curtain = (page: Page) => page.locator('dialog.curtain[open]')

/** All texts for a screen reader, without those behind a modal dialog. */
async function spoken(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.map(({ ignored, name }) => (ignored ? '' : name?.value)).join('\n')
}

/** No card of any hand is in the page or in the texts for a screen reader. */
async function assertHandsHidden(page: Page): Promise<void> {
  const known = '.tray [data-card], .pile[data-zone=shown] [data-card]'
  assert.equal(await page.locator('[data-card]').count(), await page.locator(known).count(), 'only public cards')
  assert.equal(await page.locator('.seat.own').count(), 0, 'no seat is shown as the own one')
  const tree = await spoken(page)
  assert.match(tree, /Hand the device to/)
  for (const suit of Object.values((await gummiTrick.texts.en()).suits)) {
    assert.doesNotMatch(tree, new RegExp(`${suit} \\d`, 'i'), 'the curtain hides all cards from a screen reader')
  }
}

test('a curtain appears between two people and hides all hands', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isYourTurn, { seats: 3, people: 2 }))
  await curtain(page).waitFor()
  const owners: string[] = []
  for (let turns = 0; turns < 6; turns++) {
    await curtain(page).waitFor()
    await assertHandsHidden(page)
    const [, name] = /Hand the device to (\S+)/.exec(await curtain(page).innerText())!
    await lift(page)
    await page.locator('.hand.asks').waitFor()
    assert.equal(await curtain(page).count(), 0)
    assert.equal(await page.locator('.seat.own .seat-name').innerText(), 'You')
    const others = await page.locator('.seat:not(.own) .seat-name').allInnerTexts()
    assert.ok(!others.includes(name!), `${name} holds the device: ${others}`)
    assert.equal(await page.locator('.seat:not(.own) .pile.fan [data-card]').count(), await openCards(page))
    owners.push(name!)
    await page
      .locator('.hand-card.playable')
      .first()
      .click({ position: { x: 20, y: 12 } })
  }
  assert.equal(new Set(owners).size, 2, `both had their turns: ${owners}`)
})

/** The cards that the others have won, which lie face up. */
const openCards = (page: Page): Promise<number> =>
  page.locator('.seat:not(.own) .pile.fan[data-zone=shown] [data-card]').count()

test('the page shows the next person what happened before', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isYourTurn, { seats: 3, people: 2 }), {
    settings: { trickPause: 'tap' },
    storage: { 'log-drawer': true },
  })
  await lift(page)
  await page.locator('.hand.asks').waitFor()
  const first = page.locator('.hand-card.playable').first()
  const name = (await first.getAttribute('aria-label'))!.split(',')[0]!
  await first.click({ position: { x: 20, y: 12 } })
  for (;;) {
    await page.locator('dialog.curtain[open], .go-on').first().waitFor()
    if (await curtain(page).isVisible()) break
    await page.click('.go-on')
  }
  await lift(page)
  await page.locator('.hand.asks, .go-on').first().waitFor()
  assert.ok(await page.locator('.tray-slot[aria-label]').count(), 'the trick shows cards')
  await page.locator('.log-drawer', { hasText: new RegExp(`plays ${name}`, 'i') }).waitFor()
})

test('Escape does not close the curtain, and it is back after a reload', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isYourTurn, { seats: 2, people: 2 }))
  await curtain(page).waitFor()
  for (let times = 0; times < 4; times++) await page.keyboard.press('Escape')
  await curtain(page).waitFor()
  const before = await curtain(page).innerText()
  await page.reload()
  await curtain(page).waitFor()
  await assertHandsHidden(page)
  assert.equal(await curtain(page).innerText(), before)
  await lift(page)
  await page.locator('.hand.asks').waitFor()
})

test('all people see the result of a round, and the curtain hides the next deal', async (t) => {
  const progress = tableWhere(gummiTrick, isRoundOver, { seats: 2, people: 2, options: { rounds: 3 } })
  const { page } = await openTable(t, { ...progress, moves: progress.moves.slice(0, -2) })
  await playUntil(page, ROUND_OVER)
  assert.doesNotMatch(await page.locator('dialog[open]').innerText(), /\byou\b/i)
  await page.getByRole('button', { name: 'Next round' }).click()
  await curtain(page).waitFor()
  await assertHandsHidden(page)
})

const GAMES = [
  { people: 2, kind: gummiTrick },
  { people: 3, kind: gudetama },
]
for (const { people, kind } of GAMES) {
  test(`${kind.id}: ${people} people and bots play a whole game on one device, without undo`, async (t) => {
    const progress = tableWhere(kind, isYourTurn, { seats: 4, people })
    const { page } = await openTable(t, { ...progress, moves: [] })
    await curtain(page).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Undo', includeHidden: true }).count(), 0)
    const { receipts } = await playUntil(page, GAME_OVER)
    assert.ok(receipts.length > 0)
    const winners = await page.locator('.winners').innerText()
    assert.match(winners, /win/)
    assert.doesNotMatch(winners, /\byou\b/i, 'with several people the page does not say “you”')
  })
}

test('two people without names are called Friend 1 and Friend 2', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isYourTurn), { path: '/play/gummi-trick?seats=2' })
  await page.getByText('Each one different').click()
  await page.getByLabel('Who sits at seat 2').selectOption('friend')
  await page.click('.setup button[type=submit]')
  assert.match(await curtain(page).innerText(), /Hand the device to Friend [12]/)
})
