import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { games, gummiTrick } from '@trick-bento/games'
import { type GameRecord, must, parseRecord, verifyRecord } from '@trick-bento/kit'
import { fragmentOf } from '@trick-bento/web/records/link.ts'
import { randomRecord } from '@trick-bento/web/records/testing/random-record.ts'
import type { Page } from 'playwright-core'
import { FAST, GAME_OVER, openTable, playUntil } from './harness/auto-play.ts'
import { openApp, settled } from './harness/index.ts'
import { isGameOver, tableWhere } from './harness/tables.ts'

/** A game without its last few decisions, so that it ends soon. */
function nearlyOver(kind: (typeof games)[number]) {
  const progress = tableWhere(kind, isGameOver, { seats: 3 })
  return { ...progress, moves: progress.moves.slice(0, -6) }
}

/** The totals at the end of the game, the best first. */
const totalsAtTable = (page: Page): Promise<string[]> =>
  page.locator('dialog[open] .receipt').evaluateAll((all) =>
    all.map((each) => {
      const isWinner = each.classList.contains('winner')
      return `${isWinner ? 'winner ' : ''}${each.querySelector('.row-total')!.textContent}`
    }),
  )
/** Opens the menu with everything that can be done after a game. */
const openMore = (page: Page): Promise<void> => page.locator('.end-more > summary').click()
const totalsInReplay = (page: Page): Promise<string[]> =>
  page
    .locator('.result-list li')
    .evaluateAll((all) =>
      all.map((each) => `${each.className === 'won' ? 'winner ' : ''}${each.querySelector('b')!.textContent}`),
    )

for (const kind of games) {
  test(`${kind.id}: the link and the file of a finished game show the same game in another browser`, async (t) => {
    const { page, context, origin } = await openTable(t, nearlyOver(kind))
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await playUntil(page, GAME_OVER)
    const totals = await totalsAtTable(page)
    await openMore(page)
    await page.getByRole('button', { name: 'Share the game' }).click()
    await page.getByText('Copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    assert.ok(link.startsWith(`${origin}/replay#`), link)

    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the record' }).click()
    const file = await waiting
    assert.match(file.suggestedFilename(), new RegExp(`^${kind.id}-\\d{4}-\\d\\d-\\d\\d\\.json$`))
    const record = must(parseRecord(readFileSync(await file.path(), 'utf8')))
    assert.deepEqual(verifyRecord(record, kind).problems, [])

    const elsewhere = await openApp(t, { path: link.slice(origin.length), storage: { settings: FAST } })
    await elsewhere.page.getByRole('button', { name: 'To the end' }).click()
    await elsewhere.page.locator('.result-list').waitFor()
    assert.deepEqual((await totalsInReplay(elsewhere.page)).toSorted(), totals.toSorted())
    const names = await elsewhere.page.locator('.result-list bdi').allInnerTexts()
    assert.deepEqual(names.toSorted(), record.names!.toSorted())
  })
}

const openRecord = async (t: TestContext, record: unknown) =>
  openApp(t, { path: `/replay#${await fragmentOf(record as GameRecord)}`, storage: { settings: FAST } })

const damaged: Readonly<Record<string, (whole: string) => string | Promise<string>>> = {
  'that is cut off': (whole) => whole.slice(0, whole.length / 2),
  'with a letter changed': (whole) => `${whole.slice(0, 40)}${whole[40] === 'x' ? 'y' : 'x'}${whole.slice(41)}`,
  'with invalid characters': () => 'a%F0%9F%8D%B1',
  'of a newer version': (whole) => `b${whole.slice(1)}`,
  'of an unknown game': async () => fragmentOf({ ...good, game: 'poker' }),
  'with a newer format': async () => fragmentOf({ ...good, format: 'trick-bento/2' } as unknown as GameRecord),
  'with other data': async () => fragmentOf({ hello: 'world' } as unknown as GameRecord),
}
const good = randomRecord(gummiTrick, 3, 'links')

for (const [what, damage] of Object.entries(damaged)) {
  test(`a link ${what} is explained in a sentence, and another game can be opened`, async (t) => {
    const { page } = await openApp(t, { path: `/replay#${await damage(await fragmentOf(good))}` })
    const sentence = await page.locator('.problems[role=alert] p').innerText()
    assert.match(sentence, /^[A-Z][^{}[\]]+$/, 'a plain sentence')
    assert.ok(await page.getByRole('button', { name: 'Open', exact: true }).isVisible())
    assert.ok(await page.locator('a[href="/"]').first().isVisible())
  })
}

test('a record that breaks the rules is shown up to the illegal move, with an explanation', async (t) => {
  const [first] = good.rounds
  const moves = first!.moves.toSpliced(4, 1, first!.moves[0]!)
  const { page } = await openRecord(t, { ...good, rounds: [{ ...first!, moves }] })
  assert.match(await page.locator('.problems').innerText(), /breaks the rules/)
  assert.ok(await page.locator('[data-table]').isVisible())
})

test('names from a link are shown as short text and do not change the direction of other text', async (t) => {
  const hostile = ['<img src=x onerror=alert(1)>', '\u202Eevil\u2066', '🍱'.repeat(50)]
  const { page } = await openRecord(t, { ...good, names: hostile })
  page.on('dialog', () => assert.fail('a name was executed as a script'))
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.locator('.result-list').waitFor()
  const shown: string[] = []
  for (const seat of hostile.keys()) {
    shown.push(await page.locator(`.seat[data-seat="${seat}"] .seat-name`).innerText())
  }
  assert.ok(shown[0]!.startsWith('<img src=x'), shown[0])
  assert.equal(shown[1]!.trim(), 'evil')
  assert.ok([...shown[2]!].length <= 20, shown[2])
  assert.equal(await page.locator('main img[src]').count(), 0)
  await settled(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `the page is ${wide} pixels too wide`)
})

test('a name with unusual characters is kept in the record', async (t) => {
  const progress = nearlyOver(gummiTrick)
  const [you, ...others] = progress.plan.players
  const name = '‮<b>🍣 Zoë'
  const plan = { ...progress.plan, players: [{ ...you!, name }, ...others] }
  const { page } = await openTable(t, { ...progress, plan })
  await playUntil(page, GAME_OVER)
  const waiting = page.waitForEvent('download')
  await openMore(page)
  await page.getByRole('button', { name: 'Download the record' }).click()
  const record = must(parseRecord(readFileSync(await (await waiting).path(), 'utf8')))
  assert.equal(record.names![0], name)
  assert.deepEqual(verifyRecord(record, gummiTrick).problems, [])
})
