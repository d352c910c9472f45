import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { listen } from '../start/listen.ts'
import { openProxy } from './proxy.ts'

/** A node that says its name, how often it was asked, and whatever else a test wants of it. */
class FakeNode {
  isReady = true
  readonly asked: string[] = []
  readonly headers: IncomingMessage['headers'][] = []
  behave: RequestListener
  readonly server: Server

  constructor(name: string) {
    this.behave = (_request, response) => response.end(name)
    this.server = createServer((request, response) => {
      if (request.url === '/readyz') return response.writeHead(this.isReady ? 200 : 503).end()
      this.asked.push(`${request.method} ${request.url}`)
      this.headers.push(request.headers)
      this.behave(request, response)
    })
  }
  get port(): number {
    return (this.server.address() as AddressInfo).port
  }
}

async function openTwo(t: TestContext) {
  const nodes = [new FakeNode('one'), new FakeNode('two')] as const
  for (const { server } of nodes) await once(server.listen(0, '127.0.0.1'), 'listening')
  const ports = nodes.map(({ port }) => ({ port }))
  const proxy = openProxy(() => ports)
  await proxy.look()
  const { port, close } = await listen(proxy.answer, '127.0.0.1', 0)
  t.after(async () => {
    proxy.close()
    await close()
    for (const { server } of nodes) {
      server.close()
      server.closeAllConnections()
    }
  })
  return { nodes, proxy, origin: `http://127.0.0.1:${port}` }
}

const textAt = async (url: string, init?: RequestInit): Promise<string> => (await fetch(url, init)).text()
const POST = { method: 'POST', body: '{}' }

test('nodes take turns, and one that is not ready has none', async (t) => {
  const { nodes, proxy, origin } = await openTwo(t)
  const four = async () => [await textAt(origin), await textAt(origin), await textAt(origin), await textAt(origin)]
  assert.deepEqual((await four()).toSorted(), ['one', 'one', 'two', 'two'])
  nodes[0].isReady = false
  await proxy.look()
  assert.deepEqual(await four(), ['two', 'two', 'two', 'two'])
  nodes[0].isReady = true
  await proxy.look()
  assert.equal((await four()).filter((name) => name === 'one').length, 2)
})

test('what reads, and what has a key, is sent to the next node when one breaks off', async (t) => {
  const { nodes, proxy, origin } = await openTwo(t)
  nodes[0].behave = (request) => request.socket.destroy()
  for (const [path, init] of [
    ['/page', {}],
    ['/api/tables/abc/commands', POST],
  ] as const) {
    for (let i = 0; i < 2; i++) {
      await proxy.look()
      assert.equal(await textAt(origin + path, init), 'two')
    }
  }
  assert.equal(nodes[0].asked.length, 2)
})

test('what would have a second effect is not sent twice, unless it has certainly had none', async (t) => {
  const { nodes, proxy, origin } = await openTwo(t)
  for (const node of nodes) node.behave = (request) => request.socket.destroy()
  const { status, headers } = await fetch(`${origin}/api/tables`, POST)
  assert.deepEqual([status, headers.get('retry-after')], [503, '1'])
  assert.equal(nodes[0].asked.length + nodes[1].asked.length, 1)

  nodes[1].behave = (_request, response) => response.end('two')
  await proxy.look()
  nodes[0].server.close()
  nodes[0].server.closeAllConnections()
  for (let i = 0; i < 2; i++) assert.equal(await textAt(`${origin}/api/tables`, POST), 'two')
})

test('a node that goes away says so, and the next one is asked', async (t) => {
  const { nodes, origin } = await openTwo(t)
  nodes[0].behave = (_request, response) => response.writeHead(503).end('{"code":"shutting-down"}')
  for (let i = 0; i < 2; i++) assert.equal(await textAt(`${origin}/api/tables/abc/commands`, POST), 'two')
})

test('without any node the refusal is one of ours', async (t) => {
  const { nodes, proxy, origin } = await openTwo(t)
  for (const node of nodes) node.isReady = false
  await proxy.look()
  const response = await fetch(origin)
  assert.equal(response.status, 503)
  assert.equal(((await response.json()) as { code: string }).code, 'unavailable')
})

test('a stream comes through piece by piece, and breaks off when its node does', async (t) => {
  const { nodes, origin } = await openTwo(t)
  const streams: Parameters<RequestListener>[1][] = []
  for (const node of nodes) {
    node.behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('first')
      streams.push(response)
    }
  }
  const [response] = (await once(get(`${origin}/api/tables/abc/stream`), 'response')) as [IncomingMessage]
  const pieces: string[] = []
  response.setEncoding('utf8').on('data', (piece) => pieces.push(piece))
  await once(response, 'data')
  streams[0]!.write('second')
  await once(response, 'data')
  assert.deepEqual(pieces, ['first', 'second'])
  const broken = once(response, 'error')
  streams[0]!.destroy()
  assert.equal((await broken)[0].code, 'ECONNRESET')
})

test('who hangs up before the answer is asked for no more, and no node is blamed for it', async (t) => {
  const { nodes, origin } = await openTwo(t)
  const { promise: hungUp, resolve: noteHungUp } = Promise.withResolvers<void>()
  const asking = get(`${origin}/api/tables/abc/stream`).on('error', () => {})
  for (const node of nodes) {
    node.behave = (_request, response) => {
      response.once('close', noteHungUp)
      asking.destroy()
    }
  }
  await hungUp
  for (const [i, node] of nodes.entries()) node.behave = (_request, response) => response.end(String(i))
  const answers = [await textAt(origin), await textAt(origin), await textAt(origin), await textAt(origin)]
  assert.deepEqual(answers.toSorted(), ['0', '0', '1', '1'])
  const asked = nodes.flatMap((node) => node.asked)
  assert.equal(asked.filter((each) => each.endsWith('/stream')).length, 1)
})

test('a node hears who really asks, whatever they say themselves', async (t) => {
  const { nodes, origin } = await openTwo(t)
  await fetch(origin, {
    headers: { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https', forwarded: 'for=1.2.3.4' },
  })
  const [headers] = nodes.flatMap((node) => node.headers)
  assert.deepEqual(
    [headers!['x-forwarded-for'], headers!['x-forwarded-proto'], headers!.forwarded, headers!.host],
    ['127.0.0.1', 'http', undefined, new URL(origin).host],
  )
})

test('a body that no node would take is refused here', async (t) => {
  const { nodes, origin } = await openTwo(t)
  const response = await fetch(`${origin}/api/tables`, { method: 'POST', body: 'x'.repeat(2_000_000) }).catch(
    () => undefined,
  )
  assert.ok(response === undefined || response.status === 413)
  assert.deepEqual(
    nodes.flatMap(({ asked }) => asked),
    [],
  )
})
