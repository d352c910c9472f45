import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import type { GameKind } from '@trick-bento/kit'
import type { Page } from 'playwright-core'
import { openApp } from './harness/index.ts'
import { clickCard, PLAYABLE, sitDown } from './harness/screens/visit.ts'
import { isLastToPlay, tableWhere } from './harness/tables.ts'

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
    const { page } = await openApp(t, { reducedMotion: true, storage: { settings: { sounds: false } } })
    const { moving, landings } = await watchTrick(page, kind)
    assert.deepEqual(moving, [])
    assert.equal(landings.length, 0, 'no card flies')
  })

  test(`${kind.id}: a flying card lands at its place in the trick`, async (t) => {
    const { page } = await openApp(t, { storage: { settings: { sounds: false, speed: 'quick' } } })
    const { landings } = await watchTrick(page, kind)
    assert.ok(landings.length > 0, 'at least one card flies')
    const [played] = landings
    const isThere = ({ x, y, width }: Box): boolean =>
      Math.hypot(x - played!.card.x, y - played!.card.y) < 3 && Math.abs(width - played!.card.width) < 3
    assert.ok(played!.trick.some(isThere), `the card did not land at its place: ${JSON.stringify(played)}`)
  })
}

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
