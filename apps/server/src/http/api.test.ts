import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TableGlance } from '@trick-bento/protocol'
import { makeLog } from '../operations/log.ts'
import { Client } from '../testing/client.ts'
import { playAlong } from '../testing/player.ts'
import { openTestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const OPENING = JSON.stringify({ game: 'bannish', seats: 4, name: 'Ann' })

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

test('the server trims names and refuses long or invisible ones', async (t) => {
  const { origin } = await openTestServer(t)
  const client = new Client(origin)
  const bad = [
    '',
    '   ',
    'x'.repeat(21),
    'a\u0000b',
    'a\nb',
    '\u202eevil',
    'a\u2066b',
    '\u200b',
    '\ud800',
    '\u00ad',
    7,
    null,
  ]
  for (const name of bad) {
    const { status, json } = await client.post('/api/tables', { game: 'bannish', seats: 4, name })
    assert.deepEqual([status, json.code], [400, 'bad-request'], JSON.stringify(name))
  }
  for (const name of ['A', ' Zoë ', '花子', '👩‍👩‍👧', 'x'.repeat(20), '<script>']) {
    const table = await client.open({ game: 'bannish', seats: 4, name })
    assert.equal((await client.glance(table)).sitters[0]!.name, name.trim())
  }
})

test('the lobby lists a table until its game is over', async (t) => {
  const { origin } = await openTestServer(t)
  const client = new Client(origin)
  await client.open({ game: 'bannish', seats: 4, name: 'Private' })
  const table = await client.open({ game: 'gudetama', seats: 2, name: 'Ann', listed: true })
  const lobby = async () => (await client.get('/api/tables')).json.tables
  const [listing, ...more] = await lobby()
  assert.deepEqual(
    [{ ...listing, openedAt: 0 }, more],
    [
      {
        id: table,
        game: 'gudetama',
        seats: 2,
        free: 1,
        bots: 0,
        host: 'Ann',
        isPlaying: false,
        latecomers: false,
        chat: false,
        clock: 'off',
        openedAt: 0,
      },
      [],
    ],
  )
  await client.insist(table, { type: 'seat-bot', seat: 1, level: 'steady' })
  const [filled] = await lobby()
  assert.deepEqual([filled.free, filled.bots, filled.isPlaying], [0, 1, false])
  await client.insist(table, { type: 'start' })
  assert.equal((await lobby())[0].isPlaying, true)
  await playAlong(client, table, 0)
  assert.deepEqual(await lobby(), [])
})

test('the server refuses an invalid request with a code, a message and the matching status', async (t) => {
  const { origin } = await openTestServer(t)
  const client = new Client(origin)
  const table = await client.open({ game: 'bannish', seats: 4, name: 'Ann' })
  const raw = (path: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
    client.ask(path, { method: 'POST', headers, body })
  const commandWith = (command: object) => client.post(`/api/tables/${table}/commands`, { key: 'k', command })
  const openWith = (more: object) => client.post('/api/tables', { game: 'bannish', seats: 4, ...more })
  const cases: [Promise<{ status: number; json: { code: string; message: string } }>, number, string, RegExp?][] = [
    [client.get('/api/nothing'), 404, 'not-found'],
    [client.get('/api/tables/unknown'), 404, 'no-such-table'],
    [client.get('/api/tables/000000000000'), 404, 'no-such-table'],
    [client.get('/api/tables/%00'), 404, 'no-such-table'],
    [client.get('/api/tables/%zz'), 400, 'bad-request'],
    [client.get(`/api/tables/${table}/stream?after=x`), 400, 'bad-request', /after/],
    [client.get('/api/tables/000000000000/stream'), 404, 'no-such-table'],
    [client.ask('/api/tables', { method: 'DELETE' }), 405, 'method-not-allowed', /POST, GET, HEAD/],
    [client.ask(`/api/tables/${table}/commands`, {}), 405, 'method-not-allowed', /POST/],
    [client.ask('/api/tables', { method: 'PUT', headers: JSON_TYPE, body: '{' }), 405, 'method-not-allowed'],
    [raw('/api/tables', '{'), 400, 'bad-request'],
    [raw('/api/tables', ''), 400, 'bad-request'],
    [raw('/api/tables', '[]'), 400, 'bad-request'],
    [raw('/api/tables', 'null'), 400, 'bad-request'],
    [raw('/api/tables', '{"__proto__":{"game":"bannish"}}'), 400, 'bad-request'],
    [raw('/api/tables', '{"constructor":{"prototype":{}}}'), 400, 'bad-request'],
    [raw('/api/tables', OPENING, { 'content-type': 'text/plain' }), 415, 'not-json'],
    [raw('/api/tables', OPENING, { 'content-type': 'application/xml' }), 415, 'not-json'],
    [raw('/api/tables', JSON.stringify({ game: 'x'.repeat(20_000) })), 413, 'too-long'],
    [client.post('/api/tables', { game: 'chess', seats: 4 }), 400, 'bad-request', /there is no game "chess"/],
    [client.post('/api/tables', { game: 'bannish', seats: 40 }), 400, 'bad-request', /not 40/],
    [client.post('/api/tables', { game: 'bannish', seats: 4, options: { x: 1 } }), 400, 'bad-request', /no option "x"/],
    [client.post('/api/tables', { game: 'bannish', seats: 4, colour: 'red' }), 400, 'bad-request', /colour/],
    [client.post('/api/tables', { game: 'bannish', seats: 4, name: 'A', seat: 4 }), 404, 'no-such-seat'],
    [openWith({ bots: [{ seat: 4, level: 'steady' }] }), 404, 'no-such-seat'],
    [openWith({ bots: [{ seat: 1, level: 'genius' }] }), 400, 'bad-request', /level/],
    [openWith({ name: 'A', bots: [{ seat: 0, level: 'steady' }] }), 400, 'bad-request', /A seat is for one/],
    [openWith({ bots: Array(9).fill({ seat: 1, level: 'steady' }) }), 400, 'bad-request', /bots/],
    [openWith({ pace: 'hectic' }), 400, 'bad-request', /pace/],
    [openWith({ origin: { seed: 's', moves: ['Z99'] } }), 400, 'bad-request', /^origin: move 1 .*"Z99"/],
    [openWith({ origin: { seed: '', moves: [] } }), 400, 'bad-request', /origin/],
    [openWith({ origin: { seed: 's', moves: Array(2001).fill('R1') } }), 400, 'bad-request', /moves/],
    [client.get(`/api/tables/${table}/hands`), 403, 'hands-are-closed'],
    [commandWith({ type: 'dance' }), 400, 'bad-request', /type/],
    [commandWith({ type: 'start', now: true }), 400, 'bad-request', /now/],
    [client.command(table, { type: 'play', move: 'R9' }), 409, 'not-playing'],
    [client.command('000000000000', { type: 'start' }), 404, 'no-such-table'],
    [client.post(`/api/tables/${table}/commands`, { command: { type: 'start' } }), 400, 'bad-request', /key/],
  ]
  for (const [request, status, code, message = /./] of cases) {
    const reply = await request
    assert.deepEqual([reply.status, reply.json.code], [status, code], JSON.stringify(reply.json))
    assert.match(reply.json.message, message)
    assert.match(reply.json.message, /\.$/)
  }
})

test('the API documents itself as an OpenAPI document and as a page without scripts', async (t) => {
  const { origin } = await openTestServer(t)
  const client = new Client(origin)
  const { json } = await client.get('/api/openapi.json')
  assert.deepEqual(Object.keys(json.paths).sort(), [
    '/api/keys',
    '/api/me',
    '/api/me/devices',
    '/api/me/devices/{id}',
    '/api/me/games',
    '/api/me/leave',
    '/api/me/passkeys',
    '/api/me/passkeys/options',
    '/api/me/passkeys/{id}',
    '/api/me/push',
    '/api/me/statistics',
    '/api/ratings',
    '/api/sign-in',
    '/api/sign-in/options',
    '/api/tables',
    '/api/tables/{id}',
    '/api/tables/{id}/commands',
    '/api/tables/{id}/games',
    '/api/tables/{id}/hands',
    '/api/tables/{id}/proof',
    '/api/tables/{id}/record',
    '/api/tables/{id}/stream',
  ])
  const page = await client.get('/api')
  assert.match(page.headers.get('content-type')!, /^text\/html/)
  assert.match(page.headers.get('content-security-policy')!, /default-src 'self'/)
  assert.match(page.text, /POST \/api\/tables\/\{id\}\/commands/)
  assert.doesNotMatch(page.text, /<script| style=| on\w+=/)
  assert.equal((await client.get('/api/style.css')).status, 200)
})

test('the server logs one line per request without secrets', async (t) => {
  const lines: string[] = []
  const log = makeLog('info', { write: (line) => void lines.push(line) })
  const { origin } = await openTestServer(t, { log })
  const client = new Client(origin)
  const table = await client.open({ game: 'bannish', seats: 4, name: 'Ann', value: 'my value' })
  await client.glance(table)
  const requests = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  await until('both are logged', () => requests().length > 1)
  assert.deepEqual(
    requests().map(({ method, route, status }) => [method, route, status]),
    [
      ['POST', '/api/tables', 201],
      ['GET', '/api/tables/:id', 200],
    ],
  )
  for (const secret of [client.key, table, 'my value', 'Ann']) assert.ok(!lines.join('').includes(secret), secret)
})

test('operators can read health, readiness and metrics', async (t) => {
  const { origin } = await openTestServer(t)
  const client = new Client(origin)
  assert.deepEqual((await client.get('/healthz')).json, { healthy: true })
  assert.deepEqual((await client.get('/readyz')).json, { ready: true, store: 'fine', bus: 'fine' })
  const table = await client.open({ game: 'bannish', seats: 4, name: 'Ann' })
  await client.command(table, { type: 'start' })
  await client.insist(table, { type: 'stand' })
  const { text } = await client.get('/metrics')
  assert.match(text, /^bento_commands_total\{type="start",outcome="seat-free"\} 1$/m)
  assert.match(text, /^bento_append_seconds_count\{outcome="added"\} 1$/m)
  assert.match(text, /^bento_tables_remembered 1$/m)
  assert.match(text, /^bento_streams 0$/m)
  const route = 'method="POST",route="/api/tables/:id/commands"'
  assert.match(text, new RegExp(`^bento_request_seconds_count\\{${route},status="200"\\} 1$`, 'm'))
  assert.match(text, /^bento_trouble_total\{part="store"\} 0$/m)
  assert.match(text, /^nodejs_eventloop_lag_seconds /m)
  assert.ok(!text.includes(table), 'metrics contain no table id')
})

test('a stream sends heartbeats', async (t) => {
  const { origin } = await openTestServer(t, { heartbeat: 30 })
  const client = new Client(origin)
  const table = await client.open({ game: 'bannish', seats: 4, name: 'Ann' })
  const response = await fetch(`${origin}/api/tables/${table}/stream`)
  const messages = []
  for await (const chunk of response.body!.values()) {
    messages.push(Buffer.from(chunk))
    if (/\n:\n\n:\n\n/.test(Buffer.concat(messages).toString())) break
  }
  assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8')
})
