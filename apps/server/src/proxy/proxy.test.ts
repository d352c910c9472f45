import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { listen } from '../start/listen.ts'
import { openProxy } from './proxy.ts'

/** A fake node that answers with its name and records requests. */
class FakeNode {
  isReady = true
  readonly requests: string[] = []
  readonly headers: IncomingMessage['headers'][] = []
  behave: RequestListener
  readonly server: Server

  constructor(name: string) {
    this.behave = (_request, response) => response.end(name)
    this.server = createServer((request, response) => {
      if (request.url === '/readyz') return response.writeHead(this.isReady ? 200 : 503).end()
      this.requests.push(`${request.method} ${request.url}`)
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
  await proxy.check()
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

test('ready nodes get requests in turn, and others get none', async (t) => {
  const { nodes, proxy, origin } = await openTwo(t)
  const four = async () => [await textAt(origin), await textAt(origin), await textAt(origin), await textAt(origin)]
  assert.deepEqual((await four()).toSorted(), ['one', 'one', 'two', 'two'])
  nodes[0].isReady = false
  await proxy.check()
  assert.deepEqual(await four(), ['two', 'two', 'two', 'two'])
  nodes[0].isReady = true
  await proxy.check()
  assert.equal((await four()).filter((name) => name === 'one').length, 2)
})

test('a read or a command with a key is sent to the next node when a connection breaks', async (t) => {
  const { nodes, proxy, origin } = await openTwo(t)
  nodes[0].behave = (request) => request.socket.destroy()
  for (const [path, init] of [
    ['/page', {}],
    ['/api/tables/abc/commands', POST],
  ] as const) {
    for (let i = 0; i < 2; i++) {
      await proxy.check()
      assert.equal(await textAt(origin + path, init), 'two')
    }
  }
  assert.equal(nodes[0].requests.length, 2)
})

test('a request that is not idempotent is sent again only if no node has received it', async (t) => {
  const { nodes, proxy, origin } = await openTwo(t)
  for (const node of nodes) node.behave = (request) => request.socket.destroy()
  const { status, headers } = await fetch(`${origin}/api/tables`, POST)
  assert.deepEqual([status, headers.get('retry-after')], [503, '1'])
  assert.equal(nodes[0].requests.length + nodes[1].requests.length, 1)

  nodes[1].behave = (_request, response) => response.end('two')
  await proxy.check()
  nodes[0].server.close()
  nodes[0].server.closeAllConnections()
  for (let i = 0; i < 2; i++) assert.equal(await textAt(`${origin}/api/tables`, POST), 'two')
})

test('a request that a closing node refuses is sent to the next one', async (t) => {
  const { nodes, origin } = await openTwo(t)
  nodes[0].behave = (_request, response) => response.writeHead(503).end('{"code":"shutting-down"}')
  for (let i = 0; i < 2; i++) assert.equal(await textAt(`${origin}/api/tables/abc/commands`, POST), 'two')
})

test('the proxy answers with a problem if no node is ready', async (t) => {
  const { nodes, proxy, origin } = await openTwo(t)
  for (const node of nodes) node.isReady = false
  await proxy.check()
  const response = await fetch(origin)
  assert.equal(response.status, 503)
  assert.equal(((await response.json()) as { code: string }).code, 'unavailable')
})

test('the proxy forwards a stream chunk by chunk, and breaks it off when its node does', async (t) => {
  const { nodes, origin } = await openTwo(t)
  const streams: Parameters<RequestListener>[1][] = []
  for (const node of nodes) {
    node.behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('first')
      streams.push(response)
    }
  }
  const [response] = (await once(get(`${origin}/api/tables/abc/stream`), 'response')) as [IncomingMessage]
  const chunks: string[] = []
  response.setEncoding('utf8').on('data', (chunk) => chunks.push(chunk))
  await once(response, 'data')
  streams[0]!.write('second')
  await once(response, 'data')
  assert.deepEqual(chunks, ['first', 'second'])
  const broken = once(response, 'error')
  streams[0]!.destroy()
  assert.equal((await broken)[0].code, 'ECONNRESET')
})

test('a request whose client disconnects is not repeated, and its node stays in use', async (t) => {
  const { nodes, origin } = await openTwo(t)
  const { promise: disconnected, resolve: noteDisconnected } = Promise.withResolvers<void>()
  const sent = get(`${origin}/api/tables/abc/stream`).on('error', () => {})
  for (const node of nodes) {
    node.behave = (_request, response) => {
      response.once('close', noteDisconnected)
      sent.destroy()
    }
  }
  await disconnected
  for (const [i, node] of nodes.entries()) node.behave = (_request, response) => response.end(String(i))
  const answers = [await textAt(origin), await textAt(origin), await textAt(origin), await textAt(origin)]
  assert.deepEqual(answers.toSorted(), ['0', '0', '1', '1'])
  const requests = nodes.flatMap((node) => node.requests)
  assert.equal(requests.filter((each) => each.endsWith('/stream')).length, 1)
})

test('a node gets the real address of the client, not what the client claims', async (t) => {
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

test('the proxy refuses a body that is too long', async (t) => {
  const { nodes, origin } = await openTwo(t)
  const response = await fetch(`${origin}/api/tables`, { method: 'POST', body: 'x'.repeat(2_000_000) }).catch(
    () => undefined,
  )
  assert.ok(response === undefined || response.status === 413)
  assert.deepEqual(
    nodes.flatMap(({ requests }) => requests),
    [],
  )
})
