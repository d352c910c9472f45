import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { legal, makeMove, View } from '@trick-bento/kit'
import type { ServerOptions } from '../../app.ts'
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts'
import { Client } from '../../testing/client.ts'
import { firstSeatBegins } from '../../testing/deals.ts'
import { gameOf, gather, playAlong } from '../../testing/player.ts'
import { makeFolder, openTestServer } from '../../testing/test-server.ts'
import { until } from '../../testing/until.ts'

const GAME = { game: 'gudetama', seats: 4 }

/** Programs at a table whose game has started, with the legal moves of the seat whose turn it is. */
async function begin(t: TestContext, { seats = 4, ...options }: Partial<ServerOptions> & { seats?: number } = {}) {
  const server = await openTestServer(t, options)
  const clients = Array.from({ length: seats }, () => new Client(server.origin))
  const table = await gather(clients, { ...GAME, seats })
  await clients[0]!.insist(table, { type: 'start' })
  return { server, clients, table, ...(await currentTurn(clients, table)) }
}

/** The seat whose turn it is after `number` entries, with its client and its legal moves. */
interface Turn {
  readonly number: number
  readonly turn: number
  readonly actor: Client
  readonly moves: readonly string[]
}
async function currentTurn(clients: readonly Client[], table: string): Promise<Turn> {
  const { turn, number } = await clients[0]!.glance(table)
  const actor = clients[turn]!
  const view = new View(await gameOf(actor, table), turn)
  for await (const { number: at, events } of actor.listen(table)) {
    for (const event of events) view.fold(event)
    if (at === number - 1) break
  }
  const moves = [...legal(view.game, view.table, turn)].map((move) => makeMove(view.game, view.table.phase, move))
  return { number, turn, actor, moves }
}

test('a command is executed once per key, also in parallel and after a restart', async (t) => {
  const { server, table, actor, moves, number } = await begin(t)
  const play = { type: 'play', move: moves[0]! } as const
  const replies = await Promise.all(Array.from({ length: 8 }, () => actor.command(table, play, { key: 'once' })))
  for (const { status, text } of replies) assert.deepEqual([status, text], [200, `{"number":${number + 1}}`])
  assert.equal((await actor.glance(table)).number, number + 1)
  await server.close()

  const again = await openTestServer(t, { database: server.database })
  const back = Object.assign(new Client(again.origin), { key: actor.key })
  const repeated = await back.command(table, play, { key: 'once' })
  assert.deepEqual([repeated.status, repeated.json], [200, { number: number + 1 }])
  assert.equal((await back.glance(table)).number, number + 1)
})

test('two persons can use the same idempotency key', async (t) => {
  const { clients, table } = await begin(t)
  const say = { type: 'say', what: { emote: 'hello' } } as const
  const [one, other] = await Promise.all([
    clients[1]!.command(table, say, { key: 'k' }),
    clients[2]!.command(table, say, { key: 'k' }),
  ])
  assert.notEqual(one!.json.number, other!.json.number)
})

test('of several plays for the same turn one succeeds, and the others are refused with the current state', async (t) => {
  const { table, actor, moves, number } = await begin(t)
  assert.ok(moves.length > 1)
  const replies = await Promise.all(moves.map((move) => actor.command(table, { type: 'play', move }, { number })))
  assert.equal(replies.filter(({ status }) => status === 200).length, 1)
  for (const { status, json } of replies.filter(({ status }) => status !== 200)) {
    assert.equal(status, 409)
    assert.match(json.code, /^(conflict|not-your-turn)$/)
    assert.equal(json.number, number + 1)
    assert.deepEqual(json.table, await actor.glance(table))
  }
  const late = await actor.command(table, { type: 'play', move: moves[0]! }, { number })
  assert.deepEqual([late.status, late.json.code], [409, 'conflict'])
})

test('the server refuses a play for an old turn, although the move is legal now, and nothing is played', async (t) => {
  const { clients, table, turn, number: seen, actor, moves } = await begin(t, { seats: 2 })
  let now: Turn = { number: seen, turn, actor, moves }
  do {
    await now.actor.insist(table, { type: 'play', move: now.moves[0]! })
    now = await currentTurn(clients, table)
  } while (now.turn !== turn)
  const play = { type: 'play', move: now.moves[0]! } as const
  const stale = await now.actor.command(table, play, { number: seen })
  assert.deepEqual([stale.status, stale.json.code, stale.json.number], [409, 'conflict', now.number])
  assert.equal((await now.actor.glance(table)).number, now.number)
  const current = await now.actor.command(table, play, { number: now.number })
  assert.equal(current.status, 200)
})

test('a play with the number of entries that its sender has seen does not read the log from the store', async (t) => {
  const store = await openSqliteStore(join(makeFolder(t), 'test.sqlite'))
  const reads = t.mock.method(store, 'entriesFrom')
  const { clients, table, ...first } = await begin(t, { seats: 2, store })
  const readsOf = async ({ actor, moves }: Turn, number?: number): Promise<number> => {
    const before = reads.mock.callCount()
    const { status } = await actor.command(
      table,
      { type: 'play', move: moves[0]! },
      number === undefined ? {} : { number },
    )
    assert.equal(status, 200)
    return reads.mock.callCount() - before
  }
  assert.equal(await readsOf(first, first.number), 0)
  assert.equal(await readsOf(await currentTurn(clients, table)), 1)
})

test('chat messages do not make a play stale', async (t) => {
  const { clients, table, actor, moves, number } = await begin(t)
  const talk = Array.from({ length: 12 }, (_, i) =>
    clients[i % 4]!.command(table, { type: 'say', what: { emote: 'wow' } }),
  )
  const [played, ...said] = await Promise.all([
    actor.command(table, { type: 'play', move: moves[0]! }, { number }),
    ...talk,
  ])
  assert.equal(played!.status, 200)
  for (const { status } of said) assert.equal(status, 200)
  assert.equal((await actor.glance(table)).number, number + 13)
})

test('the server refuses a play from another seat or from a person without a seat', async (t) => {
  const { server, clients, table, turn, moves } = await begin(t)
  const other = clients[(turn + 1) % 4]!
  const refused = await other.command(table, { type: 'play', move: moves[0]! })
  assert.deepEqual([refused.status, refused.json.code], [409, 'not-your-turn'])
  const stranger = new Client(server.origin)
  for (const command of [
    { type: 'play', move: moves[0]! },
    { type: 'hand-over' },
    { type: 'come-back' },
    { type: 'stand' },
  ] as const) {
    const { status, json } = await stranger.command(table, command)
    assert.deepEqual([status, json.code], [403, 'not-you'], command.type)
  }
  const illegal = await clients[turn]!.command(table, { type: 'play', move: 'Z99' })
  assert.deepEqual(
    [illegal.status, illegal.json.code, illegal.json.message],
    [409, 'illegal-move', 'There is no such move.'],
  )
})

test('only the host may start the game, seat bots and remove people', async (t) => {
  const { origin } = await openTestServer(t)
  const [host, guest] = [new Client(origin), new Client(origin)]
  const table = await gather([host, guest], { ...GAME, seats: 3 })
  for (const command of [
    { type: 'start' },
    { type: 'kick', seat: 0 },
    { type: 'seat-bot', seat: 2, level: 'expert' },
  ] as const) {
    const { status, json } = await guest.command(table, command)
    assert.deepEqual([status, json.code], [403, 'not-you'], command.type)
  }
  await host.insist(table, { type: 'kick', seat: 2 })
  const free = await host.command(table, { type: 'start' })
  assert.deepEqual([free.status, free.json.code], [409, 'seat-free'])
  const taken = await host.command(table, { type: 'sit', seat: 1, name: 'Host' })
  assert.deepEqual([taken.status, taken.json.code], [409, 'seat-taken'])
  await guest.insist(table, { type: 'sit', seat: 2, name: ' Moved ' })
  const { sitters } = await guest.glance(table)
  assert.deepEqual(
    sitters.map(({ kind, name }) => [kind, name]),
    [
      ['person', 'Player 0'],
      ['free', ''],
      ['person', 'Moved'],
    ],
  )
  const beyond = await guest.command(table, { type: 'sit', seat: 5, name: 'Moved' })
  assert.deepEqual([beyond.status, beyond.json.code], [404, 'no-such-seat'])
})

test('a bot plays for a person who hands over the seat, until they come back', async (t) => {
  // Slow enough that the game is not over before the person comes back.
  let pace = 300
  const { origin } = await openTestServer(t, { pace: () => pace })
  const client = new Client(origin)
  const table = await gather([client], GAME)
  await client.insist(table, { type: 'start' })
  await client.insist(table, { type: 'hand-over', level: 'newcomer' })
  await until('the bot has decided', () => decidedBy(client, table, 0))
  assert.deepEqual((await client.glance(table)).sitters[0], {
    kind: 'person',
    name: 'Player 0',
    away: true,
    level: 'newcomer',
  })
  await client.insist(table, { type: 'come-back' })
  pace = 0
  assert.equal((await client.glance(table)).sitters[0]!.away, false)
  const { messages } = await playAlong(client, table, 0)
  assert.equal(messages.at(-1)!.entry.type, 'revealed')
})

async function decidedBy(client: Client, table: string, seat: number): Promise<boolean> {
  const { number } = await client.glance(table)
  for await (const { number: at, entry } of client.listen(table)) {
    if (entry.type === 'decided' && entry.seat === seat && entry.by === 'bot') return true
    if (at === number - 1) return false
  }
  return false
}

test('a bot takes over when the clock runs out, and a chat message does not reset the clock', async (t) => {
  let time = Date.now() - 24_800
  const { origin } = await openTestServer(t, { now: () => time, dealOf: firstSeatBegins })
  const clients = [new Client(origin), new Client(origin)]
  const table = await gather(clients, { game: 'gudetama', seats: 2, clock: 'brisk' })
  await clients[0]!.insist(table, { type: 'start' })
  time = Date.now() + 1_000_000
  await clients[0]!.insist(table, { type: 'say', what: { emote: 'thinking' } })
  for await (const { entry } of clients[0]!.listen(table)) {
    if (entry.type !== 'bot') continue
    assert.deepEqual(entry, { type: 'bot', seat: 0, level: 'steady', why: 'away' })
    break
  }
})

test('emotes are always allowed, text only with chat, and people without a seat give a name', async (t) => {
  const { origin } = await openTestServer(t)
  const [host, guest] = [new Client(origin), new Client(origin)]
  const quiet = await host.open({ ...GAME, name: 'Host' })
  const refused = await host.command(quiet, { type: 'say', what: { text: 'Hi' } })
  assert.deepEqual([refused.status, refused.json.code], [409, 'chat-is-off'])
  const table = await host.open({ ...GAME, name: 'Host', chat: true })
  await host.insist(table, { type: 'say', name: 'Not Host', what: { text: ' <b>Hi</b> ' } })
  await guest.insist(table, { type: 'say', name: 'Guest', what: { emote: 'hello' } })
  const said = []
  for await (const { number, entry } of guest.listen(table)) {
    if (entry.type === 'said') said.push(entry)
    if (number === 3) break
  }
  assert.deepEqual(said, [
    { type: 'said', seat: 0, name: 'Host', voice: 2, what: { text: '<b>Hi</b>' } },
    { type: 'said', seat: -1, name: 'Guest', voice: 3, what: { emote: 'hello' } },
  ])
})
