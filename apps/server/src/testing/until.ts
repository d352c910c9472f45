import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds; many, because a busy machine is no reason to fail. */
const PATIENCE = 60_000

/** Waits until something is so. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, patience = PATIENCE): Promise<void> {
  const end = Date.now() + patience
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited ${patience / 1000} s in vain until ${what}`)
    await sleep(5)
  }
}
