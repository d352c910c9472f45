import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { EMOTES, PROBLEM_STATUS } from '@trick-bento/protocol/constants'
import fc from 'fast-check'
import { Client } from '../testing/client.ts'
import { gather } from '../testing/player.ts'
import { openTestServer } from '../testing/test-server.ts'

const RUNS = 150

/** Commands with valid words in wrong places. */
const almostCommands = (table: string) => {
  const word = fc.constantFrom(
    'sit',
    'stand',
    'seat-bot',
    'kick',
    'block',
    'lead',
    'here',
    'start',
    'play',
    'hand-over',
    'come-back',
    'say',
    'rematch',
  )
  const value = fc.oneof(
    fc.constantFrom(
      '__proto__',
      'constructor',
      'expert',
      'R9',
      'take R9',
      'flip',
      table,
      '',
      '\u0000',
      '\ud800',
      ...EMOTES,
    ),
    fc.integer(),
    fc.double(),
    fc.constant(null),
    fc.jsonValue(),
  )
  const whom = fc.oneof(value, fc.record({ seat: value }), fc.record({ said: fc.oneof(fc.nat({ max: 40 }), value) }))
  const command = fc.record(
    { type: fc.oneof(word, value), seat: value, name: value, value, level: value, move: value, what: value, whom },
    { requiredKeys: ['type'] },
  )
  return fc.record(
    { key: fc.oneof(fc.string(), value), command, number: value, extra: value },
    { requiredKeys: ['key', 'command'] },
  )
}

test('the server answers every request with success or a known problem, never with an internal error', {
  timeout: 300_000,
}, async (t) => {
  const { origin } = await openTestServer(t)
  const client = new Client(origin)
  const table = await gather([client], { game: 'sushi-trick', seats: 4 })
  await client.insist(table, { type: 'start' })
  const check = async (reply: Promise<{ status: number; text: string }>): Promise<void> => {
    const { status, text } = await reply
    assert.ok(status < 500, text)
    if (status < 400) return
    const { code, message } = JSON.parse(text)
    assert.equal(PROBLEM_STATUS[code as keyof typeof PROBLEM_STATUS], status, text)
    assert.equal(typeof message, 'string')
    assert.doesNotMatch(text, /node_modules|\.ts\b|at \w+ \(/)
  }
  const paths = ['/api/tables', `/api/tables/${table}/commands`, '/api/keys']
  const property = <T>(arbitrary: fc.Arbitrary<T>, ask: (value: T) => Promise<{ status: number; text: string }>) =>
    fc.assert(
      fc.asyncProperty(arbitrary, (value) => check(ask(value))),
      { numRuns: RUNS },
    )

  await t.test('any JSON', () =>
    property(fc.tuple(fc.constantFrom(...paths), fc.jsonValue()), ([path, body]) => client.post(path, body)),
  )
  await t.test('bodies that are almost commands', () =>
    property(almostCommands(table), (body) => client.post(`/api/tables/${table}/commands`, body)),
  )
  await t.test('bodies that are almost new tables', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom('bannish', 4, '__proto__', 'brisk', true))
    const opening = fc.record(
      {
        game: field,
        seats: field,
        options: field,
        clock: field,
        listed: field,
        chat: field,
        name: field,
        value: field,
        seat: field,
        pace: field,
        openHands: field,
        latecomers: field,
        bots: fc.oneof(field, fc.array(fc.record({ seat: field, level: field }))),
        origin: fc.oneof(field, fc.record({ seed: field, moves: fc.oneof(field, fc.array(field)) })),
      },
      { requiredKeys: ['game', 'seats'] },
    )
    return property(opening, (body) => client.post('/api/tables', body))
  })
  await t.test('any bytes with any content type', () => {
    const type = fc.constantFrom(
      'application/json',
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
      'x',
    )
    return property(
      fc.tuple(fc.constantFrom(...paths), type, fc.uint8Array({ maxLength: 400 })),
      ([path, contentType, body]) =>
        client.ask(path, {
          method: 'POST',
          headers: { 'content-type': contentType },
          body: body as Uint8Array<ArrayBuffer>,
        }),
    )
  })
  await t.test('any address and method', () => {
    const method = fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST', 'PROPFIND', 'TRACE')
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('..', '%2e%2e', '%00', '__proto__', table, 'stream', 'commands', 'hands', '*', '%'),
    )
    const path = fc
      .array(part, { maxLength: 4 })
      .map((parts) => `/api/${parts.join('/')}`.replace(/[^\x21-\x7e]/g, '%20'))
    return property(fc.tuple(method, path), ([how, where]) => askRaw(origin, how, where))
  })
  await t.test('the game continues', async () => {
    // A random command may have handed over the seat, and bots may have finished the game.
    assert.match((await client.glance(table)).phase, /^(?:playing|over)$/)
    assert.equal(({} as Record<string, unknown>).game, undefined)
  })
})

/** Sends the path unchanged, unlike `fetch`. A stream counts as answered when it begins. */
function askRaw(origin: string, method: string, path: string): Promise<{ status: number; text: string }> {
  const { port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, agent: false }, (response) => {
      const isStream = String(response.headers['content-type']).startsWith('text/event-stream')
      if (isStream) response.destroy()
      const status = response.statusCode!
      if (isStream) return resolve({ status: Math.min(status, 399), text: '' })
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ status, text: Buffer.concat(chunks).toString() }))
    })
      .on('error', reject)
      .end()
  })
}
