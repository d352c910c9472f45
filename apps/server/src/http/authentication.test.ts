import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TableGlance } from '@trick-bento/protocol'
import { Browser } from '../testing/browser.ts'
import { Client } from '../testing/client.ts'
import { openTestServer } from '../testing/test-server.ts'
import { NO_LIMITS } from './limits.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const TABLE = { game: 'bannish', seats: 4, name: 'Ann' }
const OPENING = JSON.stringify(TABLE)
const openTable = async (browser: Browser): Promise<string> => (await browser.post('/api/tables', TABLE)).json.table
const seatAt = async (browser: Browser, table: string): Promise<number> =>
  (await browser.get(`/api/tables/${table}`)).json.you

test('a browser gets a key with its first command, in a cookie that scripts cannot read', async (t) => {
  const { origin } = await openTestServer(t)
  const visit = await fetch(`${origin}/api/tables`)
  assert.equal(visit.headers.get('set-cookie'), null)
  const opened = await fetch(`${origin}/api/tables`, { method: 'POST', headers: JSON_TYPE, body: OPENING })
  const cookie = opened.headers.get('set-cookie')!
  assert.match(cookie, /^bento-key=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/)
  const { table } = (await opened.json()) as { table: string }
  const headers = { cookie: cookie.split(';')[0]! }
  const mine = (await (await fetch(`${origin}/api/tables/${table}`, { headers })).json()) as TableGlance
  assert.deepEqual([mine.you, mine.host], [0, true])
  const others = (await (await fetch(`${origin}/api/tables/${table}`)).json()) as TableGlance
  assert.deepEqual([others.you, others.host], [-1, false])
})

test('the cookie is limited to https if a trusted proxy reports https', async (t) => {
  const { origin } = await openTestServer(t, { trustedProxies: 1 })
  const headers = { ...JSON_TYPE, 'x-forwarded-proto': 'https' }
  const { headers: answered } = await fetch(`${origin}/api/tables`, { method: 'POST', headers, body: OPENING })
  assert.match(answered.get('set-cookie')!, /; Secure/)
})

test('the server refuses a command with a cookie from a page of another site', async (t) => {
  const { origin } = await openTestServer(t)
  const cookie = `bento-key=${'k'.repeat(43)}`
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin },
  ]
  for (const each of foreign) {
    const headers = { ...JSON_TYPE, cookie, ...each }
    const refused = await fetch(`${origin}/api/tables`, { method: 'POST', headers, body: OPENING })
    assert.deepEqual([refused.status, await codeOf(refused)], [403, 'cross-site'], JSON.stringify(each))
  }
  for (const each of [{ origin }, { 'sec-fetch-site': 'same-origin' }]) {
    const headers = { ...JSON_TYPE, cookie, ...each }
    assert.equal((await fetch(`${origin}/api/tables`, { method: 'POST', headers, body: OPENING })).status, 201)
  }
  const form = await fetch(`${origin}/api/tables`, { method: 'POST', headers: { cookie }, body: OPENING })
  assert.deepEqual([form.status, await codeOf(form)], [415, 'not-json'])
})

test('a program is the same person with its key in every request', async (t) => {
  const { origin } = await openTestServer(t)
  const { key } = (await (await fetch(`${origin}/api/keys`, { method: 'POST' })).json()) as { key: string }
  const client = Object.assign(new Client(origin), { key })
  const table = await client.open({ game: 'bannish', seats: 4, name: 'Bot', seat: 2 })
  assert.equal((await client.glance(table)).you, 2)
  for (const authorization of ['Bearer short', 'Basic abc', 'Bearer', `Bearer ${key}x`]) {
    const refused = await fetch(`${origin}/api/tables`, { headers: { authorization } })
    assert.deepEqual([refused.status, await codeOf(refused)], [401, 'bad-key'], authorization)
  }
})

test('over https the cookie has a __Host- prefix, and one without it is ignored', async (t) => {
  const { origin } = await openTestServer(t, { origin: 'https://bento.example' })
  const browser = new Browser(origin)
  const table = await openTable(browser)
  assert.match(browser.cookie, /^__Host-bento-key=[\w-]{43}$/)
  assert.match(browser.attributes, /^Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  assert.equal(await seatAt(browser, table), 0)
  browser.cookie = browser.cookie.replace('__Host-', '')
  assert.equal(await seatAt(browser, table), -1)
})

test('reading /api/me renews the lifetime of the cookie', async (t) => {
  const browser = new Browser((await openTestServer(t)).origin)
  await browser.get('/api/me')
  assert.equal(browser.cookie, '', 'reading does not set a key')
  await openTable(browser)
  const { cookie } = browser
  browser.attributes = ''
  await browser.get('/api/me')
  assert.equal(browser.cookie, cookie)
  assert.match(browser.attributes, /^Max-Age=34560000; /)
})

test('behind a proxy, the client address comes from the proxy, not from a forged header', async (t) => {
  const { origin } = await openTestServer(t, { trustedProxies: 1, limits: { ...NO_LIMITS, tablesOfAddress: 2 } })
  const statuses = []
  for (let i = 0; i < 3; i++) {
    const browser = new Browser(origin, { 'x-forwarded-for': `10.0.0.${i}, 192.0.2.1` })
    statuses.push((await browser.post('/api/tables', TABLE)).status)
  }
  assert.deepEqual(statuses, [201, 201, 429])
})
