import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { legal, type Match } from '@trick-bento/kit'
import { axe, openApp, waitForCount } from './harness/index.ts'
import { FAST_WITH_TAPS } from './harness/screens/index.ts'
import { sitDown } from './harness/screens/visit.ts'
import { tableWhere } from './harness/tables.ts'

const STILL = { reducedMotion: true, storage: { settings: FAST_WITH_TAPS, 'log-drawer': true } }
const PHONE = { ...STILL, width: 390, height: 844, touch: true }
const gudetama = games.find(({ id }) => id === 'gudetama')!
/** The first seat has to say who leads next. */
const isLeaderToName = ({ game, table, over, betweenRounds }: Match): boolean =>
  !over &&
  !betweenRounds &&
  table.turn === 0 &&
  game.phases[table.phase]!.name === 'lead' &&
  legal(game, table, 0).size === game.seats - 1

for (const [how, options] of Object.entries({ 'on a phone': PHONE, 'on a desktop': STILL })) {
  test(`a tap on a seat says who leads, ${how}`, async (t) => {
    const app = await openApp(t, options)
    const { page } = app
    await sitDown(app, tableWhere(gudetama, isLeaderToName, { seats: 4 }), '.seat-choice')
    assert.equal(await page.locator('.seat-choice').count(), 3)
    assert.equal(await page.locator('.seat.own .seat-choice').count(), 0)
    assert.deepEqual(await axe(page), [])
    const seat = page.locator('.seat.choosable').nth(1)
    const name = await seat.locator('.seat-name').innerText()
    const choice = seat.locator('.seat-choice')
    assert.equal(await choice.getAttribute('aria-label'), `Let ${name} lead`)
    await choice.click()
    await waitForCount(page.locator('.seat-choice'), 0)
    if (how === 'on a phone') await page.click('.open-log')
    await page.locator('.log', { hasText: `You let ${name} lead` }).waitFor()
  })
}

test('a seat can be named with the keyboard, and by its plaque', async (t) => {
  const app = await openApp(t, STILL)
  const { page } = app
  for (const part of ['.seat-choice', '.plaque']) {
    await sitDown(app, tableWhere(gudetama, isLeaderToName, { seats: 4 }), '.seat-choice')
    const seat = page.locator('.seat.choosable').first()
    const name = await seat.locator('.seat-name').innerText()
    await seat.locator(part).press('Enter')
    await waitForCount(page.locator('.seat-choice'), 0)
    await page.locator('.log', { hasText: `You let ${name} lead` }).waitFor()
  }
})
