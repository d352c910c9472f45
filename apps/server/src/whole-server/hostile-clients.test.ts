import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import type { StreamMessage } from '@trick-bento/protocol'
import { listen } from '../start/listen.ts'
import { Client } from '../testing/client.ts'
import { gather, playAlong } from '../testing/player.ts'
import { openTestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

/** Sends raw bytes and returns the reply, until the connection closes or the reply is complete. */
async function sendRaw(origin: string, bytes: string | Buffer, enough: (text: string) => boolean): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  let text = ''
  let isClosed = false
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk
  })
  socket.write(bytes)
  await until(`there is an answer to ${String(bytes).slice(0, 60)}`, () => isClosed || enough(text))
  socket.destroy()
  return text
}
const isAnswered = (text: string): boolean => /\r\n\r\n/.test(text)
const statusesIn = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))

const head = (line: string, ...headers: string[]): string => [line, 'Host: x', ...headers, '', ''].join('\r\n')

async function openWithTable(t: TestContext) {
  const { origin } = await openTestServer(t)
  const client = new Client(origin)
  const table = await gather([client], { game: 'gudetama', seats: 3 })
  const bearer = `Authorization: Bearer ${client.key}`
  return { origin, client, table, bearer, commands: `/api/tables/${table}/commands` }
}

test('the server refuses malformed requests, and other clients are not affected', async (t) => {
  const { origin, client, table, bearer, commands } = await openWithTable(t)
  const json = 'Content-Type: application/json'
  const post = `POST ${commands} HTTP/1.1`
  const strange: [what: string, bytes: string | Buffer][] = [
    ['bytes that are not HTTP', '\x16\x03\x01\x02\x00\x01\x00'],
    ['a path that is not UTF-8', head('GET /api/tables/%ff%fe%80 HTTP/1.1')],
    ['a raw byte in the path', Buffer.from(head('GET /api/tables/\xff HTTP/1.1'), 'latin1')],
    [
      'a body that is not UTF-8',
      Buffer.concat([
        Buffer.from(head(post, bearer, json, 'Content-Length: 6')),
        Buffer.from([0x22, 0xff, 0xfe, 0x80, 0xc0, 0x22]),
      ]),
    ],
    ['a thousand headers', head('GET /api HTTP/1.1', ...Array.from({ length: 1000 }, (_, i) => `X-${i}: ${i}`))],
    ['one huge header', head('GET /api HTTP/1.1', `X-Huge: ${'x'.repeat(100_000)}`)],
    ['a header with NUL', head('GET /api HTTP/1.1', 'X-Nul: a\0b')],
    ['two lengths', head(post, bearer, json, 'Content-Length: 2', 'Content-Length: 40')],
    ['a length and chunks', head(post, bearer, json, 'Content-Length: 2', 'Transfer-Encoding: chunked')],
    ['a negative length', head(post, bearer, json, 'Content-Length: -1')],
    ['invalid chunks', `${head(post, bearer, json, 'Transfer-Encoding: chunked')}zz\r\nhello\r\n`],
    ['a huge body', head(post, bearer, json, 'Content-Length: 99999999999')],
    [
      'a websocket',
      head(
        `GET /api/tables/${table} HTTP/1.1`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ),
    ],
    [
      'a websocket instead of the stream',
      head(`POST /api/tables/${table}/stream HTTP/1.1`, 'Connection: Upgrade', 'Upgrade: websocket'),
    ],
    [
      'another protocol',
      head('GET /api HTTP/1.1', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'),
    ],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n'],
    ['an address of another host', head('GET http://example.org/api/tables HTTP/1.1')],
    ['an unknown expectation', head(post, bearer, json, 'Expect: a miracle', 'Content-Length: 2')],
    ['no host', 'GET /api HTTP/1.1\r\n\r\n'],
    ['an old version', 'GET /api HTTP/1.0\r\n\r\n'],
    ['prototypes', head('GET /api/tables/__proto__ HTTP/1.1', '__proto__: x', 'constructor: x')],
    ['a path above the root', head('GET /api/../../../../etc/passwd HTTP/1.1')],
  ]
  for (const [what, bytes] of strange) {
    const text = await sendRaw(origin, bytes, isAnswered)
    for (const status of statusesIn(text)) assert.ok(status < 500 && status !== 101, `${what}: ${text.slice(0, 200)}`)
    assert.doesNotMatch(text, /node_modules|root:|at \w+ \(/, what)
  }
  assert.equal((await client.glance(table)).phase, 'gathering')
})

test('the server answers pipelined requests in order', async (t) => {
  const { origin, table, bearer, commands } = await openWithTable(t)
  const body = (key: string) => JSON.stringify({ key, command: { type: 'say', what: { emote: 'hello' } } })
  const post = (key: string) =>
    head(`POST ${commands} HTTP/1.1`, bearer, 'Content-Type: application/json', `Content-Length: ${body(key).length}`) +
    body(key)
  const bytes = post('one') + post('two') + head('GET /api/nothing HTTP/1.1') + post('one')
  const text = await sendRaw(origin, bytes, (soFar) => statusesIn(soFar).length === 4 && soFar.endsWith('}'))
  assert.deepEqual(statusesIn(text), [200, 200, 404, 200])
  const numbers = [...text.matchAll(/"number":(\d+)/g)].map(([, number]) => Number(number))
  assert.deepEqual(numbers, [numbers[0], numbers[0]! + 1, numbers[0]], 'the same key has no second effect')
  assert.equal((await new Client(origin).glance(table)).number, numbers[1])
})

test('the server closes connections that never complete a request, and serves others meanwhile', async (t) => {
  const { port, close } = await listen((_request, response) => response.end('here'), '127.0.0.1', 0, {
    headersTimeout: 1500,
    requestTimeout: 3000,
    connectionsCheckingInterval: 50,
  })
  t.after(close)
  const beginnings = [
    '',
    'GET / HT',
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
  ]
  const sockets = Array.from({ length: 100 }, (_, i): Socket => {
    const socket = connect(port, '127.0.0.1')
      .on('error', () => {})
      .resume()
    socket.write(beginnings[i % beginnings.length]!)
    return socket
  })
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close')))
  assert.equal(await (await fetch(`http://127.0.0.1:${port}`)).text(), 'here')
  await closed
})

test('an incomplete request has no effect', async (t) => {
  const { origin, client, table, bearer, commands } = await openWithTable(t)
  const whole = JSON.stringify({ key: 'half', command: { type: 'start' } })
  for (const sent of [0, 1, 20, whole.length - 1]) {
    const request = head(
      `POST ${commands} HTTP/1.1`,
      bearer,
      'Content-Type: application/json',
      `Content-Length: ${whole.length}`,
    )
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {})
    const closed = once(socket, 'close')
    socket.resume().end(request + whole.slice(0, sent))
    await closed
  }
  assert.equal((await client.glance(table)).phase, 'gathering')
})

test('a player cannot see the cards of another seat or play for it', async (t) => {
  const { origin } = await openTestServer(t)
  const [victim, attacker] = [new Client(origin), new Client(origin)]
  const table = await gather([victim, attacker], { game: 'gummi-trick', seats: 3 })
  await victim.insist(table, { type: 'start' })
  const victims = await firstMessages(victim, table)
  const own = await firstMessages(attacker, table)
  assert.notDeepEqual(victims, own)

  const tricks: [path: string, headers: Record<string, string>][] = [
    ['?seat=0', {}],
    ['?after=-1&viewer=0', {}],
    ['', { 'x-seat': '0', 'x-person': '0' }],
    ['', { cookie: `bento-key=${attacker.key}; bento-key=${victim.key.slice(0, -1)}x` }],
    ['', { 'last-event-id': '-1' }],
    ['', { 'last-event-id': '__proto__' }],
  ]
  for (const [query, headers] of tricks) {
    const response = await fetch(`${origin}/api/tables/${table}/stream${query}`, {
      headers: { authorization: `Bearer ${attacker.key}`, ...headers },
    })
    if (response.status !== 200) {
      assert.equal(response.status, 400, await response.text())
      continue
    }
    assert.deepEqual(await firstOf(response, own.length), own)
  }

  const hello = { type: 'say', what: { emote: 'hello' } } as const
  const said = await victim.command(table, hello, { key: 'mine' })
  const echoed = await attacker.command(table, hello, { key: 'mine' })
  assert.equal(echoed.json.number, said.json.number + 1, "another person's idempotency key has no meaning")

  let refused = 0
  const attack = async (): Promise<void> => {
    for (const move of ['flip', 'R1', 'B2']) {
      const { status } = await attacker.command(table, { type: 'play', move })
      assert.equal(status, 409)
      refused++
    }
  }
  const [{ messages }] = await Promise.all([
    playAlong(victim, table, 0, { before: attack }),
    playAlong(attacker, table, 1),
  ])
  assert.ok(refused > 0)
  const decided = messages.filter(({ entry }) => entry.type === 'decided' && entry.seat === 0)
  assert.ok(decided.every(({ entry }) => entry.type === 'decided' && entry.by === 'person'))

  const { number } = await victim.glance(table)
  const replayed = await victim.command(table, { type: 'rematch' }, { key: 'mine' })
  assert.deepEqual(replayed.json, said.json, 'an old key gets its old reply, also with another command')
  assert.equal((await victim.glance(table)).number, number)
})

async function firstMessages(client: Client, table: string): Promise<StreamMessage[]> {
  const { number } = await client.glance(table)
  const messages: StreamMessage[] = []
  for await (const message of client.listen(table)) {
    messages.push(message)
    if (message.entry.type === 'started' || messages.length === number) break
  }
  return messages
}

async function firstOf(response: Response, count: number): Promise<StreamMessage[]> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body!.values()) {
    text += decoder.decode(chunk, { stream: true })
    const messages = [...text.matchAll(/^data: (.*)\n\n/gm)].map(([, data]) => JSON.parse(data!) as StreamMessage)
    if (messages.length >= count) return messages.slice(0, count)
  }
  throw new Error(`the stream ended after ${text}`)
}
