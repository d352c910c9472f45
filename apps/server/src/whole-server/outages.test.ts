import assert from 'node:assert/strict'
import { after, before, suite, type TestContext, test } from 'node:test'
import { type Game, View } from '@trick-bento/kit'
import type { StreamMessage } from '@trick-bento/protocol'
import type { Redis } from '../cluster/redis.ts'
import { Client } from '../testing/client.ts'
import { type Acknowledged, assertAllThere, playThrough, whileRunning } from '../testing/persistent-player.ts'
import { plan } from '../testing/planned-crashes.ts'
import { gameOf, gather } from '../testing/player.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { startRedis } from '../testing/redis.ts'
import { TestNode } from '../testing/test-node.ts'
import { makeFolder } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { layWire } from '../testing/wire.ts'

const TIMEOUT = { timeout: 600_000 }

let postgres: Postgres
let redis: Redis
before(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
})
after(() => Promise.all([postgres?.stop(), redis?.kill()]))

suite('two nodes on PostgreSQL and Redis', () => {
  test('Redis goes away, falls silent and comes back: nobody is refused, and the game goes on', TIMEOUT, async (t) => {
    const wire = await layWire(t, redis.url)
    const game = await playOnTwoNodes(t, await postgres.newDatabase(), wire.url)
    await game.goesOn()

    await redis.kill()
    await game.says({ ready: true, store: 'fine', bus: 'away' })
    await game.goesOn()
    await redis.start()
    await game.says({ ready: true, store: 'fine', bus: 'fine' })
    await game.goesOn()

    wire.hang()
    await game.says({ ready: true, store: 'fine', bus: 'away' })
    await game.goesOn()
    await wire.mend()
    await game.says({ ready: true, store: 'fine', bus: 'fine' })
    await game.endsWell()
    assert.deepEqual(game.refusals, [])
  })

  test(
    'PostgreSQL goes away, falls silent and comes back: requests are refused in time, and nothing is lost',
    TIMEOUT,
    async (t) => {
      const wire = await layWire(t, await postgres.newDatabase())
      const game = await playOnTwoNodes(t, wire.url, redis.url)
      await game.goesOn()

      wire.cut()
      await game.isRefused()
      await wire.mend()
      await game.says({ ready: true, store: 'fine', bus: 'fine' })
      await game.goesOn()

      wire.hang()
      await game.isRefused()
      await wire.mend()
      await game.goesOn()

      await postgres.kill()
      await game.isRefused()
      await postgres.start()
      await game.endsWell()
      assert.ok(game.refusals.length > 0)
    },
  )

  test('what a node has stored before it died is heard at the other one within seconds', TIMEOUT, async (t) => {
    const place = { database: await postgres.newDatabase(), redis: redis.url, moments: makeFolder(t) }
    const nodes = [0, 1].map(() => new TestNode(t, { ...place, heartbeat: 60_000 }))
    const [speaker, listener] = (await Promise.all(nodes.map((node) => node.start()))).map((at) => new Client(at))
    const table = await speaker!.open({ game: 'bannish', seats: 4 })
    const stream = listener!.listen(table)
    await stream.next()
    plan(place.moments, [['before other nodes are told', 1]])
    const command = speaker!.command(table, { type: 'say', what: { emote: 'bye' } })
    await assert.rejects(command, 'whoever asked is not answered')
    assert.equal(await nodes[0]!.hasEnded(), 'SIGKILL')
    const start = performance.now()
    const { value } = await stream.next()
    const took = performance.now() - start
    assert.equal(value!.entry.type, 'said')
    assert.ok(took < 30_000, `not only with the next sign of life, after ${took} ms`)
    await stream.return(undefined)
  })
})

/** A game of two persons, each at a node of their own, and two bots. */
async function playOnTwoNodes(t: TestContext, database: string, redisUrl: string) {
  const nodes = [0, 1].map(() => new TestNode(t, { database, redis: redisUrl }))
  const origins = await Promise.all(nodes.map((node) => node.start()))
  const clients = origins.map((origin) => new Client(origin))
  const table = await gather(clients, { game: 'sushi-trick', seats: 4, options: { rounds: 2 } })
  const game: Game = await gameOf(clients[0]!, table)
  const done: Acknowledged[] = []
  const heard: StreamMessage[][] = [[], []]
  const playing = clients.map((client, seat) => {
    // Each stays with its node: the nodes live, whatever else does not.
    const origins = whileRunning(t, () => [client.origin])
    return playThrough(client, origins, table, new View(game, seat), done, heard[seat])
  })
  await clients[0]!.insist(table, { type: 'start' })
  const refusals = (): string[] =>
    clients.flatMap(({ transcript }) => transcript.filter((line) => line.includes('"code":"')))
  return {
    get refusals() {
      return refusals()
    },
    /** Somebody decides, and both hear of it. */
    async goesOn(): Promise<void> {
      const before = heard.map(({ length }) => length)
      await until('both hear more', () => heard.every(({ length }, seat) => length > before[seat]! + 1))
    },
    async says(expected: object): Promise<void> {
      for (const origin of origins) {
        await until(`${origin} says ${JSON.stringify(expected)}`, async () => {
          const { text } = await new Client(origin).get('/readyz')
          return text === JSON.stringify(expected)
        })
      }
    },
    /** Whatever is asked, each node says that it cannot do it now. */
    async isRefused(): Promise<void> {
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
    async endsWell(): Promise<void> {
      await Promise.all(playing)
      for (const each of heard) assertAllThere(each, done, [0, 1])
      for (const node of nodes) assert.equal(await node.end('SIGTERM'), 0)
    },
  }
}
