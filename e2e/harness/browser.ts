import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './chromium.ts'
import { TIMEOUT } from './timeout.ts'

export async function launchBrowser(args: string[] = []): Promise<Browser> {
  const { path, env } = await findChromium()
  return chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args, timeout: TIMEOUT })
}
