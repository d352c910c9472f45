import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { Metrics } from '../../operations/metrics.ts'
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts'
import { Client } from '../../testing/client.ts'
import { makeFolder, openTestServer } from '../../testing/test-server.ts'
import { until } from '../../testing/until.ts'
import { NO_LIMITS } from '../limits.ts'

test('a client that disconnects before the store has answered is not counted as a subscriber', async (t) => {
  const store = await openSqliteStore(join(makeFolder(t), 'test.sqlite'))
  const metrics = new Metrics()
  const { origin } = await openTestServer(t, { store, metrics, limits: { ...NO_LIMITS, streams: 1 } })
  const person = new Client(origin)
  const table = await person.open({ game: 'bannish', seats: 4 })
  await person.glance(table)

  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>()
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>()
  const read = store.entriesFrom.bind(store)
  store.entriesFrom = async (id, number) => {
    noteAsked()
    await answer
    return read(id, number)
  }
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const ask = `GET /api/tables/${table}/stream HTTP/1.1\r\nhost: test\r\nauthorization: Bearer ${person.key}\r\n\r\n`
  socket.write(ask)
  await asked
  socket.destroy()
  // The server handles the disconnection before later requests.
  for (let i = 0; i < 5; i++) await person.get('/healthz')
  store.entriesFrom = read
  letAnswer()
  await person.get('/healthz')

  await until('no stream without a reader is open', async () =>
    (await metrics.registry.metrics()).includes('bento_streams 0'),
  )
  for await (const { number } of person.listen(table)) {
    assert.equal(number, 0)
    break
  }
})

test('a stream sends heartbeats', async (t) => {
  const { origin } = await openTestServer(t, { heartbeat: 30 })
  const client = new Client(origin)
  const table = await client.open({ game: 'bannish', seats: 4, name: 'Ann' })
  const response = await fetch(`${origin}/api/tables/${table}/stream`)
  const chunks = []
  for await (const chunk of response.body!.values()) {
    chunks.push(Buffer.from(chunk))
    if (/\n:\n\n:\n\n/.test(Buffer.concat(chunks).toString())) break
  }
  assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8')
})
