import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { TIMEOUT } from './timeout.ts'

/** Waits until `read` returns the expected value; fails with the last value otherwise. */
export async function waitForValue<T>(read: () => T | Promise<T>, expected: T, message?: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT
  for (;;) {
    const found = await read()
    if (isDeepStrictEqual(found, expected)) return
    if (performance.now() > deadline) return assert.deepEqual(found, expected, message)
    await sleep(50)
  }
}

export const waitForCount = (locator: Locator, count: number, message?: string): Promise<void> =>
  waitForValue(() => locator.count(), count, message)

/** Waits until fonts are loaded, animations have ended and effects after rendering have run. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    await nextFrame()
    await nextFrame()
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
    await Promise.allSettled(passing.map(({ finished }) => finished))
    await new Promise((resolve) => setTimeout(resolve))
  })
