import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { WEB } from './folders.ts'
import { ROUTES, writeRoutePages } from './route-pages.ts'

test('every page of the app has a route, except for the start page and online tables', () => {
  const app = readFileSync(join(WEB, 'src/app/app.tsx'), 'utf8')
  const pages = [...app.matchAll(/^ {2}(\w+): \(\) => import\('\.\.\/pages\//gm)].map(([, name]) => name!)
  assert.deepEqual(new Set([...ROUTES.map((route) => route.split('/')[0]!), 't']), new Set(pages))
})

test('each copy of the page refers to the assets by its depth', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'bento-routes-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<script src="./assets/main.js"></script>')
  writeRoutePages(folder)
  const sourceIn = (path: string) => /src="(.*)assets/.exec(readFileSync(join(folder, path), 'utf8'))![1]
  assert.equal(sourceIn('200.html'), '/')
  assert.equal(sourceIn('rules/index.html'), '../')
  assert.equal(sourceIn('play/gummi-trick/table/index.html'), '../../../')
})
