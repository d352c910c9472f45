import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick, sushiTrick } from '@trick-bento/games'
import { legal, type Match } from '@trick-bento/kit'
import { openApp } from './harness/index.ts'
import { clickCard, PLAYABLE, sitDown } from './harness/screens/visit.ts'
import { after, isLastToPlay, isYourTurn, tableWhere } from './harness/tables.ts'

interface Sighting {
  /** The words on the table and the announcement. */
  readonly words: string
  /** The words on the table: what happened, and whose turn it is. */
  readonly caption: string
  readonly prompt: string
  readonly isFlying: boolean
  readonly isWaiting: boolean
  readonly hidden: number
}

const SETTINGS = { speed: 'quick', sounds: false, trickPause: 'tap' }

/** Every legal card ends the trick with a meld. */
const isMeldNext = (match: Match): boolean =>
  isLastToPlay(match) &&
  [...legal(match.game, match.table, 0)].every((move) =>
    after(match, move)
      .events.slice(match.events.length)
      .some((event) => event.type === 'score' && event.why === 'meld'),
  )
/** Every legal card ends the game. */
const isGameEndNext = (match: Match): boolean =>
  isYourTurn(match) && [...legal(match.game, match.table, 0)].every((move) => after(match, move).over)

test('a meld is told after the last card has landed, and before its trick is cleared', async (t) => {
  const app = await openApp(t, { storage: { settings: SETTINGS } })
  await app.page.addInitScript(watchWords)
  await sitDown(app, tableWhere(sushiTrick, isMeldNext), PLAYABLE)
  await clickCard(app.page, PLAYABLE)
  await app.page.locator('.go-on').waitFor()
  const seen = await app.page.evaluate(() => (window as unknown as { seen: Sighting[] }).seen)
  const first = seen.findIndex(({ words }) => /Meld/.test(words))
  const landed = seen.findIndex(({ isFlying }, i) => !isFlying && seen.slice(0, i).some((each) => each.isFlying))
  assert.ok(landed >= 0, 'a card flew')
  assert.ok(first >= landed, 'the meld is told after the card has landed')
  assert.ok(!seen.slice(0, first + 1).some(({ isWaiting }) => isWaiting), 'and before Go on')
  for (const { words, hidden } of seen) if (/turned over/i.test(words)) assert.equal(hidden, 0)
})

test('the winner of the game is told after the last trick has been seen', async (t) => {
  const app = await openApp(t, { storage: { settings: SETTINGS } })
  await app.page.addInitScript(watchWords)
  await sitDown(app, tableWhere(sushiTrick, isGameEndNext, { options: { rounds: 1 } }), PLAYABLE)
  await clickCard(app.page, PLAYABLE)
  await app.page.locator('.go-on').click()
  await app.page.waitForFunction(() => /The game is over/.test((window as unknown as { words(): string }).words()))
  const seen = await app.page.evaluate(() => (window as unknown as { seen: Sighting[] }).seen)
  const waited = seen.findLastIndex(({ isWaiting }) => isWaiting)
  const first = seen.findIndex(({ words }) => /The game is over/.test(words))
  assert.ok(waited >= 0 && first > waited, 'the game is over after Go on')
  assert.ok(/trick/.test(seen[waited]!.words), 'what the trick brought is told while it is shown')
})

test('the words on the table name the card of each player while the next bot thinks', async (t) => {
  const app = await openApp(t, { storage: { settings: SETTINGS } })
  await app.page.addInitScript(watchWords)
  const progress = tableWhere(gummiTrick, (match) => isYourTurn(match) && match.table.played === 0)
  await sitDown(app, progress, PLAYABLE)
  await app.page.locator('.caption').waitFor()
  const before = await app.page.evaluate(() => (window as unknown as { seen: Sighting[] }).seen.length)
  await clickCard(app.page, PLAYABLE)
  await app.page.locator('.go-on').waitFor()
  const seen = (await app.page.evaluate(() => (window as unknown as { seen: Sighting[] }).seen)).slice(before)
  const names = progress.plan.players.map(({ name }) => name)
  for (const [seat, name] of names.entries()) {
    if (seat === 0) continue
    const thought = seen.findLast(({ prompt }) => prompt.startsWith(`${name} is thinking`))
    const player = seat === 1 ? 'You play' : `${names[seat - 1]} plays`
    assert.match(thought?.caption ?? '', new RegExp(`^${player} [A-Z]\\w+ \\d`))
  }
  assert.ok(
    seen.every(({ caption }) => caption !== ''),
    'the words are never empty',
  )
  assert.ok(!seen.some(({ caption }) => /Your turn/.test(caption)))
})

/** Runs in the page: notes the words and what moves, whenever the page changes. */
function watchWords(): void {
  const seen: Sighting[] = []
  const words = (): string => {
    return ['.words', '[role=log]'].map((each) => document.querySelector(each)?.textContent ?? '').join(' ')
  }
  Object.assign(window, { seen, words })
  const look = (): void => {
    seen.push({
      words: words(),
      caption: document.querySelector('.caption')?.textContent ?? '',
      prompt: document.querySelector('.prompt')?.textContent ?? '',
      isFlying: document.querySelector('.flyer') !== null,
      isWaiting: document.querySelector('.go-on') !== null,
      hidden: document.querySelectorAll('[data-spot].covered').length,
    })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}
