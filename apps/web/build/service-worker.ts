import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { WEB } from './folders.ts'
import { FALLBACK } from './route-pages.ts'

const SOURCE = join(WEB, 'src/pwa/service-worker.ts')

/** After the build, compiles the service worker and gives it the list of the files to cache. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir }) {
    if (this.environment.name === 'client' && dir) await writeServiceWorker(dir)
  },
})

/** Writes `sw.js` for the site in this folder. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const files = filesToCache(folder).map((path) => [addressOf(path), integrityOf(join(folder, path))])
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { sourcemap: false })
  writeFileSync(join(folder, 'sw.js'), `const BUILD = ${JSON.stringify({ version, files })};\n${code}`)
}

/** Without hidden and compressed files, and without the copies of `index.html`. */
function filesToCache(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== 'sw.js' && path !== FALLBACK && !/(?:^|\/)\.|\.(?:br|gz)$|\/index\.html$/.test(path))
    .sort()
}

/** Relative to the scope of the service worker. */
const addressOf = (path: string): string => (path === 'index.html' ? '' : path)

const integrityOf = (path: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`
