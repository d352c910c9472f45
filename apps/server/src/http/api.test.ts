import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from '../testing/client.ts'
import { openTestServer } from '../testing/test-server.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const OPENING = JSON.stringify({ game: 'bannish', seats: 4, name: 'Ann' })

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
    [openWith({ name: 'A', bots: [{ seat: 0, level: 'steady' }] }), 400, 'bad-request', /cannot share a seat/],
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
