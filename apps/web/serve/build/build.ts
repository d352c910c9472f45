import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { lock } from '../../../../tools/lock.mjs'
import { ROOT } from '../root.ts'
import { readSite, type Site } from '../site.ts'
import { compressFiles } from './compress.ts'
import { fingerprint } from './fingerprint.ts'
import { OWN_GAMES } from './own-games.ts'

const WEB = join(ROOT, 'apps/web')
const DIST = join(WEB, 'dist')
const NEXT = join(ROOT, '.cache/site.next')
const PREVIOUS = join(ROOT, '.cache/site.previous')
const STAMP = '.fingerprint'

/** The site as its sources are now. One process at a time builds, and none ever reads half a site. */
export async function upToDateSite(beforeBuild = (): void => {}): Promise<Site> {
  const unlock = await lock(join(ROOT, '.cache/site.lock'))
  try {
    const wanted = fingerprint()
    if (wanted !== builtFingerprint()) {
      beforeBuild()
      await build(wanted)
    }
    return readSite(DIST)
  } finally {
    unlock()
  }
}

/** The site with games of one's own in it, given as files; built anew each time, beside the one without. */
export async function siteWithGames(games: readonly string[]): Promise<Site> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.cache/site.own-'))
  try {
    await runVite(folder, games)
    await compressFiles(folder)
    return readSite(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function builtFingerprint(): string | undefined {
  const stamp = join(DIST, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

async function build(wanted: string): Promise<void> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  await runVite(NEXT, [])
  await compressFiles(NEXT)
  writeFileSync(join(NEXT, STAMP), wanted)
  rmSync(PREVIOUS, { recursive: true, force: true })
  if (existsSync(DIST)) renameSync(DIST, PREVIOUS)
  renameSync(NEXT, DIST)
  rmSync(PREVIOUS, { recursive: true, force: true })
}

/** A process of its own: it ends with its memory, and `NODE_ENV` is set for nobody else. */
function runVite(folder: string, games: readonly string[]): Promise<void> {
  const args = ['build', WEB, '--outDir', folder, '--emptyOutDir', '--configLoader', 'native', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production', [OWN_GAMES]: JSON.stringify(games) }
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

/** Without colours, and without the stack trace at its end. */
const readable = (output: string): string =>
  stripVTControlCharacters(output)
    .split(/^ +at /m, 1)[0]!
    .trim()
