import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const pages = ['*.md', 'docs/**/*.md', 'packages/*/README.md'].flatMap((pattern) => globSync(pattern, { cwd: root }))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const prose = (page: string): string => read(page).replace(/^```.*?^```/gms, '')

test('every file and folder that a page links to exists', () => {
  const broken = pages.flatMap((page) =>
    [...prose(page).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
      .filter(([, target]) => !existsSync(join(root, dirname(page), target!)))
      .map(([, target]) => `${page}: ${target}`),
  )
  assert.deepEqual(broken, [])
})

test('every path from the root that a page names exists', () => {
  const folders = 'packages|apps|e2e|tools|bench|examples|docs|deploy'
  const path = new RegExp(`\`((?:${folders})/[\\w./-]*\\w)/?\``, 'g')
  const missing = pages
    .filter((page) => page !== 'CHANGELOG.md')
    .flatMap((page) =>
      [...prose(page).matchAll(path)]
        .filter(([, named]) => !existsSync(join(root, named!)) && !/(^|\/)dist(\/|$)|tiny-whist/.test(named!))
        .map(([, named]) => `${page}: ${named}`),
    )
  assert.deepEqual(missing, [])
})

test('the architecture page has at most 1,800 words', () => {
  const words = read('ARCHITECTURE.md').split(/\s+/).length
  assert.ok(words <= 1800, `it has ${words}`)
})
