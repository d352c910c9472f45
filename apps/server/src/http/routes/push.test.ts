import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { deviceOf } from '../../identity/identity.ts'
import { Client } from '../../testing/client.ts'
import { gather, playAlong } from '../../testing/player.ts'
import { openPushService, readVapid, Subscriber } from '../../testing/push-service.ts'
import { makeFolder, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { until } from '../../testing/until.ts'

/** Milliseconds between two checks of the server for due notifications. */
const LOOK = 40

type Service = Awaited<ReturnType<typeof openPushService>>

async function openNode(t: TestContext, service: Service, database?: string): Promise<TestServer> {
  const where = database === undefined ? {} : { database }
  return openTestServer(t, { pushServices: [service.origin], noticeInterval: LOOK, ...where })
}

async function subscribe(client: Client, service: Service, path: string, language = 'en'): Promise<Subscriber> {
  const subscriber = new Subscriber()
  const subscription = subscriber.subscription(service.origin + path)
  const { status, text } = await client.post('/api/me/push', { subscription, language })
  assert.equal(status, 200, text)
  return subscriber
}

/** A game of Gudetama for two, where the person whose turn it is has no open stream. */
async function openGame(host: Client, guest: Client): Promise<{ table: string; away: Client; other: Client }> {
  const table = await gather([host, guest], { game: 'gudetama', seats: 2 })
  await host.insist(table, { type: 'start' })
  const { turn } = await host.glance(table)
  const [away, other] = turn === 0 ? [host, guest] : [guest, host]
  return { table, away: away!, other: other! }
}

/** Plays one move. */
async function decideOnce(client: Client, table: string): Promise<void> {
  const seat = (await client.glance(table)).you
  let isDone = false
  await playAlong(client, table, seat, {
    until: () => isDone,
    after: ({ status }) => {
      isDone = status === 200
    },
  })
}

test('a person who is away gets one notification per turn in their language, without cards', async (t) => {
  const service = await openPushService(t)
  const { origin } = await openNode(t, service)
  const [host, guest] = [new Client(origin), new Client(origin)]
  const subscribers = new Map([
    [host, await subscribe(host, service, '/host', 'ja')],
    [guest, await subscribe(guest, service, '/guest', 'ja')],
  ])
  const { table, away, other } = await openGame(host, guest)
  await until('the notice is there', () => service.deliveries.length > 0)
  const [{ path, headers, body }] = service.deliveries as [(typeof service.deliveries)[0]]
  assert.equal(path, away === host ? '/host' : '/guest')
  assert.deepEqual(subscribers.get(away)!.read(body), {
    title: 'Trick Bento',
    body: '「ぐでたま」であなたの番です。',
    path: `/t/${table}`,
    language: 'ja',
  })
  assert.throws(() => subscribers.get(other)!.read(body), 'another subscriber cannot read it')
  const { json } = await host.get('/api/me/push')
  const claims = readVapid(headers, json.key)
  assert.equal(claims.aud, service.origin)
  assert.ok((claims.exp as number) * 1000 < Date.now() + 24 * 60 * 60 * 1000)
  assert.ok(!JSON.stringify(headers).includes(table), 'the push service cannot read the table id')
  await other.insist(table, { type: 'say', what: { emote: 'hurry' } })
  await setTimeout(8 * LOOK)
  assert.equal(service.deliveries.length, 1, 'a chat message does not start another turn')
  await decideOnce(away, table)
  await until('the other person gets a notification too', () => service.deliveries.length > 1)
  assert.equal(service.deliveries[1]!.path, away === host ? '/guest' : '/host')
})

test('a person with an open stream on any node, or without a subscription, gets no notification', async (t) => {
  const service = await openPushService(t)
  const database = join(makeFolder(t), 'shared.sqlite')
  const first = await openTestServer(t, { database, pushServices: [service.origin], noticeInterval: 60_000 })
  const second = await openNode(t, service, database)
  const [host, guest, unwilling] = [new Client(first.origin), new Client(first.origin), new Client(first.origin)]
  for (const client of [host, guest, unwilling]) await subscribe(client, service, '/x')
  await unwilling.ask('/api/me/push', { method: 'DELETE' })
  assert.equal((await unwilling.get('/api/me/push')).json.on, false)
  const lonely = await gather([unwilling], { game: 'gudetama', seats: 2 })
  await unwilling.insist(lonely, { type: 'start' })
  const table = await gather([host, guest], { game: 'gudetama', seats: 2 })
  const streams = [host, guest].map(({ key }) => Object.assign(new Client(second.origin), { key }).listen(table))
  for (const stream of streams) await stream.next()
  await host.insist(table, { type: 'start' })
  const db = new DatabaseSync(database, { readOnly: true })
  const notices = () => db.prepare('select table_id as "table", due from notices').all()
  await until('the notice is withdrawn', () => notices()[0]?.due === null)
  assert.deepEqual({ ...notices()[0] }, { table, due: null })
  assert.deepEqual([notices().length, service.deliveries.length], [1, 0])
  db.close()
  for (const stream of streams) await stream.return(undefined)
})

test('a planned notification survives the node that planned it', async (t) => {
  const service = await openPushService(t)
  const database = join(makeFolder(t), 'shared.sqlite')
  const first = await openTestServer(t, { database, pushServices: [service.origin], noticeInterval: 400 })
  const [host, guest] = [new Client(first.origin), new Client(first.origin)]
  for (const client of [host, guest]) await subscribe(client, service, '/x')
  await openGame(host, guest)
  await first.close()
  await openNode(t, service, database)
  await until('the notice is there', () => service.deliveries.length > 0)
})

test('a push service that does not answer delays neither other devices nor the shutdown', async (t) => {
  const service = await openPushService(t, (path) => (path === '/hangs' ? 0 : 201))
  const { origin, database, close } = await openNode(t, service)
  const [host, guest] = [new Client(origin), new Client(origin)]
  const db = new DatabaseSync(database, { timeout: 5000 })
  const link = db.prepare("insert into devices (device, id, person, label, since) values (?, ?, ?, '', 0)")
  for (const client of [host, guest]) {
    const another = new Client(origin)
    await subscribe(another, service, '/answers')
    await subscribe(client, service, '/hangs')
    for (const { key } of [client, another]) link.run(deviceOf(key), key, deviceOf(client.key))
  }
  db.close()
  await openGame(host, guest)
  await until('both devices of one person got the notification', () => service.deliveries.length === 2)
  const start = performance.now()
  assert.deepEqual(new Set(service.deliveries.map(({ path }) => path)), new Set(['/hangs', '/answers']))
  await close()
  const took = performance.now() - start
  assert.ok(took < 8000, `${took} ms, and a service is waited for ten seconds`)
})

test('the server drops a subscription that the push service no longer knows, and follows no redirection', async (t) => {
  const service = await openPushService(t, (path) => (path === '/gone' ? 410 : 302))
  const { origin } = await openNode(t, service)
  const [host, guest] = [new Client(origin), new Client(origin)]
  for (const client of [host, guest]) await subscribe(client, service, '/gone')
  const { away, other } = await openGame(host, guest)
  await until('the notice was refused', () => service.deliveries.length > 0)
  await until('the subscription of the device is dropped', async () => !(await away.get('/api/me/push')).json.on)
  assert.equal((await other.get('/api/me/push')).json.on, true)
  const [third, fourth] = [new Client(origin), new Client(origin)]
  for (const client of [third, fourth]) await subscribe(client, service, '/moved')
  await openGame(third, fourth)
  await until('the notification was sent to the other address', () => service.deliveries.length > 1)
  await setTimeout(4 * LOOK)
  assert.deepEqual(
    service.deliveries.map(({ path }) => path),
    ['/gone', '/moved'],
  )
})

test('the server accepts subscriptions of known push services only', async (t) => {
  const service = await openPushService(t)
  const { origin } = await openNode(t, service)
  const client = new Client(origin)
  const statusOf = async (endpoint: string) => {
    const subscription = new Subscriber().subscription(endpoint)
    return (await client.post('/api/me/push', { subscription, language: 'en' })).status
  }
  const good = [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ]
  const bad = [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com/abc',
    'https://notify.windows.com/abc',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/',
    'http://localhost/',
    'https://[::1]/',
    'file:///etc/passwd',
    'data:text/plain,x',
  ]
  for (const endpoint of good) assert.equal(await statusOf(endpoint), 200, endpoint)
  for (const endpoint of bad) assert.equal(await statusOf(endpoint), 400, endpoint)
})

test('the server refuses invalid subscription keys', async (t) => {
  const service = await openPushService(t)
  const { origin } = await openNode(t, service)
  const client = new Client(origin)
  const good = new Subscriber().subscription(service.origin) as { keys: { p256dh: string; auth: string } }
  const bad = [
    { ...good.keys, p256dh: `B${'A'.repeat(86)}` },
    { ...good.keys, p256dh: 'short' },
    { ...good.keys, auth: 'x'.repeat(21) },
    { auth: good.keys.auth },
  ]
  for (const keys of bad) {
    const { status, json } = await client.post('/api/me/push', { subscription: { ...good, keys }, language: 'en' })
    assert.deepEqual([status, json.code], [400, 'bad-request'], JSON.stringify(keys))
  }
})
