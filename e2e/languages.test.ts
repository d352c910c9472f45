import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { IS_FOREIGN, isEnglish } from './checks/language.ts'
import { openApp, waitForValue } from './harness/index.ts'
import { announcementsOn, recordAnnouncements } from './harness/page-texts.ts'
import { playToEnd, pointer } from './harness/play-by-input.ts'
import { FAST_WITH_TAPS } from './harness/screens/index.ts'
import { sitDown, visit } from './harness/screens/visit.ts'
import { isGameOver, tableWhere } from './harness/tables.ts'

const LANGUAGES = ['en', 'ja'] as const
const STILL = { reducedMotion: true }
/** The number of moves that are left to play. */
const LAST_MOVES = 16

for (const kind of games) {
  test(`${kind.id} is announced in Japanese to its end`, async (t) => {
    const app = await openApp(t, {
      ...STILL,
      language: 'ja',
      storage: { settings: { ...FAST_WITH_TAPS, trickPause: 'time' } },
    })
    const whole = tableWhere(kind, isGameOver)
    await recordAnnouncements(app.page)
    await sitDown(app, { ...whole, moves: whole.moves.slice(0, -LAST_MOVES) }, '.table')
    await playToEnd(app.page, pointer)
    const announced = await announcementsOn(app.page)
    // Events in quick succession are announced together.
    assert.ok(announced.join('').split('。').length > LAST_MOVES, `too few announcements: ${announced}`)
    assert.deepEqual(announced.filter(isEnglish), [])
  })
}

test('the hint is a sentence in the language of the page', async (t) => {
  for (const language of LANGUAGES) {
    const app = await openApp(t, { ...STILL, language, storage: { settings: FAST_WITH_TAPS } })
    await sitDown(
      app,
      tableWhere(games[0]!, ({ table }) => table.turn === 0),
      '.hand-card.playable',
    )
    await app.page.click('.ask-hint')
    await app.page.locator('.advised').waitFor()
    const sentence = await app.page.locator('.prompt').innerText()
    assert.ok(sentence.length > 5 && !IS_FOREIGN[language](sentence), `${language}: ${sentence}`)
  }
})

for (const [language, greeting] of Object.entries({ en: 'Play', ja: '遊ぶ' })) {
  test(`the page uses the preferred language of the browser, ${language}`, async (t) => {
    const { page } = await openApp(t, { language: language as 'en' })
    const play = page.locator('.compartment-play').first()
    assert.match((await play.getAttribute('aria-label'))!, new RegExp(greeting))
    assert.equal(await page.evaluate(() => document.documentElement.lang), language)
  })
}

test('a language that the user chose stays, whatever the browser prefers', async (t) => {
  const app = await openApp(t, { language: 'en' })
  const { page } = app
  await page.getByRole('button', { name: '日本語' }).click()
  await page.getByRole('heading', { name: 'グミトリック' }).waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja')
  await page.reload()
  await page.getByRole('heading', { name: 'グミトリック' }).waitFor()
  await visit(app, '/settings', '.settings')
  await page.getByLabel('English').check()
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await waitForValue(async () => (await page.title()).startsWith('Settings'), true, 'the title is Settings')
})
