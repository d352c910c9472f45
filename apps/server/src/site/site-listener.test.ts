import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { type Listening, listen } from '../start/listen.ts'
import { readSite } from './site.ts'
import { siteListener } from './site-listener.ts'

const PAGE = `<!doctype html><title>Bento</title>${' '.repeat(500)}`
const SCRIPT = 'console.log("bento")\n'.repeat(100)
const FILES = {
  'index.html': PAGE,
  '200.html': PAGE,
  'manifest.webmanifest': '{}',
  'icons/icon.png': 'not a real image',
  'assets/main-abc123.js': SCRIPT,
  '.fingerprint': 'secret',
  '.hidden/file.txt': 'secret',
}

const folder = mkdtempSync(join(tmpdir(), 'bento-site-'))
let server: Listening

before(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, 'dist', path, '..'), { recursive: true })
    writeFileSync(join(folder, 'dist', path), text)
  }
  writeFileSync(join(folder, 'outside.txt'), 'secret')
  for (const path of ['index.html', 'assets/main-abc123.js']) {
    const content = readFileSync(join(folder, 'dist', path))
    writeFileSync(join(folder, 'dist', `${path}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, 'dist', `${path}.gz`), gzipSync(content))
  }
  server = await listen(siteListener(readSite(join(folder, 'dist'))), 'localhost', 0)
})
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** Unlike `fetch`, sends the path unchanged and decompresses nothing. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('requests for existing files', () => {
  test('the server sends each file with its content type', async () => {
    const types = {
      '/index.html': 'text/html; charset=utf-8',
      '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
      '/icons/icon.png': 'image/png',
      '/assets/main-abc123.js': 'text/javascript; charset=utf-8',
    }
    for (const [path, type] of Object.entries(types)) {
      const { status, headers } = await ask(path)
      assert.deepEqual([status, headers['content-type']], [200, type], path)
    }
  })

  test('the server answers a path without a file extension with the page of the app', async () => {
    for (const path of ['/', '/play/gummi-trick', '/play/gummi-trick?level=expert', '/rules/', '/%E5%AF%BF%E5%8F%B8']) {
      const { status, body } = await ask(path)
      assert.deepEqual([status, body.toString()], [200, PAGE], path)
    }
  })

  test('the server listens on all loopback addresses of the machine', async () => {
    assert.equal((await fetch(`http://localhost:${server.port}/`)).status, 200)
  })
})

describe('requests that are refused', () => {
  test('the server answers a missing file with a page that leads to all games', async () => {
    const { status, headers, body } = await ask('/assets/old-def456.js')
    assert.deepEqual([status, headers['content-type']], [404, 'text/html; charset=utf-8'])
    assert.match(body.toString(), /<a href="\/">/)
  })

  test('the server sends no file outside the site, no hidden file and no compressed copy by its own name', async () => {
    const paths = [
      '/../outside.txt',
      '/assets/../../outside.txt',
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
      '/..\\outside.txt',
      '//etc/passwd.txt',
      '/.fingerprint',
      '/.hidden/file.txt',
      '/index.html.br',
      '/index.html.gz',
    ]
    for (const path of paths) {
      const { status, body } = await ask(path)
      assert.equal(status, 404, path)
      assert.doesNotMatch(body.toString(), /secret/, path)
    }
  })

  test('the server refuses an address that cannot be decoded', async () => {
    const { status, body } = await ask('/%zz')
    assert.deepEqual([status, body.toString()], [400, 'The address is not valid.\n'])
  })

  test('the server refuses every method except GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const { status, headers } = await ask('/', {}, method)
      assert.deepEqual([status, headers.allow], [405, 'GET, HEAD'], method)
    }
  })
})

describe('compression and caching', () => {
  test('the server sends the best compression that the browser accepts', async () => {
    const path = '/assets/main-abc123.js'
    const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' })
    assert.equal(brotli.headers['content-encoding'], 'br')
    assert.equal(brotliDecompressSync(brotli.body).toString(), SCRIPT)
    const zipped = await ask(path, { 'accept-encoding': 'GZIP;q=0.5, br;q=0' })
    assert.equal(zipped.headers['content-encoding'], 'gzip')
    assert.equal(gunzipSync(zipped.body).toString(), SCRIPT)
    const plain = await ask(path)
    assert.deepEqual([plain.headers['content-encoding'], plain.body.toString()], [undefined, SCRIPT])
    for (const { headers } of [brotli, zipped, plain]) assert.equal(headers.vary, 'accept-encoding')
  })

  test('browsers cache assets for ever and revalidate all other files', async () => {
    const { headers } = await ask('/assets/main-abc123.js')
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    for (const path of ['/', '/play', '/manifest.webmanifest', '/icons/icon.png']) {
      assert.equal((await ask(path)).headers['cache-control'], 'no-cache', path)
    }
    assert.equal((await ask('/missing.txt')).headers['cache-control'], 'no-store')
  })

  test('the server sends no body if the browser has the current version', async () => {
    const encodings = { 'accept-encoding': 'br' }
    const { etag } = (await ask('/', encodings)).headers
    assert.match(String(etag), /^"\w+-br"$/)
    for (const known of [String(etag), `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, body, headers } = await ask('/', { ...encodings, 'if-none-match': known })
      assert.deepEqual([status, body.length, headers.etag], [304, 0, etag], known)
    }
    assert.equal((await ask('/', { ...encodings, 'if-none-match': '"other"' })).status, 200)
    assert.equal((await ask('/', { 'if-none-match': String(etag) })).status, 200)
  })

  test('the server answers HEAD without a body', async () => {
    const { status, body, headers } = await ask('/', {}, 'HEAD')
    assert.deepEqual([status, body.length, headers['content-length']], [200, 0, String(PAGE.length)])
    assert.equal((await ask('/missing.txt', {}, 'HEAD')).status, 404)
  })
})

test('every response has the security headers', async () => {
  for (const path of ['/', '/assets/main-abc123.js', '/missing.txt', '/%zz']) {
    const { headers } = await ask(path)
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /default-src 'self';.*object-src 'none'; base-uri 'none';.*frame-ancestors 'none'/)
    assert.doesNotMatch(policy, /unsafe|\*|https?:/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
    assert.match(String(headers['permissions-policy']), /camera=\(\)/)
  }
})
