import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { openApp } from './harness/index.ts'
import { announcementsOn, recordAnnouncements } from './harness/page-texts.ts'
import { playToEnd, pointer } from './harness/play-by-input.ts'
import { FAST_WITH_TAPS } from './harness/screens/index.ts'
import { clickCard, PLAYABLE, REFUSED, sitDown } from './harness/screens/visit.ts'
import { isGameOver, isRefusal, isYourTurn, tableWhere } from './harness/tables.ts'

const STILL = { reducedMotion: true, storage: { settings: FAST_WITH_TAPS } }
const INSTANT = {
  reducedMotion: true,
  storage: { settings: { ...FAST_WITH_TAPS, trickPause: 'time' }, 'log-drawer': true },
}
/** The number of moves that are left to play. */
const LAST_MOVES = 16

for (const kind of games) {
  test(`${kind.id}: every decision is announced`, async (t) => {
    const app = await openApp(t, INSTANT)
    await recordAnnouncements(app.page)
    const whole = tableWhere(kind, isGameOver)
    await sitDown(app, { ...whole, moves: whole.moves.slice(0, -LAST_MOVES) }, '.table')
    await playToEnd(app.page, pointer)
    const said = (await announcementsOn(app.page)).join(' ')
    await app.page.evaluate(() => {
      const folded = document.querySelectorAll<HTMLElement>('.log-round > details:not([open]) > summary')
      for (const round of folded) round.click()
    })
    const log = await app.page.locator('.log-drawer .decision').all()
    const missing: string[] = []
    for (const decision of log.slice(-LAST_MOVES)) {
      const [first] = await decision.locator('p').allTextContents()
      if (!said.includes(first!)) missing.push(first!)
    }
    assert.ok(log.length >= LAST_MOVES)
    assert.deepEqual(missing, [], `not announced; announced: ${said}`)
  })
}

test('a card that is refused is announced with the reason', async (t) => {
  const app = await openApp(t, STILL)
  const bannish = games.find(({ id }) => id === 'bannish')!
  await sitDown(app, tableWhere(bannish, isRefusal), PLAYABLE)
  const card = app.page.locator(REFUSED).last()
  const label = await card.getAttribute('aria-label')
  assert.match(label!, /^\w+ \d, \d stars?, not now\. Follow \w+: \w+ led it$/)
  await clickCard(app.page, REFUSED)
  const alert = app.page.locator('[role=alert]').filter({ hasText: 'led it' })
  await alert.waitFor({ state: 'attached' })
  assert.ok((await alert.innerText()).includes(label!.split(',')[0]!), 'the alert names the card')
})

test('a hint is announced', async (t) => {
  const app = await openApp(t, STILL)
  await sitDown(app, tableWhere(games[0]!, isYourTurn), PLAYABLE)
  await app.page.getByRole('button', { name: 'Hint' }).click()
  await app.page.locator('.advised').waitFor()
  const sentence = await app.page.locator('.prompt').innerText()
  await app.page.getByRole('status').filter({ hasText: sentence }).first().waitFor({ state: 'attached' })
})
