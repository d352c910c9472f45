import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT, WEB } from './folders.ts'

/** A hash of all files that the build reads: an equal fingerprint means an equal site. */
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
    ...filesIn(WEB),
  ]
}

const IRRELEVANT = /^(?:dist|node_modules|\..*|.*\.test\.tsx?)$/

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
