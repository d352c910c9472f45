import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, suite, type TestContext, test } from 'node:test'
import { Match, redact, View } from '@trick-bento/kit'
import { dealSeed, fairDeal } from '@trick-bento/kit/fair'
import type { StreamMessage } from '@trick-bento/protocol'
import { CLOCKS } from '@trick-bento/protocol/constants'
import type { Redis } from '../cluster/redis.ts'
import { openStore } from '../open.ts'
import { OnlineTable } from '../tables/online-table.ts'
import { Client } from '../testing/client.ts'
import { type Acknowledged, assertAllThere, playThrough, whileRunning } from '../testing/persistent-player.ts'
import { plan, stillPlanned } from '../testing/planned-crashes.ts'
import { gameOf, gather } from '../testing/player.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { startRedis } from '../testing/redis.ts'
import { type NodeConfig, TestNode } from '../testing/test-node.ts'
import { makeFolder } from '../testing/test-server.ts'

const TIMEOUT = { timeout: 600_000 }

/** Each after it has come twice without harm, so that in between it must go on. */
const OF_PERSONS = [
  ['before the commit', 3],
  ['within the commit', 3],
  ['after the commit, before the answer', 3],
  ['before other nodes are told', 3],
  ['when the first of those who listen has been told', 3],
] as const
const OF_BOTS = [
  ['a clock has run out', 1],
  ['a clock has run out and it is stored', 1],
  ['while a bot thinks', 3],
  ['after a bot has decided', 3],
  ['before the end of the game is stored', 1],
  ['after the end of the game is stored', 1],
] as const

/** Ten seconds after a turn has begun its time is up; whoever hands over their seat has done so by then. */
const CLOCK_IS_AHEAD = CLOCKS.brisk - 10_000

interface Place extends Pick<NodeConfig, 'database'> {
  readonly redis?: string
  readonly nodes: number
}

testDeaths('one node on SQLite, started again', async (t) => ({
  database: join(makeFolder(t), 'test.sqlite'),
  nodes: 1,
}))

suite('with PostgreSQL and Redis', () => {
  let postgres: Postgres
  let redis: Redis
  before(async () => {
    ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  })
  after(() => Promise.all([postgres?.stop(), redis?.kill()]))

  testDeaths('two nodes on PostgreSQL, of which the other goes on', async () => ({
    database: await postgres.newDatabase(),
    redis: redis.url,
    nodes: 2,
  }))
})

function testDeaths(title: string, makePlace: (t: TestContext) => Promise<Place>): void {
  suite(title, { concurrency: true }, () => {
    test(
      'whenever a node dies, people go on and nothing that was acknowledged is lost or done twice',
      TIMEOUT,
      async (t) => {
        const house = await openHouse(t, await makePlace(t), OF_PERSONS)
        const clients = [house.client(), house.client()]
        const table = await gather(clients, { game: 'gummi-trick', seats: 4, options: { rounds: 3 } })
        const game = await gameOf(clients[0]!, table)
        await clients[0]!.insist(table, { type: 'start' })
        const done: Acknowledged[] = []
        const heard = await Promise.all(
          clients.map((client, seat) => playThrough(client, house.origins, table, new View(game, seat), done)),
        )
        assertAllThere(heard[0]!, done, [0, 1])
        await house.assertWhole(table, heard)
        assertDealt(game, heard[1]!, 1)
      },
    )

    test('whenever a node dies, clocks and bots go on, and the game ends once', TIMEOUT, async (t) => {
      const house = await openHouse(t, await makePlace(t), OF_BOTS, CLOCK_IS_AHEAD)
      // Somebody who is away, and somebody who lets a bot play, so that the table does not go to sleep.
      const [trusting, absent] = [house.client(), house.client()]
      const table = await gather([trusting, absent], { game: 'gummi-trick', seats: 3, clock: 'brisk' })
      const watcher = house.client()
      const game = await gameOf(watcher, table)
      await trusting.insist(table, { type: 'start' })
      await trusting.insist(table, { type: 'hand-over' })
      const heard = await playThrough(watcher, house.origins, table, new View(game, -1))
      const away = heard.filter(({ entry }) => entry.type === 'bot' && entry.why === 'away')
      assert.deepEqual(
        away.map(({ entry }) => 'seat' in entry && entry.seat),
        [1],
      )
      await house.assertWhole(table, [heard])
    })
  })
}

/** Nodes that die as planned, and are started again each time. */
async function openHouse(t: TestContext, place: Place, deaths: Parameters<typeof plan>[1], clockIsAhead = 0) {
  const { nodes: count, ...config } = place
  const moments = makeFolder(t)
  let isOver = false
  t.after(() => {
    isOver = true
  })
  const nodes = Array.from({ length: count }, () => new TestNode(t, { ...config, clockIsAhead, moments }))
  const reviveAlways = async (node: TestNode): Promise<void> => {
    for (;;) {
      const by = await node.hasEnded()
      if (isOver) return
      assert.equal(by, 'SIGKILL')
      await node.start()
    }
  }
  // All at once, on an empty database.
  await Promise.all(nodes.map((node) => node.start()))
  plan(moments, deaths)
  for (const node of nodes) void reviveAlways(node)
  let clients = 0
  return {
    origins: whileRunning(t, () => nodes.map(({ origin }) => origin)),
    client: () => new Client(nodes[clients++ % count]!.origin),
    /** The log of the table is that of a whole game by the rules, and what everybody has heard. */
    async assertWhole(table: string, heard: readonly (readonly StreamMessage[])[]): Promise<void> {
      assert.deepEqual(stillPlanned(moments), [])
      const store = await openStore(place.database, () => {})
      t.after(() => store.close())
      const { head, entries } = (await store.load(table))!
      const whole = new OnlineTable(head, entries)
      assert.equal(whole.phase, 'over')
      const types = entries.map(({ type }) => type)
      assert.equal(types.filter((type) => type === 'revealed').length, 1)
      for (const each of heard)
        assert.deepEqual(
          each.map(({ entry }) => entry.type),
          types,
        )
    },
  }
}

/** The cards came from the secret that is revealed at the end. */
function assertDealt(game: Match['game'], heard: readonly StreamMessage[], seat: number): void {
  const { entry } = heard.at(-1)!
  assert.ok(entry.type === 'revealed')
  const seed = dealSeed(entry.secret, entry.values)
  const dealt = new Match(game, (round) => fairDeal(seed, round)).events.map((event) =>
    redact(game.layout, event, seat),
  )
  assert.deepEqual(heard.flatMap(({ events }) => events).slice(0, dealt.length), dealt)
}
