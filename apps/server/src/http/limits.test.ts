import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { Client } from '../testing/client.ts'
import { makeFolder, openTestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { LIMITS } from './limits.ts'

test('a request beyond the limit does not read the store', async (t) => {
  const store = await openSqliteStore(join(makeFolder(t), 'test.sqlite'))
  const personOf = t.mock.method(store.people, 'personOf')
  const { origin } = await openTestServer(t, { store, limits: { ...LIMITS, requests: 2 } })
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push((await new Client(origin).get('/api/tables')).status)
  assert.deepEqual(statuses, [200, 200, 429, 429])
  assert.equal(personOf.mock.callCount(), 2)
})

test('chat messages with a new key each are limited by address', async (t) => {
  const { origin } = await openTestServer(t, { limits: { ...LIMITS, sayingsOfAddress: 2 } })
  const table = await new Client(origin).open({ game: 'bannish', seats: 4 })
  const statuses = []
  for (let i = 0; i < 3; i++) {
    statuses.push((await new Client(origin).command(table, { type: 'say', what: { emote: 'hurry' } })).status)
  }
  assert.deepEqual(statuses, [200, 200, 429])
})

test('the addresses of one IPv6 network, and both notations of an IPv4 address, share their limits', async (t) => {
  const limits = { ...LIMITS, requests: 4, tablesOfAddress: 1, streamsOfAddress: 1 }
  const { origin } = await openTestServer(t, { trustedProxies: 1, limits })
  const TABLE = { game: 'bannish', seats: 4 }
  for (const [one, other] of [
    ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'],
    ['192.0.2.1', '::ffff:192.0.2.1'],
  ]) {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const open = (address: string) =>
      new Client(origin).ask('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from(address) },
        body: JSON.stringify(TABLE),
      })
    const opened = await open(one!)
    assert.deepEqual([opened.status, (await open(other!)).status], [201, 429])
    const path = `${origin}/api/tables/${opened.json.table}/stream`
    const streams = [await fetch(path, { headers: from(one!) }), await fetch(path, { headers: from(other!) })]
    assert.deepEqual(
      streams.map(({ status }) => status),
      [200, 429],
    )
    for (const { body } of streams) await body!.cancel()
    const asked = await fetch(`${origin}/api/tables`, { headers: from(other!) })
    assert.equal(asked.status, 429)
    await asked.body!.cancel()
  }
  const neighbour = await fetch(`${origin}/api/tables`, { headers: { 'x-forwarded-for': '2001:db8:1:3::1' } })
  assert.equal(neighbour.status, 200)
  await neighbour.body!.cancel()
})

test('the server refuses commands, chat messages, tables and streams beyond the limits of a person', async (t) => {
  const limits = { ...LIMITS, commands: 3, sayings: 2, tables: 2, streams: 1 }
  const { origin } = await openTestServer(t, { limits })
  const client = new Client(origin)
  const table = await client.open({ game: 'bannish', seats: 4, name: 'Ann' })
  await client.open({ game: 'bannish', seats: 4 })
  const third = await client.post('/api/tables', { game: 'bannish', seats: 4 })
  assert.deepEqual([third.status, third.json.code], [429, 'too-many'])
  const say = { type: 'say', what: { emote: 'hello' } } as const
  const said = [await client.command(table, say), await client.command(table, say), await client.command(table, say)]
  assert.deepEqual(
    said.map(({ status }) => status),
    [200, 200, 429],
  )
  const stood = await Promise.all(Array.from({ length: 5 }, () => client.command(table, { type: 'stand' })))
  assert.equal(stood.filter(({ status }) => status === 429).length, 2)
  const first = client.listen(table)
  await first.next()
  const second = await client.get(`/api/tables/${table}/stream`)
  assert.deepEqual([second.status, second.json.code], [429, 'too-many'])
  await first.return(undefined)
  await until('the server has noticed that the first stream is closed', async () => {
    const again = client.listen(table)
    const messages = await again.next().catch(({ message }: Error) => {
      assert.match(message, /too-many/)
      return undefined
    })
    await again.return(undefined)
    return messages?.value?.number === 0
  })
})
