import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RedactedEntry } from '@trick-bento/protocol'
import { Client } from '../testing/client.ts'
import { firstSeatBegins } from '../testing/deals.ts'
import { gather } from '../testing/player.ts'
import { openTestServer } from '../testing/test-server.ts'

const BRISK = { game: 'gudetama', seats: 2, clock: 'brisk' } as const
/** The tests wait for entries that may never come. */
const PATIENT = { timeout: 120_000 }
/** Almost all of the 25 seconds of a turn are over when the turn begins, until the clock is corrected. */
class LateClock {
  private late = 24_500
  readonly now = (): number => Date.now() - this.late

  correct(): void {
    this.late = 0
  }
}

async function entriesUntil(client: Client, table: string, type: RedactedEntry['type']): Promise<RedactedEntry[]> {
  const entries: RedactedEntry[] = []
  for await (const { entry } of client.listen(table)) {
    entries.push(entry)
    if (entry.type === type) break
  }
  return entries
}

test(
  'a table goes to sleep when all people are away, and wakes when one of them opens its stream',
  PATIENT,
  async (t) => {
    const clock = new LateClock()
    const { origin } = await openTestServer(t, { now: clock.now })
    const clients = [new Client(origin), new Client(origin)]
    const watcher = new Client(origin)
    const table = await gather(clients, { ...BRISK, listed: true })
    await clients[0]!.insist(table, { type: 'start' })
    const entries = await entriesUntil(watcher, table, 'asleep')
    assert.deepEqual(
      entries.filter(({ type }) => type === 'bot').map((entry) => 'why' in entry && entry.why),
      ['away', 'away'],
    )
    const { asleep, number, sitters } = await watcher.glance(table)
    assert.deepEqual([asleep, sitters.every(({ away }) => away)], [true, true])
    assert.deepEqual((await watcher.get('/api/tables')).json.tables, [], 'the lobby does not list a sleeping table')
    await entriesUntil(watcher, table, 'asleep')
    assert.equal((await watcher.glance(table)).number, number, 'a spectator does not wake the table')

    clock.correct()
    const woken = await entriesUntil(clients[1]!, table, 'back')
    assert.deepEqual(woken.slice(number), [{ type: 'awake' }, { type: 'back', seat: 1 }])
    const now = await clients[1]!.glance(table)
    assert.deepEqual([now.asleep, now.sitters[1]!.away], [false, false])
  },
)

test('a command of one of its people wakes a table', PATIENT, async (t) => {
  const clock = new LateClock()
  const { origin } = await openTestServer(t, { now: clock.now })
  const clients = [new Client(origin), new Client(origin)]
  const table = await gather(clients, BRISK)
  await clients[0]!.insist(table, { type: 'start' })
  await entriesUntil(new Client(origin), table, 'asleep')
  clock.correct()
  await new Client(origin).insist(table, { type: 'say', what: { emote: 'hello' } })
  assert.equal((await clients[0]!.glance(table)).asleep, true)
  await clients[0]!.insist(table, { type: 'come-back' })
  const { asleep, sitters } = await clients[0]!.glance(table)
  assert.deepEqual([asleep, sitters[0]!.away], [false, false])
})

test('a person who is present becomes the host when the time of the host is up', PATIENT, async (t) => {
  const clock = new LateClock()
  const { origin } = await openTestServer(t, { now: clock.now, dealOf: firstSeatBegins })
  const clients = [new Client(origin), new Client(origin)]
  const table = await gather(clients, BRISK)
  await clients[0]!.insist(table, { type: 'start' })
  clock.correct()
  const entries = await entriesUntil(clients[1]!, table, 'hosted')
  assert.deepEqual(entries.slice(-2), [
    { type: 'bot', seat: 0, level: 'steady', why: 'away' },
    { type: 'hosted', seat: 1 },
  ])
  assert.equal((await clients[1]!.glance(table)).host, true)
})

/** A time in the far future, at which no clock runs out. */
const FAR_FUTURE = 1_700_000_000_000_0

test('a glance has the time that is left while the clock runs for a person', PATIENT, async (t) => {
  const { origin } = await openTestServer(t, { now: () => FAR_FUTURE })
  const clients = [new Client(origin), new Client(origin)]
  const table = await gather(clients, BRISK)
  assert.equal((await clients[0]!.glance(table)).timeLeft, undefined)
  await clients[0]!.insist(table, { type: 'start' })
  assert.equal((await clients[0]!.glance(table)).timeLeft, 25_000)
})

test('every node knows the time that is left, also after a restart', PATIENT, async (t) => {
  let now = FAR_FUTURE
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
    assert.equal((await node.glance(table)).timeLeft, 20_000, 'a chat message does not reset the clock')
    const { json } = await node.command(table, { type: 'start' })
    assert.deepEqual([json.code, json.table.timeLeft], ['not-you', 20_000])
  }
  const { turn } = await watcher.glance(table)
  clients[turn]!.origin = watcher.origin
  await clients[turn]!.insist(table, { type: 'hand-over' })
  assert.equal((await watcher.glance(table)).timeLeft, undefined, 'a bot has the seat')
})
