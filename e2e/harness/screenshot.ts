import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ROOT } from './root.ts'

/** Saves a screenshot in `.cache/screenshots`. Resolves to its path. */
export async function screenshot(page: Page, name: string): Promise<string> {
  const path = join(ROOT, '.cache/screenshots', `${name}.png`)
  await page.screenshot({ path })
  return path
}
