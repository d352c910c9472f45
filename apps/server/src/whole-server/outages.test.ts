import assert from 'node:assert/strict'
import { after, before, suite, type TestContext, test } from 'node:test'
import { type Game, View } from '@trick-bento/kit'
import type { StreamMessage } from '@trick-bento/protocol'
import type { Redis } from '../cluster/redis.ts'
import { openBreakableConnection } from '../testing/breakable-connection.ts'
import { Client } from '../testing/client.ts'
import { type Acknowledged, assertAllThere, playThrough, whileRunning } from '../testing/persistent-player.ts'
import { planCrashes } from '../testing/planned-crashes.ts'
import { gameOf, gather } from '../testing/player.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { startRedis } from '../testing/redis.ts'
import { TestNode } from '../testing/test-node.ts'
import { makeFolder } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

const TIMEOUT = { timeout: 600_000 }

let postgres: Postgres
let redis: Redis
before(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
})
after(() => Promise.all([postgres?.stop(), redis?.kill()]))

suite('two nodes on PostgreSQL and Redis', () => {
  test('the game continues without refusals while Redis fails, hangs and recovers', TIMEOUT, async (t) => {
    const connection = await openBreakableConnection(t, redis.url)
    const game = await playOnTwoNodes(t, await postgres.newDatabase(), connection.url)
    await game.continues()

    await redis.kill()
    await game.reports({ ready: true, store: 'fine', bus: 'away' })
    await game.continues()
    await redis.start()
    await game.reports({ ready: true, store: 'fine', bus: 'fine' })
    await game.continues()

    connection.hang()
    await game.reports({ ready: true, store: 'fine', bus: 'away' })
    await game.continues()
    await connection.restore()
    await game.reports({ ready: true, store: 'fine', bus: 'fine' })
    await game.finishes()
    assert.deepEqual(game.refusals, [])
  })

  test(
    'requests are refused in time while PostgreSQL fails, hangs and recovers, and nothing is lost',
    TIMEOUT,
    async (t) => {
      const connection = await openBreakableConnection(t, await postgres.newDatabase())
      const game = await playOnTwoNodes(t, connection.url, redis.url)
      await game.continues()

      connection.cut()
      await game.isUnavailable()
      await connection.restore()
      await game.reports({ ready: true, store: 'fine', bus: 'fine' })
      await game.continues()

      connection.hang()
      await game.isUnavailable()
      await connection.restore()
      await game.continues()

      await postgres.kill()
      await game.isUnavailable()
      await postgres.start()
      await game.finishes()
    },
  )

  test('the other node delivers within seconds what a node has stored before it crashed', TIMEOUT, async (t) => {
    const place = { database: await postgres.newDatabase(), redis: redis.url, moments: makeFolder(t) }
    const nodes = [0, 1].map(() => new TestNode(t, { ...place, heartbeat: 60_000 }))
    const [speaker, listener] = (await Promise.all(nodes.map((node) => node.start()))).map((at) => new Client(at))
    const table = await speaker!.open({ game: 'bannish', seats: 4 })
    const stream = listener!.listen(table)
    await stream.next()
    planCrashes(place.moments, [['before other nodes are notified', 1]])
    const command = speaker!.command(table, { type: 'say', what: { emote: 'bye' } })
    await assert.rejects(command, 'the command gets no reply')
    assert.equal(await nodes[0]!.hasEnded(), 'SIGKILL')
    const start = performance.now()
    const { value } = await stream.next()
    const took = performance.now() - start
    assert.equal(value!.entry.type, 'said')
    assert.ok(took < 30_000, `the message comes before the next heartbeat, after ${took} ms`)
    await stream.return(undefined)
  })
})

/** A game of two bots and two persons, each at another node. */
async function playOnTwoNodes(t: TestContext, database: string, redisUrl: string) {
  const nodes = [0, 1].map(() => new TestNode(t, { database, redis: redisUrl }))
  const origins = await Promise.all(nodes.map((node) => node.start()))
  const clients = origins.map((origin) => new Client(origin))
  const table = await gather(clients, { game: 'sushi-trick', seats: 4, options: { rounds: 2 } })
  const game: Game = await gameOf(clients[0]!, table)
  const done: Acknowledged[] = []
  const messages: StreamMessage[][] = [[], []]
  const playing = clients.map((client, seat) => {
    // Each client stays with its node, because the nodes do not crash.
    const origins = whileRunning(t, () => [client.origin])
    return playThrough(client, origins, table, new View(game, seat), done, messages[seat])
  })
  await clients[0]!.insist(table, { type: 'start' })
  const refusals = (): string[] =>
    clients.flatMap(({ transcript }) => transcript.filter((line) => line.includes('"code":"')))
  return {
    get refusals() {
      return refusals()
    },
    /** Waits until both clients have received more messages. */
    async continues(): Promise<void> {
      const before = messages.map(({ length }) => length)
      await until('both clients receive more messages', () =>
        messages.every(({ length }, seat) => length > before[seat]! + 1),
      )
    },
    async reports(expected: object): Promise<void> {
      for (const origin of origins) {
        await until(`${origin} reports ${JSON.stringify(expected)}`, async () => {
          const { text } = await new Client(origin).get('/readyz')
          return text === JSON.stringify(expected)
        })
      }
    },
    /** Asserts that each node refuses all requests as temporarily unavailable. */
    async isUnavailable(): Promise<void> {
      for (const origin of origins) {
        const client = new Client(origin)
        await until(`${origin} refuses`, async () => (await client.get('/readyz')).status === 503)
        const replies = await Promise.all([
          client.get(`/api/tables/${table}`),
          client.get('/api/tables'),
          client.get(`/api/tables/${table}/stream`),
          client.command(table, { type: 'say', what: { emote: 'hello' } }),
          client.post('/api/tables', { game: 'bannish', seats: 4 }),
        ])
        for (const { status, json, headers } of replies) {
          assert.deepEqual([status, json.code], [503, 'unavailable'])
          assert.match(headers.get('retry-after') ?? '', /^\d+$/)
        }
        assert.equal((await client.get('/healthz')).status, 200)
      }
    },
    async finishes(): Promise<void> {
      await Promise.all(playing)
      for (const each of messages) assertAllThere(each, done, [0, 1])
      for (const node of nodes) assert.equal(await node.end('SIGTERM'), 0)
    },
  }
}
