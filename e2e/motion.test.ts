import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, games, gummiTrick } from '@trick-bento/games'
import { type Event, type GameKind, legal, type Match } from '@trick-bento/kit'
import type { Page } from 'playwright-core'
import { openApp } from './harness/index.ts'
import { clickCard, PLAYABLE, sitDown } from './harness/screens/visit.ts'
import { after, isLastToPlay, isYourTurn, tableWhere } from './harness/tables.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}
interface Seen {
  /** The animated properties and the class of each animated element. */
  readonly moving: string[]
  /** Where each flying card landed, and where the cards of the trick were then. */
  readonly landings: { readonly card: Box; readonly trick: readonly Box[] }[]
}

for (const kind of games) {
  test(`${kind.id}: nothing moves with reduced motion`, async (t) => {
    const { page } = await openApp(t, { reducedMotion: true, storage: { settings: { volume: 0 } } })
    const { moving, landings } = await watchTrick(page, kind)
    assert.deepEqual(moving, [])
    assert.equal(landings.length, 0, 'no card flies')
  })

  test(`${kind.id}: a flying card lands at its place in the trick`, async (t) => {
    const { page } = await openApp(t, { storage: { settings: { volume: 0, speed: 'quick' } } })
    const { landings } = await watchTrick(page, kind)
    assert.ok(landings.length > 0, 'at least one card flies')
    const [played] = landings
    const isThere = ({ x, y, width }: Box): boolean =>
      Math.hypot(x - played!.card.x, y - played!.card.y) < 3 && Math.abs(width - played!.card.width) < 3
    assert.ok(played!.trick.some(isThere), `the card did not land at its place: ${JSON.stringify(played)}`)
  })
}

test('a click on the table skips what is moving', async (t) => {
  const { page, context, origin } = await openApp(t, { storage: { settings: { volume: 0, speed: 'calm' } } })
  await sitDown({ page, context, origin }, tableWhere(gummiTrick, isLastToPlay), PLAYABLE)
  await clickCard(page, PLAYABLE)
  await page.locator('.flyer').first().waitFor({ state: 'attached' })
  const areGone = await page.evaluate(async () => {
    const table = document.querySelector<HTMLElement>('[data-tray]')!
    table.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return document.querySelector('.flyer') === null
  })
  assert.ok(areGone, 'the card is at its place')
  await page.locator('.go-on').waitFor()
})

test('points count up at their seat and end at the new total', async (t) => {
  const { page, context, origin } = await openApp(t, { storage: { settings: { volume: 0, speed: 'quick' } } })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { totals: seen })
    new MutationObserver(() => {
      seen.push([...document.querySelectorAll('.seat-total')].map(({ textContent }) => textContent).join(' '))
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await sitDown({ page, context, origin }, tableWhere(gummiTrick, isRichTrickNext), PLAYABLE)
  const totals = (): Promise<number[]> =>
    page.locator('.seat-total').evaluateAll((all) => all.map((each) => Number(each.textContent)))
  const before = await totals()
  await clickCard(page, PLAYABLE)
  await page.locator('.go-on').click()
  await page.locator('.coin').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.querySelector('.flyer, .coin, .go-on') === null)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.seat-total')].every((each) =>
      each.getAttribute('aria-label')!.startsWith(`${each.textContent} `),
    ),
  )
  const now = await totals()
  const gainer = now.findIndex((total, i) => total >= before[i]! + 3)
  assert.ok(gainer >= 0)
  const seen = await page.evaluate(() => (window as unknown as { totals: string[] }).totals)
  const steps = seen
    .map((each) => Number(each.split(' ')[gainer]))
    .filter((each) => each > before[gainer]! && each < now[gainer]!)
  assert.ok(steps.length > 0, 'the number is seen on its way')
})

test('alike cards of BANNISH!! vanish without Go on', async (t) => {
  const { page, context, origin } = await openApp(t, { storage: { settings: { volume: 0, speed: 'quick' } } })
  await sitDown({ page, context, origin }, tableWhere(bannish, isBannishNext), PLAYABLE)
  await clickCard(page, PLAYABLE)
  await page.locator('.banner.strike').waitFor()
  await page.locator('.puff').waitFor()
  assert.equal(await page.locator('.go-on').count(), 0)
})

test('the last trick of a round is announced when it begins', async (t) => {
  const { page, context, origin } = await openApp(t, { storage: { settings: { volume: 0, speed: 'quick' } } })
  await sitDown({ page, context, origin }, tableWhere(gummiTrick, isLastTrickNext), PLAYABLE)
  await clickCard(page, PLAYABLE)
  await page.locator('.go-on').click()
  await page.locator('.banner').filter({ hasText: 'Last trick!' }).waitFor()
})

/** After every legal card, these events follow. */
const followedBy = (match: Match, isWanted: (events: readonly Event[]) => boolean): boolean =>
  [...legal(match.game, match.table, 0)].every((move) => isWanted(after(match, move).events.slice(match.events.length)))

const isRichTrickNext = (match: Match): boolean =>
  isLastToPlay(match) &&
  followedBy(match, (events) => events.some((event) => event.type === 'score' && event.points > 3))

const isBannishNext = (match: Match): boolean =>
  isYourTurn(match) &&
  match.table.played > 1 &&
  followedBy(match, (events) => events.some((event) => event.type === 'move' && event.cards.length === 2))

/** The trick before the last of twelve ends with the next card. */
const isLastTrickNext = (match: Match): boolean =>
  isLastToPlay(match) && (match.table.n as { readonly tricks: number }).tricks === 10

/** Ends a trick, lets it be collected, and resolves to all movements. */
async function watchTrick(page: Page, kind: GameKind): Promise<Seen> {
  const origin = new URL(page.url()).origin
  await page.addInitScript(watch)
  await sitDown({ page, context: page.context(), origin }, tableWhere(kind, isLastToPlay), PLAYABLE)
  await clickCard(page, PLAYABLE)
  await page.locator('.go-on').click()
  await page.waitForFunction(() => {
    const isBusy = document.querySelector('.flyer, .banner, .go-on') !== null
    return !isBusy && document.querySelector('.hand-card.playable, .calls button, .seat.thinking') !== null
  })
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}

/** Runs in the page. */
function watch(): void {
  const seen: Seen = { moving: [], landings: [] }
  Object.assign(window, { seen })
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2, width }
  }
  const MOVES = ['transform', 'translate', 'rotate', 'scale', 'left', 'top']
  const look = (): void => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect
      if (Number(effect.getComputedTiming().duration) === 0) continue
      const what = MOVES.filter((property) => effect.getKeyframes().some((frame) => property in frame))
      if (what.length > 0) seen.moving.push(`${what} of ${(effect.target as Element).className}`)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const { remove } = Element.prototype
  Element.prototype.remove = function () {
    if (this.matches('.flyer')) {
      const trick = [...document.querySelectorAll('[data-spot]')].map(boxOf)
      seen.landings.push({ card: boxOf(this), trick })
    }
    remove.call(this)
  }
}
