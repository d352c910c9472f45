import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { games } from '@trick-bento/games'
import { type GameKind, legal, Match, must, seededDeal } from '@trick-bento/kit'
import type { BrowserContext, Page } from 'playwright-core'
import { FAST, GAME_OVER, playUntil, snapshotOf } from './harness/auto-play.ts'
import { axe, openApp, waitForValue } from './harness/index.ts'
import { type OnlineSite, openTableByApi, serveOnline, sitAt } from './harness/online-server.ts'
import type { SiteServer } from './harness/site-server.ts'

const NAMES = ['Mia', 'Ben', 'Chika', 'Dario']
const OTHERS_WAIT = '.prompt:has-text("Waiting for Dario")'
/** Options that make games short: one round, or cards with many points. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'sushi-trick': { rounds: 1 },
  gudetama: { copies: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 12, 8] },
}
/** Several pages at once need a longer polling interval. */
const TOGETHER = { every: 40 }
/** Errors of connections that the test cuts. */
const CUT =
  /ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|CONNECTION_CLOSED|EMPTY_RESPONSE)/

interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
}

const visit = (t: TestContext, server: SiteServer, name: string): Promise<Visitor> =>
  openApp(t, {
    server,
    path: '/online',
    storage: { settings: { ...FAST, name } },
    allow: [CUT],
  })

/** The seed of the shortest of some games in which everybody plays the last legal card. */
function shortestDeal(kind: GameKind): string {
  const game = must(kind.at(4, OPTIONS[kind.id] ?? {}))
  const lengthOf = (seed: string): number => {
    const match = new Match(game, seed)
    while (!match.over) {
      if (match.betweenRounds) match.nextRound()
      const { turn } = match.table
      must(match.play(turn, [...legal(game, match.table, turn)].at(-1)!))
    }
    return match.decisions.length
  }
  const lengths = Array.from({ length: 40 }, (_, i) => ({ seed: `deal ${i}`, length: lengthOf(`deal ${i}`) }))
  return lengths.reduce((best, each) => (each.length < best.length ? each : best)).seed
}

/** Closes the page during a trick, and opens it again when all others wait. */
async function closePage({ page }: Visitor, other: Page): Promise<void> {
  const address = page.url()
  await page.goto('about:blank')
  await other.locator(OTHERS_WAIT).waitFor()
  await page.goto(address)
}

/** Cuts all streams during a trick, and one player's network until all others wait. */
async function loseNetwork({ page, context }: Visitor, other: Page, server: OnlineSite): Promise<void> {
  await context.setOffline(true)
  server.cutStreams()
  await page.locator('.problem').waitFor()
  await other.locator(OTHERS_WAIT).waitFor()
  await context.setOffline(false)
  await page.locator('.problem').waitFor({ state: 'detached' })
}

/** Leaves in the middle of a trick and returns to the same hand. */
async function stepOut(visitor: Visitor, how: (visitor: Visitor) => Promise<void>): Promise<void> {
  const { page } = visitor
  await playUntil(page, '.tray-slot:not(.empty)', TOGETHER)
  const { hand } = await snapshotOf(page)
  await how(visitor)
  await page.locator('.hand.asks').waitFor()
  assert.deepEqual((await snapshotOf(page)).hand, hand, 'the same cards are in hand')
  await waitForValue(
    async () => (await page.title()).startsWith('● Your turn!'),
    true,
    'the title says whose turn it is',
  )
}

const resultOf = (page: Page): Promise<string[]> => page.locator('dialog[open] .receipt .row-total').allInnerTexts()

test('four browsers play every game to its end while one of them leaves and returns and a fifth one watches', {
  timeout: 900_000,
}, async (t) => {
  let deal = ''
  const server = await serveOnline({ dealOf: (_, round) => seededDeal(deal, round) })
  const [players, spectator] = await Promise.all([
    Promise.all(NAMES.map((name) => visit(t, server, name))),
    visit(t, server, 'Eve'),
  ])
  const pages = players.map(({ page }) => page)
  for (const [i, kind] of games.entries()) {
    await t.test(kind.id, async () => {
      deal = shortestDeal(kind)
      const path = await openTableByApi(pages[0], {
        game: kind.id,
        seats: 4,
        options: OPTIONS[kind.id] ?? {},
        name: NAMES[0],
      })
      await Promise.all([...pages, spectator.page].map((page) => page.goto(server.origin + path)))
      for (const seat of [1, 2, 3]) await sitAt(pages[seat], seat)
      await pages[0].locator('.gathering .primary:not([disabled])').click()
      const toTheEnd = (page: Page) => playUntil(page, GAME_OVER, TOGETHER)
      const [watched] = await Promise.all([
        toTheEnd(spectator.page),
        ...pages.slice(0, 3).map(toTheEnd),
        stepOut(players[3], (visitor) =>
          i % 2 === 0 ? closePage(visitor, pages[0]) : loseNetwork(visitor, pages[0], server),
        ).then(() => toTheEnd(pages[3])),
      ])
      const results = await Promise.all([...pages, spectator.page].map(resultOf))
      assert.equal(results[0].length, 4)
      for (const result of results) assert.deepEqual(result, results[0], 'everybody sees the same totals')
      assert.deepEqual(watched.choices, [], 'a spectator has nothing to decide')
      assert.equal(await spectator.page.locator('.hand-card[data-card]').count(), 0, 'a spectator has no hand')
    })
  }
  assert.deepEqual(await axe(spectator.page), [], 'the page of the spectator')
})
