import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, suite, type TestContext, test } from 'node:test'
import { Match, redact, View } from '@trick-bento/kit'
import { dealSeed, fairDeal } from '@trick-bento/kit/fair'
import type { StreamMessage } from '@trick-bento/protocol'
import { CLOCKS } from '@trick-bento/protocol/constants'
import type { Redis } from '../cluster/redis.ts'
import { openStore } from '../open-backends.ts'
import { OnlineTable } from '../tables/online-table.ts'
import { Client } from '../testing/client.ts'
import { type Acknowledged, assertAllThere, playThrough, whileRunning } from '../testing/persistent-player.ts'
import { planCrashes, stillPlanned } from '../testing/planned-crashes.ts'
import { gameOf, gather } from '../testing/player.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { startRedis } from '../testing/redis.ts'
import { type NodeConfig, TestNode } from '../testing/test-node.ts'
import { makeFolder } from '../testing/test-server.ts'

const TIMEOUT = { timeout: 600_000 }

/** Each moment comes twice without a crash, so that the game continues in between. */
const OF_PERSONS = [
  ['before the commit', 3],
  ['within the commit', 3],
  ['after the commit, before the reply', 3],
  ['before other nodes are notified', 3],
  ['when the first subscriber has been notified', 3],
] as const
const OF_BOTS = [
  ['a clock has run out', 1],
  ['a clock has run out and it is stored', 1],
  ['while a bot thinks', 3],
  ['after a bot has decided', 3],
  ['before the end of the game is stored', 1],
  ['after the end of the game is stored', 1],
] as const

/** The time of a turn is up ten seconds after its start; by then the seat is handed over. */
const CLOCK_AHEAD = CLOCKS.brisk - 10_000

interface Deployment extends Pick<NodeConfig, 'database'> {
  readonly redis?: string
  readonly nodes: number
}

testCrashes('one node on SQLite that restarts', async (t) => ({
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

  testCrashes('two nodes on PostgreSQL, of which one continues', async () => ({
    database: await postgres.newDatabase(),
    redis: redis.url,
    nodes: 2,
  }))
})

function testCrashes(title: string, makeDeployment: (t: TestContext) => Promise<Deployment>): void {
  suite(title, { concurrency: true }, () => {
    test(
      'after every crash people can continue, and no acknowledged play is lost or done twice',
      TIMEOUT,
      async (t) => {
        const running = await openDeployment(t, await makeDeployment(t), OF_PERSONS)
        const clients = [running.client(), running.client()]
        const table = await gather(clients, { game: 'gummi-trick', seats: 4, options: { rounds: 3 } })
        const game = await gameOf(clients[0]!, table)
        await clients[0]!.insist(table, { type: 'start' })
        const done: Acknowledged[] = []
        const messages = await Promise.all(
          clients.map((client, seat) => playThrough(client, running.origins, table, new View(game, seat), done)),
        )
        assertAllThere(messages[0]!, done, [0, 1])
        await running.assertWhole(table, messages)
        assertDealt(game, messages[1]!, 1)
      },
    )

    test('after every crash clocks and bots continue, and the game ends once', TIMEOUT, async (t) => {
      const running = await openDeployment(t, await makeDeployment(t), OF_BOTS, CLOCK_AHEAD)
      // One person is away, and one lets a bot play, so that the table does not go to sleep.
      const [trusting, absent] = [running.client(), running.client()]
      const table = await gather([trusting, absent], { game: 'gummi-trick', seats: 3, clock: 'brisk' })
      const watcher = running.client()
      const game = await gameOf(watcher, table)
      await trusting.insist(table, { type: 'start' })
      await trusting.insist(table, { type: 'hand-over' })
      const messages = await playThrough(watcher, running.origins, table, new View(game, -1))
      const away = messages.filter(({ entry }) => entry.type === 'bot' && entry.why === 'away')
      assert.deepEqual(
        away.map(({ entry }) => 'seat' in entry && entry.seat),
        [1],
      )
      await running.assertWhole(table, [messages])
    })
  })
}

/** Nodes that crash as planned and restart each time. */
async function openDeployment(
  t: TestContext,
  deployment: Deployment,
  crashes: Parameters<typeof planCrashes>[1],
  clockAhead = 0,
) {
  const { nodes: count, ...config } = deployment
  const moments = makeFolder(t)
  let isOver = false
  t.after(() => {
    isOver = true
  })
  const nodes = Array.from({ length: count }, () => new TestNode(t, { ...config, clockAhead, moments }))
  const restartAlways = async (node: TestNode): Promise<void> => {
    for (;;) {
      const by = await node.hasEnded()
      if (isOver) return
      assert.equal(by, 'SIGKILL')
      await node.start()
    }
  }
  // All at the same time, on an empty database.
  await Promise.all(nodes.map((node) => node.start()))
  planCrashes(moments, crashes)
  for (const node of nodes) void restartAlways(node)
  let clients = 0
  return {
    origins: whileRunning(t, () => nodes.map(({ origin }) => origin)),
    client: () => new Client(nodes[clients++ % count]!.origin),
    /** The stored log is a complete legal game, and all subscribers have received it. */
    async assertWhole(table: string, messages: readonly (readonly StreamMessage[])[]): Promise<void> {
      assert.deepEqual(stillPlanned(moments), [])
      const store = await openStore(deployment.database, () => {})
      t.after(() => store.close())
      const { head, entries } = (await store.load(table))!
      const whole = new OnlineTable(head, entries)
      assert.equal(whole.phase, 'over')
      const types = entries.map(({ type }) => type)
      assert.equal(types.filter((type) => type === 'revealed').length, 1)
      for (const each of messages)
        assert.deepEqual(
          each.map(({ entry }) => entry.type),
          types,
        )
    },
  }
}

/** The cards came from the secret that is revealed at the end. */
function assertDealt(game: Match['game'], messages: readonly StreamMessage[], seat: number): void {
  const { entry } = messages.at(-1)!
  assert.ok(entry.type === 'revealed')
  const seed = dealSeed(entry.secret, entry.values)
  const dealt = new Match(game, (round) => fairDeal(seed, round)).events.map((event) =>
    redact(game.layout, event, seat),
  )
  assert.deepEqual(messages.flatMap(({ events }) => events).slice(0, dealt.length), dealt)
}
