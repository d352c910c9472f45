import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtSite } from './harness/site-server.ts'

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}

const site = await builtSite()
const textOf = (path: string): string => site.get(path)!.content.toString()
const manifest = JSON.parse(textOf('/manifest.webmanifest'))
const icons: readonly Icon[] = manifest.icons

test('the manifest has all entries that an installed app needs', () => {
  assert.equal(manifest.name, 'Trick Bento')
  assert.deepEqual([manifest.start_url, manifest.scope, manifest.display], ['./', './', 'standalone'])
  for (const colour of [manifest.background_color, manifest.theme_color]) assert.match(colour, /^#[0-9a-f]{6}$/)
  assert.ok(icons.some(({ sizes, purpose }) => sizes === '192x192' && purpose === undefined))
  assert.ok(icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose === undefined))
  assert.ok(icons.some(({ purpose }) => purpose === 'maskable'))
})

for (const { src, sizes, type } of icons) {
  test(`${src} is the image that the manifest describes`, () => {
    const file = site.get(`/${src}`)
    assert.ok(file, 'the file is missing')
    assert.ok(file.type.startsWith(type), file.type)
    if (type === 'image/png') assert.equal(sizeOfPng(file.content), sizes)
    else assert.match(file.content.toString(), /^<svg [^>]*viewBox=/)
  })
}

/** Width and height are in the first chunk, after the signature of eight bytes. */
function sizeOfPng(content: Buffer): string {
  assert.equal(content.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n')
  return `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`
}

test('a browser finds an icon at /favicon.ico', () => {
  const { type, content } = site.get('/favicon.ico')!
  assert.equal(type, 'image/x-icon')
  assert.deepEqual([...content.subarray(0, 4)], [0, 0, 1, 0])
})

test('all files that the page refers to exist', () => {
  const references = [...textOf('/index.html').matchAll(/(?:href|src)="\.(\/[^"]*)"/g)].map((match) => match[1]!)
  assert.ok(references.length > 3)
  assert.deepEqual(
    references.filter((path) => !site.has(path)),
    [],
  )
})

test('the service worker caches all files except itself, and there are no source maps', () => {
  const isCopy = (path: string): boolean => path === '/200.html' || /\/.+\/index\.html$/.test(path)
  const served = [...site.keys()].filter((path) => !isCopy(path)).map((path) => path.slice(1).replace('index.html', ''))
  const { files } = JSON.parse(/^const BUILD = (.*);$/m.exec(textOf('/sw.js'))![1]!)
  const kept = (files as [path: string, integrity: string][]).map(([path]) => path)
  assert.deepEqual(kept.toSorted(), served.filter((path) => path !== 'sw.js').toSorted())
  assert.deepEqual(
    served.filter((path) => path.endsWith('.map')),
    [],
  )
})
