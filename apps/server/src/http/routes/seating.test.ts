import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from '../../testing/client.ts'
import { gather, playAlong } from '../../testing/player.ts'
import { openTestServer } from '../../testing/test-server.ts'

const GAME = { game: 'gudetama', seats: 3 }

const clientsOf = (origin: string, count: number): Client[] => Array.from({ length: count }, () => new Client(origin))
const kindsAt = async (client: Client, table: string) => (await client.glance(table)).sitters.map(({ kind }) => kind)

test('a table can be opened with bots of several levels, and the host can change a level before the start', async (t) => {
  const { origin } = await openTestServer(t)
  const host = new Client(origin)
  const bots = [
    { seat: 1, level: 'newcomer' },
    { seat: 2, level: 'expert' },
  ] as const
  const table = await host.open({ ...GAME, name: 'Host', pace: 'quick', bots })
  const { sitters, pace } = await host.glance(table)
  assert.deepEqual([pace, ...sitters.map(({ level }) => level)], ['quick', undefined, 'newcomer', 'expert'])
  await host.insist(table, { type: 'seat-bot', seat: 1, level: 'strong' })
  assert.equal((await host.glance(table)).sitters[1]!.level, 'strong')
  const guest = new Client(origin)
  await guest.insist(table, { type: 'sit', seat: 2, name: 'Guest' })
  assert.deepEqual(await kindsAt(host, table), ['person', 'bot', 'person'])
})

test('a person who stands up during the game leaves the seat to a bot and sees only what spectators see', async (t) => {
  const { origin } = await openTestServer(t)
  const [host, guest] = clientsOf(origin, 2)
  const table = await gather([host!, guest!], GAME)
  await host!.insist(table, { type: 'start' })
  await guest!.insist(table, { type: 'stand' })
  const { you, sitters } = await guest!.glance(table)
  assert.deepEqual([you, sitters[1]!.kind], [-1, 'bot'])
  const again = await guest!.command(table, { type: 'come-back' })
  assert.deepEqual([again.status, again.json.code], [403, 'not-you'])
  const closed = await guest!.command(table, { type: 'sit', seat: 1, name: 'Guest' })
  assert.deepEqual([closed.status, closed.json.code], [409, 'not-gathering'])
  const watching = playAlong(guest!, table, -1)
  const [{ messages }, spectator] = await Promise.all([playAlong(host!, table, 0), watching])
  assert.equal(messages.at(-1)!.entry.type, 'revealed')
  const plain = await playAlong(new Client(origin), table, -1)
  assert.deepEqual(
    spectator.messages.map(({ events }) => events),
    plain.messages.map(({ events }) => events),
  )
})

test('a latecomer can take the seat of a bot with its knowledge, but not a second seat', async (t) => {
  const { origin } = await openTestServer(t)
  const [host, guest, late] = clientsOf(origin, 3)
  const table = await gather([host!, guest!], { ...GAME, latecomers: true })
  await host!.insist(table, { type: 'start' })
  await guest!.insist(table, { type: 'stand' })
  const nosy = await guest!.command(table, { type: 'sit', seat: 2, name: 'Guest' })
  assert.deepEqual([nosy.status, nosy.json.code], [409, 'knows-other-cards'])
  const second = await host!.command(table, { type: 'sit', seat: 2, name: 'Host' })
  assert.deepEqual([second.status, second.json.code], [409, 'not-gathering'])
  const taken = await late!.command(table, { type: 'sit', seat: 0, name: 'Late' })
  assert.deepEqual([taken.status, taken.json.code], [409, 'seat-taken'])
  await late!.insist(table, { type: 'sit', seat: 2, name: 'Late' })
  await guest!.insist(table, { type: 'sit', seat: 1, name: 'Guest' })
  const players = await Promise.all([host!, guest!, late!].map((client, seat) => playAlong(client, table, seat)))
  const totals = players.map(({ view }) => [...view.table.totals])
  assert.deepEqual(totals[2], totals[0])
})

test('the host can remove a person during the game, and a bot continues', async (t) => {
  const { origin } = await openTestServer(t)
  const [host, guest] = clientsOf(origin, 2)
  const table = await gather([host!, guest!], GAME)
  await host!.insist(table, { type: 'start' })
  await host!.insist(table, { type: 'kick', seat: 1 })
  assert.deepEqual(await kindsAt(host!, table), ['person', 'bot', 'bot'])
  const noBot = await host!.command(table, { type: 'kick', seat: 2 })
  assert.deepEqual([noBot.status, noBot.json.code], [409, 'not-gathering'])
  await playAlong(host!, table, 0)
})

test('a blocked person can neither sit nor chat, also at the rematch, and a chat message is enough to block its author', async (t) => {
  const { origin } = await openTestServer(t)
  const [host, rude, loud] = clientsOf(origin, 3)
  const table = await gather([host!, rude!], GAME)
  const number = await loud!.insist(table, { type: 'say', name: 'Loud', what: { emote: 'hurry' } })
  const early = await rude!.command(table, { type: 'block', whom: { seat: 0 } })
  assert.deepEqual([early.status, early.json.code], [403, 'not-you'])
  await host!.insist(table, { type: 'block', whom: { seat: 1 } })
  await host!.insist(table, { type: 'block', whom: { said: number - 1 } })
  for (const whom of [{ seat: 2 }, { seat: 7 }, { said: 0 }, { said: 999 }]) {
    const { status, json } = await host!.command(table, { type: 'block', whom })
    assert.deepEqual([status, json.code], [409, 'seat-free'], JSON.stringify(whom))
  }
  const refusedAt = async (where: string): Promise<void> => {
    for (const client of [rude!, loud!]) {
      for (const command of [
        { type: 'sit', seat: 1, name: 'Again' },
        { type: 'say', name: 'Again', what: { emote: 'bye' } },
      ] as const) {
        const { status, json } = await client.command(where, command)
        assert.deepEqual([status, json.code], [403, 'blocked'])
      }
    }
  }
  await refusedAt(table)
  await host!.insist(table, { type: 'seat-bot', seat: 1, level: 'newcomer' })
  await host!.insist(table, { type: 'start' })
  await playAlong(host!, table, 0)
  await host!.insist(table, { type: 'rematch' })
  await refusedAt((await host!.glance(table)).followedBy!)
})

test('the next person becomes the host when the host leaves or does not answer', async (t) => {
  let time = 1_700_000_000_000
  const { origin } = await openTestServer(t, { now: () => time })
  const [host, guest, third] = clientsOf(origin, 3)
  const table = await gather([host!, guest!, third!], { ...GAME, listed: true })
  const isHost = async (client: Client) => (await client.glance(table)).host
  const inLobby = async () => (await host!.get('/api/tables')).json.tables[0].host
  await host!.insist(table, { type: 'stand' })
  assert.deepEqual([await isHost(host!), await isHost(guest!)], [false, true])
  assert.equal(await inLobby(), 'Player 1')
  const watching = await host!.command(table, { type: 'lead' })
  assert.deepEqual([watching.status, watching.json.code], [403, 'not-you'])

  await third!.insist(table, { type: 'lead' })
  const soon = await third!.command(table, { type: 'lead' })
  assert.deepEqual([soon.status, soon.json.code], [409, 'host-is-asked'])
  await guest!.insist(table, { type: 'here' })
  time += 60_000
  await third!.insist(table, { type: 'lead' })
  assert.equal(await isHost(guest!), true, 'the host has answered the first question')
  time += 60_000
  await third!.insist(table, { type: 'lead' })
  assert.deepEqual([await isHost(guest!), await isHost(third!)], [false, true])
  assert.equal(await inLobby(), 'Player 2')
})

test('all requests for a rematch open one table, where people keep their seats and bots sit', async (t) => {
  const { origin } = await openTestServer(t)
  const clients = clientsOf(origin, 2)
  const table = await gather(clients, GAME)
  const early = await clients[0]!.command(table, { type: 'rematch' })
  assert.deepEqual([early.status, early.json.code], [409, 'not-over'])
  const playing = clients.map((client, seat) => playAlong(client, table, seat))
  await clients[0]!.insist(table, { type: 'start' })
  await Promise.all(playing)
  await clients[1]!.insist(table, { type: 'rematch' })
  await clients[0]!.insist(table, { type: 'rematch' })
  const next = (await clients[0]!.glance(table)).followedBy!
  const { sitters, host, you, phase, game } = await clients[1]!.glance(next)
  assert.deepEqual([phase, game, host, you], ['gathering', 'gudetama', true, 1])
  assert.deepEqual(
    sitters.map(({ kind, name, yours }) => [kind, name, yours]),
    [
      ['kept', 'Player 0', undefined],
      ['person', 'Player 1', undefined],
      ['bot', sitters[2]!.name, undefined],
    ],
  )
  assert.equal((await clients[0]!.glance(next)).sitters[0]!.yours, true)
  const stranger = new Client(origin)
  const kept = await stranger.command(next, { type: 'sit', seat: 0, name: 'Stranger' })
  assert.deepEqual([kept.status, kept.json.code], [409, 'seat-kept'])
  assert.equal((await stranger.command(table, { type: 'rematch' })).json.code, 'not-you')
  await clients[0]!.insist(next, { type: 'sit', seat: 0, name: 'Player 0' })
  await clients[0]!.insist(next, { type: 'stand' })
  await stranger.insist(next, { type: 'sit', seat: 0, name: 'Stranger' })
})
