import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT = 60_000
const INTERVAL = 5

/** Polls a condition until it holds; rejects after `timeout` milliseconds. `what` completes the error message. */
export async function waitUntil(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeout = TIMEOUT,
): Promise<void> {
  const end = Date.now() + timeout
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`timeout after ${timeout / 1000} s: waited until ${what}`)
    await sleep(INTERVAL)
  }
}
