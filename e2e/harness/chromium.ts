import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findProgram, isProgram } from '@trick-bento/server/cluster/programs.ts'
import { lock } from '../../tools/lock.mjs'
import { chromiumFromNpm } from './chromium-from-npm.ts'
import { ROOT } from './root.ts'

export interface Chromium {
  readonly path: string
  /** Environment variables that it needs. */
  readonly env: Readonly<Record<string, string>>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const USUAL_PLACES = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Finds Chromium in `CHROMIUM_PATH` or on this machine, or installs it by npm or apt-get. */
export async function findChromium(): Promise<Chromium> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && !isProgram(wanted)) throw new Error(`CHROMIUM_PATH must be a program; ${wanted} is not.`)
  const present = wanted || installedChromium()
  return present ? { path: present, env: {} } : fetchChromium()
}

const installedChromium = (): string | undefined =>
  NAMES.map(findProgram).find((path) => path !== undefined) ?? USUAL_PLACES.find(isProgram)

async function fetchChromium(): Promise<Chromium> {
  const unlock = await lock(join(ROOT, '.cache/chromium.lock'))
  try {
    const found = chromiumFromNpm() ?? chromiumFromApt()
    if (found) return found
  } finally {
    unlock()
  }
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.')
}

function chromiumFromApt(): Chromium | undefined {
  if (process.getuid?.() !== 0) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    if (spawnSync('apt-get', args, { stdio: 'ignore', env }).status !== 0) return undefined
  }
  const path = installedChromium()
  return path ? { path, env: {} } : undefined
}
