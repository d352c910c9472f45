import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { lock } from '../../../tools/lock.mjs'
import { compressFiles } from './compress.ts'
import { CUSTOM_GAMES } from './custom-games.ts'
import { fingerprint } from './fingerprint.ts'
import { CACHE, ROOT, WEB } from './folders.ts'

/** The built page. */
export const DIST = join(WEB, 'dist')
const NEXT = join(CACHE, 'site.next')
const PREVIOUS = join(CACHE, 'site.previous')
const STAMP = '.fingerprint'

/** For `onBuild`: tells the user to wait. */
export const printBuildMessage = (): void => console.error('Building the page (a few seconds) …')

export interface BuildOptions {
  /** Game files that are built into the page beside the included games. */
  readonly games?: readonly string[]
  /** Called before a build starts; not called if the page is up to date. */
  readonly onBuild?: () => void
}

/**
 * Builds the page if its sources changed, and passes the folder to `read`. The folder is locked meanwhile:
 * only one process builds at a time, and no other process replaces the folder while it is read.
 */
export async function withBuiltSite<T>(
  read: (folder: string) => T,
  { games = [], onBuild = () => {} }: BuildOptions = {},
): Promise<T> {
  mkdirSync(CACHE, { recursive: true })
  return games.length === 0 ? withSharedSite(read, onBuild) : withCustomSite(read, games, onBuild)
}

async function withSharedSite<T>(read: (folder: string) => T, onBuild: () => void): Promise<T> {
  const unlock = await lock(join(CACHE, 'site.lock'))
  try {
    const wanted = fingerprint()
    if (wanted !== builtFingerprint()) {
      onBuild()
      await buildShared(wanted)
    }
    return read(DIST)
  } finally {
    unlock()
  }
}

/** Builds into a temporary folder every time. */
async function withCustomSite<T>(
  read: (folder: string) => T,
  games: readonly string[],
  onBuild: () => void,
): Promise<T> {
  onBuild()
  const folder = mkdtempSync(join(CACHE, 'site.games-'))
  try {
    await runVite(folder, games)
    await compressFiles(folder)
    return read(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function builtFingerprint(): string | undefined {
  const stamp = join(DIST, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

async function buildShared(wanted: string): Promise<void> {
  await runVite(NEXT, [])
  await compressFiles(NEXT)
  writeFileSync(join(NEXT, STAMP), wanted)
  rmSync(PREVIOUS, { recursive: true, force: true })
  if (existsSync(DIST)) renameSync(DIST, PREVIOUS)
  renameSync(NEXT, DIST)
  rmSync(PREVIOUS, { recursive: true, force: true })
}

/** Runs in a child process, which frees its memory afterwards and has its own `NODE_ENV`. */
function runVite(folder: string, games: readonly string[]): Promise<void> {
  const args = ['build', WEB, '--outDir', folder, '--emptyOutDir', '--configLoader', 'native', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production', [CUSTOM_GAMES]: JSON.stringify(games) }
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), ...args], { env })
  const endChild = () => child.kill()
  process.once('exit', endChild)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', endChild)
      if (code === 0) resolve()
      else reject(new Error(`The page could not be built.\n${readable(output)}`))
    })
  })
}

/** Removes colours and the stack trace at the end. */
const readable = (output: string): string =>
  stripVTControlCharacters(output)
    .split(/^ +at /m, 1)[0]!
    .trim()
