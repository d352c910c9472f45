import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RedactedEntry } from '@trick-bento/protocol'
import { Client } from '../testing/client.ts'
import { firstSeatBegins } from '../testing/deals.ts'
import { gather } from '../testing/player.ts'
import { openTestServer } from '../testing/test-server.ts'

const BRISK = { game: 'gudetama', seats: 2, clock: 'brisk' }
/** What is waited for may never come. */
const PATIENT = { timeout: 120_000 }
/** A clock of 25 seconds has been running for almost that long already when a turn begins, until it is set right. */
class LateClock {
  private late = 24_500
  readonly now = (): number => Date.now() - this.late

  setRight(): void {
    this.late = 0
  }
}

async function heardUntil(client: Client, table: string, type: RedactedEntry['type']): Promise<RedactedEntry[]> {
  const heard: RedactedEntry[] = []
  for await (const { entry } of client.listen(table)) {
    heard.push(entry)
    if (entry.type === type) break
  }
  return heard
}

test(
  'a table that all people have left goes to sleep, and wakes when one of them comes to listen',
  PATIENT,
  async (t) => {
    const clock = new LateClock()
    const { origin } = await openTestServer(t, { now: clock.now })
    const clients = [new Client(origin), new Client(origin)]
    const watcher = new Client(origin)
    const table = await gather(clients, { ...BRISK, listed: true })
    await clients[0]!.insist(table, { type: 'start' })
    const heard = await heardUntil(watcher, table, 'asleep')
    assert.deepEqual(
      heard.filter(({ type }) => type === 'bot').map((entry) => 'why' in entry && entry.why),
      ['away', 'away'],
    )
    const { asleep, number, sitters } = await watcher.glance(table)
    assert.deepEqual([asleep, sitters.every(({ away }) => away)], [true, true])
    assert.deepEqual((await watcher.get('/api/tables')).json.tables, [], 'what sleeps is not in the lobby')
    await heardUntil(watcher, table, 'asleep')
    assert.equal((await watcher.glance(table)).number, number, 'somebody who looks on wakes nobody')

    clock.setRight()
    const news = await heardUntil(clients[1]!, table, 'back')
    assert.deepEqual(news.slice(number), [{ type: 'awake' }, { type: 'back', seat: 1 }])
    const now = await clients[1]!.glance(table)
    assert.deepEqual([now.asleep, now.sitters[1]!.away], [false, false])
  },
)

test('a command of one of its people wakes a table too', PATIENT, async (t) => {
  const clock = new LateClock()
  const { origin } = await openTestServer(t, { now: clock.now })
  const clients = [new Client(origin), new Client(origin)]
  const table = await gather(clients, BRISK)
  await clients[0]!.insist(table, { type: 'start' })
  await heardUntil(new Client(origin), table, 'asleep')
  clock.setRight()
  await new Client(origin).insist(table, { type: 'say', what: { emote: 'hello' } })
  assert.equal((await clients[0]!.glance(table)).asleep, true)
  await clients[0]!.insist(table, { type: 'come-back' })
  const { asleep, sitters } = await clients[0]!.glance(table)
  assert.deepEqual([asleep, sitters[0]!.away], [false, false])
})

test('when the host’s time is up, somebody who is there becomes host', PATIENT, async (t) => {
  const clock = new LateClock()
  const { origin } = await openTestServer(t, { now: clock.now, dealOf: firstSeatBegins })
  const clients = [new Client(origin), new Client(origin)]
  const table = await gather(clients, BRISK)
  await clients[0]!.insist(table, { type: 'start' })
  clock.setRight()
  const heard = await heardUntil(clients[1]!, table, 'hosted')
  assert.deepEqual(heard.slice(-2), [
    { type: 'bot', seat: 0, level: 'steady', why: 'away' },
    { type: 'hosted', seat: 1 },
  ])
  assert.equal((await clients[1]!.glance(table)).host, true)
})

/** Long enough from now on that no clock runs out. */
const MUCH_LATER = 1_700_000_000_000_0

test('how much time is left is told while the clock runs for a person', PATIENT, async (t) => {
  const { origin } = await openTestServer(t, { now: () => MUCH_LATER })
  const clients = [new Client(origin), new Client(origin)]
  const table = await gather(clients, BRISK)
  assert.equal((await clients[0]!.glance(table)).timeLeft, undefined)
  await clients[0]!.insist(table, { type: 'start' })
  assert.equal((await clients[0]!.glance(table)).timeLeft, 25_000)
})

test('how much time is left is told by every node, also when it or another was started anew', PATIENT, async (t) => {
  let now = MUCH_LATER
  const first = await openTestServer(t, { now: () => now })
  const open = () => openTestServer(t, { now: () => now, database: first.database })
  const clients = [new Client(first.origin), new Client(first.origin)]
  const watcher = new Client((await open()).origin)
  const table = await gather(clients, BRISK)
  assert.equal((await watcher.glance(table)).timeLeft, undefined)
  await clients[0]!.insist(table, { type: 'start' })
  now += 2000
  assert.equal((await watcher.glance(table)).timeLeft, 23_000)
  await watcher.insist(table, { type: 'say', what: { emote: 'hurry' } })
  await first.close()
  now += 3000
  for (const node of [watcher, new Client((await open()).origin)]) {
    assert.equal((await node.glance(table)).timeLeft, 20_000, 'talk does not turn it back')
    const { json } = await node.command(table, { type: 'start' })
    assert.deepEqual([json.code, json.table.timeLeft], ['not-you', 20_000])
  }
  const { turn } = await watcher.glance(table)
  clients[turn]!.origin = watcher.origin
  await clients[turn]!.insist(table, { type: 'hand-over' })
  assert.equal((await watcher.glance(table)).timeLeft, undefined, 'a bot has the seat')
})
