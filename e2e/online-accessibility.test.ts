import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { NewTable } from '@trick-bento/protocol'
import type { Page } from 'playwright-core'
import { foreignWords } from './checks/language.ts'
import { clippedTexts, horizontalOverflow } from './checks/overflow.ts'
import { smallTargets } from './checks/targets.ts'
import { FAST, playUntil, ROUND_OVER } from './harness/auto-play.ts'
import { axe, openApp } from './harness/index.ts'
import { openTableByApi, serveOnline, sitAt } from './harness/online-server.ts'

const TABLE: NewTable = {
  game: 'sushi-trick',
  seats: 4,
  options: { rounds: 2 },
  clock: 'relaxed',
  listed: true,
  chat: true,
  openHands: true,
  latecomers: true,
}
/** Names that belong to no language. */
const [HOST, GUEST] = ['♣', '♦'] as const
const LOOKS = [
  { language: 'en', colourScheme: 'light' },
  { language: 'ja', colourScheme: 'dark' },
] as const
type Language = (typeof LOOKS)[number]['language']

/** All accessibility and language problems of this page. */
async function complaints(page: Page, where: string, language: Language): Promise<string[]> {
  const found = [...(await axe(page)), ...(await smallTargets(page)), ...(await foreignWords(page, language))]
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  found.push(...(await horizontalOverflow(page)), ...(await clippedTexts(page)))
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  return found.map((each) => `${where}: ${each}`)
}

for (const { language, colourScheme } of LOOKS) {
  test(`online pages on a phone, ${language}, ${colourScheme}: accessible, large enough, in one language`, async (t) => {
    const server = await serveOnline()
    const visit = (name: string, path: string) =>
      phone(t, { server, path, language, colourScheme, storage: { settings: { ...FAST, name } } })
    const [host, guest] = await Promise.all([visit(HOST, '/online/sushi-trick'), visit(GUEST, '/online')])
    const found: string[] = []
    const look = async (page: Page, where: string): Promise<void> => {
      found.push(...(await complaints(page, where, language)))
    }
    await host.locator('button[type=submit]').waitFor()
    await look(host, 'opening a table')
    const path = await openTableByApi(host, { ...TABLE, name: HOST, bots: [{ seat: 3, level: 'casual' }] })
    await host.goto(server.origin + path)
    await host.locator('.chair.you').waitFor()
    await host.locator('.chair').nth(2).locator('select').selectOption('newcomer')
    await host.locator('.chair').nth(2).locator('.chair-about').waitFor()
    await host.locator('.emotes button').first().click()
    await host.locator('.saying').waitFor()
    await look(host, 'gathering')
    await guest.locator('.lobby-table').waitFor()
    await look(guest, 'the lobby')
    await guest.click('.lobby-table .button')
    await sitAt(guest, 1)
    await look(guest, 'gathering as a guest')
    await host.locator('.gathering .primary:not([disabled])').click()
    await guest.locator('.hand-card').first().waitFor()
    await look(guest, 'the table')
    await guest.locator('.play-tools button').nth(2).click()
    await guest.locator('.standing button').waitFor()
    await look(guest, 'a bot plays')
    await guest.reload()
    await guest.click('.standing button')
    await guest.locator('.play-tools button').nth(2).waitFor()
    await host.locator('.play-tools button').nth(0).click()
    await look(host, 'talk')
    await host.keyboard.press('Escape')
    await host.locator('.play-tools button').nth(1).click()
    await look(host, 'people')
    await host.keyboard.press('Escape')
    await Promise.all([host, guest].map((page) => playUntil(page, ROUND_OVER, { every: 40 })))
    await host.locator('.hands summary').click()
    await host.locator('.shown-hand').first().waitFor()
    await look(host, 'the result of a round')
    assert.deepEqual(found, [])
  })
}

const phone = async (t: TestContext, options: Parameters<typeof openApp>[1]): Promise<Page> =>
  (await openApp(t, { width: 360, height: 740, touch: true, reducedMotion: true, ...options })).page
