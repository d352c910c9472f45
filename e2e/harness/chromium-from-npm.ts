import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chromium } from './chromium.ts'
import { ROOT } from './root.ts'

const PACKAGE = '@sparticuz/chromium'
const VERSION = '153.0.0'
const FOLDER = join(ROOT, '.cache/chromium')
const UNPACKED = join(FOLDER, 'unpacked')
const UNPACKING = join(FOLDER, 'unpacking')

/** A Chromium for Linux from an npm package, with the libraries and the font that it needs. */
export function chromiumFromNpm(): Chromium | undefined {
  if (process.platform !== 'linux' || !(existsSync(UNPACKED) || unpack())) return undefined
  const found = {
    path: join(UNPACKED, 'chromium'),
    env: { LD_LIBRARY_PATH: join(UNPACKED, 'al2023/lib'), FONTCONFIG_FILE: join(UNPACKED, 'fonts.conf') },
  }
  return startsUp(found) ? found : undefined
}

function unpack(): boolean {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(UNPACKING, { recursive: true })
  const install = ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`]
  const script = `await (await import('${PACKAGE}')).default.executablePath()`
  // The package unpacks to the temporary folder, and its libraries only if it detects AWS.
  const env = { ...process.env, TMPDIR: UNPACKING, AWS_EXECUTION_ENV: 'nodejs24.x' }
  const isDone =
    spawnSync('npm', install, { stdio: 'ignore' }).status === 0 &&
    spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: FOLDER, env }).status === 0
  if (!isDone) return false
  writeFileSync(join(UNPACKING, 'fonts.conf'), FONTS)
  renameSync(UNPACKING, UNPACKED)
  return true
}

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(UNPACKED, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(FOLDER, 'fonts-cache')}</cachedir>
</fontconfig>
`

const startsUp = ({ path, env }: Chromium): boolean =>
  spawnSync(path, ['--version'], { stdio: 'ignore', env: { ...process.env, ...env } }).status === 0
