import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from '../testing/client.ts'
import { openTestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { makeLog } from './log.ts'

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

test('metrics are available from this machine or with the token', async (t) => {
  const { origin } = await openTestServer(t, { metricsToken: 'open sesame' })
  const ask = async (headers: Record<string, string>) => (await fetch(`${origin}/metrics`, { headers })).status
  assert.equal(await ask({}), 200)
  assert.equal(await ask({ 'x-forwarded-for': '127.0.0.1' }), 403)
  assert.equal(await ask({ 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer open sesam' }), 403)
  assert.equal(await ask({ 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer open sesame' }), 200)
  const { origin: closed } = await openTestServer(t)
  const headers = { 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer undefined' }
  assert.equal((await fetch(`${closed}/metrics`, { headers })).status, 403)
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
