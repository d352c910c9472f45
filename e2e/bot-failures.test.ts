import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import type { Page } from 'playwright-core'
import type { AppOptions } from './harness/app.ts'
import { GAME_OVER, playUntil, sitDown } from './harness/auto-play.ts'
import { serveChangedSite } from './harness/changed-site.ts'
import { announcementsOn, recordAnnouncements } from './harness/page-texts.ts'

const WORKER = /\/assets\/bot-worker-.*\.js$/
const SIMPLE_BOT = /\/assets\/newcomer-.*\.js$/
const LIKE_NEWCOMER = /plays like a newcomer from now on/
const likeNewcomer = (page: Page) => page.getByText(LIKE_NEWCOMER)

/** Opens a table with bots whose worker runs this code at its n-th request. */
async function openTableWith(t: TestContext, trouble: string, options: AppOptions = {}) {
  const server = await serveChangedSite(
    WORKER,
    (text) => `{ let n = 0; addEventListener("message", (event) => { n++; ${trouble} }) }\n${text}`,
  )
  return sitDown(t, gummiTrick, { seats: '3', seed: 'trouble' }, { ...options, server })
}
const FAILS = 'event.stopImmediatePropagation(); throw new Error("it fails")'

test('bots whose worker cannot be loaded play the whole game like newcomers', async (t) => {
  const allow = [WORKER, /bot-worker/]
  const { page } = await sitDown(
    t,
    gummiTrick,
    { seats: '3' },
    { allow, prepare: (context) => context.route(WORKER, (route) => route.abort()) },
  )
  await playUntil(page, '.hand-card.playable')
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.getByText('The expert does not know either').first().waitFor()
  await playUntil(page, GAME_OVER)
  assert.ok((await likeNewcomer(page).count()) > 0)
})

test('bots whose code cannot be loaded at all still play the whole game with legal cards', async (t) => {
  const { page } = await sitDown(
    t,
    gummiTrick,
    { seats: '3' },
    {
      allow: [/bot-worker/, /newcomer/, /dynamically imported module/],
      async prepare(context) {
        for (const path of [WORKER, SIMPLE_BOT]) await context.route(path, (route) => route.abort())
      },
    },
  )
  await playUntil(page, GAME_OVER)
  assert.ok((await likeNewcomer(page).count()) > 0)
})

test('bots whose worker fails at its first request play the whole game like newcomers', async (t) => {
  const { page } = await openTableWith(t, FAILS)
  await playUntil(page, GAME_OVER)
  assert.ok((await likeNewcomer(page).count()) > 0)
})

test('a bot whose worker fails once gets a new worker and plays at its level', async (t) => {
  const { page } = await openTableWith(t, `if (n === 4) { ${FAILS} }`, { prepare: recordAnnouncements })
  await playUntil(page, GAME_OVER)
  const said = (await announcementsOn(page)).join('\n')
  assert.match(said, /is thinking again after an error/)
  assert.doesNotMatch(said, LIKE_NEWCOMER)
})

test('a bot whose worker hangs is replaced in time', async (t) => {
  const { page } = await openTableWith(t, 'event.stopImmediatePropagation()', {
    prepare: (context) => context.clock.install(),
  })
  const thinking = page.locator('.seat.thinking')
  await playUntil(page, '.seat.thinking')
  await thinking.first().waitFor()
  for (let deaths = 1; deaths <= 3; deaths++) {
    assert.equal(await likeNewcomer(page).count(), 0)
    await page.clock.fastForward(20_000)
    await page.getByText(deaths < 3 ? /thinking again/ : /like a newcomer/).waitFor()
  }
  await playUntil(page, GAME_OVER)
})
