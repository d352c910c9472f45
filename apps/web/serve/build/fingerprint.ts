import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../root.ts'

/** A hash over all that the build reads: the same fingerprint, the same site. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of sources()) {
    const content = readFileSync(path)
    hash.update(`${relative(ROOT, path)}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function sources(): string[] {
  const packages = readdirSync(join(ROOT, 'packages')).sort()
  return [
    join(ROOT, 'package-lock.json'),
    ...packages.map((name) => join(ROOT, 'packages', name, 'package.json')),
    ...packages.flatMap((name) => filesIn(join(ROOT, 'packages', name, 'src'))),
    ...filesIn(join(ROOT, 'apps/web')),
  ]
}

const IRRELEVANT = /^(?:dist|e2e|node_modules|\..*|.*\.test\.tsx?)$/

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !IRRELEVANT.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(path)
      return entry.isFile() ? [path] : []
    })
}
