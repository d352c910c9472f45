import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ROOT } from './root.ts'

/** Keeps what the page looks like now in `.cache/screenshots` and tells the file. */
export async function screenshot(page: Page, name: string): Promise<string> {
  const path = join(ROOT, '.cache/screenshots', `${name}.png`)
  await page.screenshot({ path })
  return path
}
