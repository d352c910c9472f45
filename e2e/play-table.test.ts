import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games, gummiTrick } from '@trick-bento/games'
import { isCall, legal, type Match } from '@trick-bento/kit'
import type { Page } from 'playwright-core'
import {
  ASKED,
  FAST,
  GAME_OVER,
  openTable,
  playCard,
  playUntil,
  ROUND_OVER,
  type Snapshot,
  sitDown,
  snapshotOf,
  waitForChange,
} from './harness/auto-play.ts'
import { openApp, waitForCount, waitForValue } from './harness/index.ts'
import { clickCard, REFUSED } from './harness/screens/visit.ts'
import { after, isLastToPlay, isRefusal, isYourTurn, tableWhere } from './harness/tables.ts'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const hint = (page: Page) => page.getByRole('button', { name: 'Hint' })
const asked = (page: Page) => page.locator(ASKED).first().waitFor()
const someCard = async (page: Page) => (await page.locator('.hand-card.playable').last().getAttribute('data-card'))!
const keptMoves = (page: Page, id: string): Promise<string[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name)!).moves, `trick-bento/game/${id}`)

/** Matches a text whose placeholders are filled in. */
const pattern = (text: string): RegExp => new RegExp(text.replace(/[()]/g, '\\$&').replace(/\{\w+\}/g, '[\\w ]+'))

for (const kind of games.filter(({ reasons }) => Object.keys(reasons).length > 0)) {
  test(`${kind.id}: a click on an illegal card shows the reason and changes nothing`, async (t) => {
    const { page } = await openTable(t, tableWhere(kind, isRefusal))
    await asked(page)
    const before = await snapshotOf(page)
    const moves = await keptMoves(page, kind.id)
    await clickCard(page, REFUSED)
    const said = await page.locator('.prompt.refused').innerText()
    const reasons = Object.values((await kind.texts.en()).reasons)
    assert.ok(
      reasons.some((reason) => pattern(reason).test(said)),
      `“${said}” is none of the law's reasons: ${reasons}`,
    )
    assert.deepEqual(await snapshotOf(page), before)
    assert.deepEqual(await keptMoves(page, kind.id), moves)
    await page
      .locator('.hand-card.playable')
      .first()
      .click({ position: { x: 20, y: 12 } })
    await waitForChange(page, before)
  })
}

test('undo takes back one decision at a time, and bots answer the same card in the same way', async (t) => {
  const { page } = await sitDown(t, gummiTrick, { seats: '3', seed: 'undo' })
  await asked(page)
  const sights: Snapshot[] = [await snapshotOf(page)]
  const cards: string[] = []
  assert.ok(await undo(page).isDisabled(), 'there is nothing to undo yet')
  for (let i = 0; i < 4; i++) {
    const card = await someCard(page)
    await playCard(page, card)
    cards.push(card)
    sights.push(await snapshotOf(page))
  }
  for (const sight of sights.slice(0, -1).toReversed()) {
    const before = await snapshotOf(page)
    await undo(page).click()
    await waitForChange(page, before)
    assert.deepEqual(await snapshotOf(page), sight)
  }
  assert.ok(await undo(page).isDisabled(), 'there is nothing left to undo')
  for (const [i, card] of cards.entries()) {
    await playCard(page, card)
    assert.deepEqual(await snapshotOf(page), sights[i + 1])
  }
})

test('undo goes back across the end of a round', async (t) => {
  const { page } = await sitDown(t, gummiTrick, { seats: '2', seed: 'rounds', options: '{"rounds":3}' })
  await playUntil(page, ROUND_OVER)
  await page.getByRole('button', { name: 'Next round' }).click()
  await asked(page)
  const second = await snapshotOf(page)
  assert.match(second.status, /Round 2/)
  await playCard(page, await someCard(page))
  await undo(page).click()
  await asked(page)
  assert.deepEqual(await snapshotOf(page), second, 'the first decision of the round is open again')
  await undo(page).click()
  await asked(page)
  assert.match((await snapshotOf(page)).status, /Round 1/)
  await playUntil(page, ROUND_OVER)
  await page.getByRole('button', { name: 'Look at the table' }).click()
  await undo(page).click()
  await asked(page)
  assert.match((await snapshotOf(page)).status, /Round 1/)
  await playUntil(page, ROUND_OVER)
})

test('a hint marks a legal card and says why', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isYourTurn))
  await asked(page)
  await hint(page).click()
  await page.locator('.advised').waitFor()
  const said = await page.locator('.prompt').innerText()
  assert.match(said, /^The expert would (play|flip) .*(of 10 deals|points|about as good as|rather than)/)
  assert.equal(await page.locator('.advised').count(), 1)
  assert.ok(await page.locator('.hand-card.playable.advised, .call.advised').count(), 'the marked card is legal')
  await page.locator('.advised').click({ position: { x: 20, y: 12 } })
  await page.locator('.advised').waitFor({ state: 'detached' })
})

test('a hint is shown after a card was refused', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isRefusal))
  await asked(page)
  await clickCard(page, REFUSED)
  await page.locator('.prompt.refused').waitFor()
  await hint(page).click()
  await page.locator('.prompt', { hasText: 'The expert would' }).waitFor()
})

/** The first seat is to play again after every legal card. */
const isTwiceYourTurn = (match: Match): boolean =>
  isLastToPlay(match) &&
  [...legal(match.game, match.table, 0)].every((move) => {
    const { table, over, betweenRounds } = after(match, move)
    return isCall(move) || (!over && !betweenRounds && table.turn === 0)
  })

test('a late hint is not shown for the next decision', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isTwiceYourTurn))
  await asked(page)
  await page.evaluate(() => {
    const press = (wanted: string) => document.querySelector<HTMLElement>(wanted)!.click()
    press('.ask-hint')
    press('.hand-card.playable')
  })
  await page.waitForTimeout(100)
  await asked(page)
  await page.waitForTimeout(1500)
  assert.equal(await page.locator('.advised').count(), 0)
  assert.doesNotMatch(await page.locator('.prompt').innerText(), /expert/)
})

test('the click that ends a trick does not collect it', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isLastToPlay), { settings: { trickPause: 'tap' } })
  await asked(page)
  await page
    .locator('.hand-card.playable')
    .first()
    .click({ position: { x: 20, y: 12 }, clickCount: 2 })
  await page.locator('.go-on').waitFor()
  await page.waitForTimeout(200)
  assert.equal(await page.locator('.go-on').count(), 1)
  assert.equal((await snapshotOf(page)).trick.length, 4)
})

test('the last trick opens with one tap and shows who played which card', async (t) => {
  const { page } = await sitDown(t, gummiTrick, { seats: '3', seed: 'trick' }, { settings: { trickPause: 'tap' } })
  await asked(page)
  await page.locator('.open-last-trick').click()
  assert.match(await page.locator('dialog[open]').innerText(), /No trick has been completed yet/)
  await page.keyboard.press('Escape')
  await page
    .locator('.hand-card.playable')
    .first()
    .click({ position: { x: 20, y: 12 } })
  await page.locator('.go-on').waitFor()
  const { trick } = await snapshotOf(page)
  assert.equal(trick.length, 3)
  await page.click('.go-on')
  await page.locator('.open-last-trick').click()
  const shown = page.locator('dialog[open] .last-trick-card')
  await waitForValue(() => shown.evaluateAll((slots) => slots.map((slot) => slot.ariaLabel ?? '')), [...trick])
})

test('the log has every decision', async (t) => {
  const { page } = await openTable(
    t,
    tableWhere(gummiTrick, (match) => isYourTurn(match) && match.decisions.length > 8),
  )
  await asked(page)
  const { length } = await keptMoves(page, 'gummi-trick')
  assert.ok(length > 8)
  await page.locator('.open-log').click()
  await waitForCount(page.locator('.log-drawer li.decision'), length)
  await playCard(page, await someCard(page))
  const after = await keptMoves(page, 'gummi-trick')
  assert.ok(after.length > length)
  await waitForCount(page.locator('.log-drawer li.decision'), after.length)
})

test('forced moves are played automatically if the settings say so', async (t) => {
  for (const autoplay of [false, true]) {
    const { page } = await sitDown(t, gummiTrick, { seats: '2', seed: 'forced' }, { settings: { autoplay } })
    const { choices } = await playUntil(page, GAME_OVER)
    assert.equal(choices.includes(1), !autoplay, `asked with one choice only: ${choices}`)
  }
})

test('replaying a deal gives the same cards, a rematch gives others', async (t) => {
  const { page } = await sitDown(t, gummiTrick, { seats: '2' })
  await asked(page)
  const { hand } = await snapshotOf(page)
  await playUntil(page, GAME_OVER)
  await page.locator('.end-more > summary').click()
  await page.getByRole('button', { name: 'The same deal again' }).click()
  await asked(page)
  assert.deepEqual((await snapshotOf(page)).hand, hand)
  await playUntil(page, GAME_OVER)
  await page.getByRole('button', { name: 'Rematch' }).click()
  await asked(page)
  const other = await snapshotOf(page)
  assert.equal(other.hand.length, hand.length)
  assert.notDeepEqual(other.hand, hand)
})

test('an address with a seed and a number of seats always gives the same deal', async (t) => {
  const hands = []
  for (const seed of ['friday', 'friday', 'monday']) {
    const path = `/play/gummi-trick?seed=${seed}&seats=3`
    const { page } = await openApp(t, { path, storage: { settings: FAST } })
    await page.click('.setup button[type=submit]')
    await asked(page)
    assert.equal(await page.locator('.seat').count(), 3)
    hands.push((await snapshotOf(page)).hand)
  }
  assert.deepEqual(hands[1], hands[0])
  assert.notDeepEqual(hands[2], hands[0])
})

test('the table uses the values of the form, and a name may have spaces', async (t) => {
  const { page } = await openApp(t, { path: '/play/gummi-trick', storage: { settings: FAST } })
  const name = page.getByLabel('Your name')
  await name.pressSequentially('Anna Maria')
  assert.equal(await name.inputValue(), 'Anna Maria')
  await page.getByText('Options', { exact: true }).click()
  for (let rank = 1; rank <= 10; rank++) {
    const field = page.getByLabel(`Card ${rank}`, { exact: true })
    await field.press('ControlOrMeta+a')
    await field.press('Delete')
    await field.pressSequentially('77')
    assert.equal(await field.inputValue(), '77')
  }
  await page.getByLabel('Card 1', { exact: true }).press('Enter')
  await asked(page)
  assert.match(await page.locator('.hand-card').first().innerHTML(), />77</, 'the card shows its value')
  const { plan } = await page.evaluate(() => JSON.parse(localStorage.getItem('trick-bento/game/gummi-trick')!))
  assert.deepEqual(plan.options.points, Array(10).fill(77))
  assert.equal(plan.players[0].name, 'Anna Maria')
})

test('the form explains an invalid value in one sentence and keeps all other values', async (t) => {
  const { page } = await openApp(t, { path: '/play/gummi-trick?seed=keep&seats=2', storage: { settings: FAST } })
  await page.getByText('Options', { exact: true }).click()
  await page.getByRole('radio', { name: 'Three' }).check()
  await page.getByLabel('Card 3', { exact: true }).fill('1000')
  await page.click('.setup button[type=submit]')
  await page.locator('.setup-start .field-error', { hasText: 'correct the marked fields' }).waitFor()
  assert.deepEqual(await page.locator('.option .field-error:not(:empty)').allInnerTexts(), [
    '10 whole numbers from 0 to 99, please.',
  ])
  assert.equal(new URL(page.url()).pathname, '/play/gummi-trick')
  await page.getByLabel('Card 3', { exact: true }).fill('9')
  await waitForCount(page.locator('.field-error:not(:empty)'), 0)
  await page.click('.setup button[type=submit]')
  await asked(page)
  const { plan } = await page.evaluate(() => JSON.parse(localStorage.getItem('trick-bento/game/gummi-trick')!))
  assert.deepEqual([plan.seed, plan.players.length, plan.options.rounds], ['keep', 2, 3])
  assert.equal(plan.options.points[2], 9)
})

for (const kind of games) {
  test(`${kind.id}: the receipts of all rounds add up`, async (t) => {
    const { page } = await sitDown(t, kind, { seats: '4', seed: 'receipts' })
    const { receipts } = await playUntil(page, GAME_OVER)
    const totals = new Map<string, number>()
    const [first] = receipts[0]![0]!.lines.filter(({ kind }) => kind === 'before')
    for (const [round, seats] of receipts.entries()) {
      assert.equal(seats.length, 4)
      for (const { name, lines } of seats) {
        const of = (wanted: string) => lines.filter(({ kind }) => kind === wanted).map(({ value }) => value)
        const [before] = of('before')
        const [total] = of('total')
        const where = `${name}, round ${round + 1}: ${JSON.stringify(lines)}`
        assert.equal(before, totals.get(name) ?? first!.value, `it begins where the last round ended; ${where}`)
        assert.equal(before + of('reason').reduce((sum, each) => sum + each, 0), total, where)
        totals.set(name, total!)
      }
    }
    assert.ok(
      receipts.flat(2).some(({ lines }) => lines.some(({ kind }) => kind === 'reason')),
      'at least one seat scored',
    )
  })
}

test('a double click on buttons, cards and the table selects no text', async (t) => {
  const { page } = await openTable(t, tableWhere(gummiTrick, isYourTurn))
  await asked(page)
  for (const selector of ['.ask-hint', '.hand-card:not(.playable)', '[data-seat="1"]']) {
    const { x, y, width } = (await page.locator(selector).first().boundingBox())!
    await page.mouse.dblclick(x + width / 2, y + 12)
    assert.equal(await page.evaluate(() => String(getSelection())), '', selector)
  }
})
