import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { legal, must } from '@trick-bento/kit'
import { CLOCKS } from '@trick-bento/protocol/constants'
import { dealEvidence } from '../history/deal-evidence.ts'
import { change } from '../settings/settings.ts'
import { RemoteTable } from './remote-table.ts'
import { FakeTableServer } from './testing/fake-table-server.ts'

const stored = new Map<string, string>()
const page = Object.assign(new EventTarget(), { hidden: false })
Object.assign(globalThis, {
  document: page,
  localStorage: {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  },
})
beforeEach(() => {
  stored.clear()
  page.hidden = false
  change({ name: '' })
})

const game = must(gummiTrick.at(2))
/** A seed with which the first seat leads. */
const SEED = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].find((seed) => new FakeTableServer(game, seed).match.table.turn === 0)!

/** Lets promises and the stage finish. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

interface Setup {
  readonly server: FakeTableServer
  readonly table: RemoteTable
}
async function connect(t: TestContext, prepare: (server: FakeTableServer) => void = () => {}): Promise<Setup> {
  const server = new FakeTableServer(game, SEED)
  prepare(server)
  const table = new RemoteTable('table', server)
  t.after(() => table.close())
  await table.connect()
  await settled()
  return { server, table }
}
/** Seat 0 is ours and has the first turn. */
const connectAtFirstTurn = (t: TestContext): Promise<Setup> =>
  connect(t, (server) => {
    server.add({ type: 'sat', seat: 0, name: 'Ann', you: true })
    server.add({ type: 'sat', seat: 1, name: 'Ben', you: false })
    server.start()
  })
const askedSeat = (table: RemoteTable): number | undefined => table.ask.value?.seat
function chooseFirst(table: RemoteTable): void {
  const ask = table.ask.value!
  ask.choose(ask.moves.first)
}

test('a remote table shows the present state and asks the person whose turn it is', async (t) => {
  const { server, table } = await connectAtFirstTurn(t)
  assert.equal(server.connections, 1)
  assert.equal(table.stage.value!.position, server.match.events.length)
  const ask = table.ask.value!
  assert.equal(ask.seat, 0)
  assert.deepEqual([...ask.moves], [...legal(game, server.match.table, 0)])
  assert.ok(table.isYourTurn.value)
})

test('a table that the server refuses to show is missing with the code of the server', async (t) => {
  const server = new FakeTableServer(game, SEED)
  server.read = async () => ({ ok: false, code: 'no-such-table' })
  const table = new RemoteTable('table', server)
  t.after(() => table.close())
  await table.connect()
  assert.deepEqual([table.missing.value, table.glance.value, server.connections], ['no-such-table', undefined, 0])
})

test('a table with a game that the page does not know is missing', async (t) => {
  const { server } = await connect(t)
  const { glance } = server
  const other = new FakeTableServer(game, SEED)
  other.read = async () => ({ ok: true, value: { ...glance, game: 'no-such-game' } })
  const table = new RemoteTable('table', other)
  t.after(() => table.close())
  await table.connect()
  assert.equal(table.missing.value, 'unknown-game')
})

test('a play is sent with the number of entries that the person has seen', async (t) => {
  const { server, table } = await connectAtFirstTurn(t)
  const move = server.firstMove
  chooseFirst(table)
  assert.equal(askedSeat(table), undefined)
  await settled()
  assert.deepEqual(server.sent, [{ command: { type: 'play', move }, seen: server.number }])
  assert.equal(table.refusal.value, undefined)
})

test('a play is not asked for again while it is on its way', async (t) => {
  const { server, table } = await connectAtFirstTurn(t)
  chooseFirst(table)
  server.add({ type: 'said', seat: 1, name: 'Ben', voice: 4, what: { emote: 'hurry' } })
  await settled()
  assert.equal(askedSeat(table), undefined)
  server.playFirst()
  server.playUntil(() => server.match.table.turn === 0)
  await settled()
  assert.equal(askedSeat(table), 0)
})

test('after a chat message the number that is sent with a play is still current', async (t) => {
  const { server, table } = await connectAtFirstTurn(t)
  server.add({ type: 'said', seat: 1, name: 'Ben', voice: 4, what: { text: 'hello' } })
  await settled()
  chooseFirst(table)
  await settled()
  assert.equal(server.sent[0].seen, server.number)
})

test('a refused play can be chosen again', async (t) => {
  const { server, table } = await connectAtFirstTurn(t)
  server.nextFailure = { ok: false, code: 'illegal-move', table: server.glance }
  chooseFirst(table)
  await settled()
  assert.equal(table.refusal.value, 'illegal-move')
  assert.equal(askedSeat(table), 0)
  chooseFirst(table)
  await settled()
  assert.equal(table.refusal.value, undefined)
})

test('a play that is refused for an old turn waits for the stream and then asks for the new turn', async (t) => {
  const { server, table } = await connectAtFirstTurn(t)
  const seenBefore = server.number
  server.isHeld = true
  server.playFirst()
  server.playUntil(() => server.match.table.turn === 0)
  server.nextFailure = { ok: false, code: 'conflict', table: server.glance }
  chooseFirst(table)
  await settled()
  assert.equal(server.sent[0].seen, seenBefore)
  assert.deepEqual([table.refusal.value, askedSeat(table)], ['conflict', undefined])
  assert.equal(server.connections, 2, 'the table reconnects, because it is behind the server')
  server.isHeld = false
  server.deliver()
  await settled()
  chooseFirst(table)
  await settled()
  assert.equal(server.sent[1].seen, server.number)
})

test('messages with a number that is not the next one are ignored', async (t) => {
  const { server, table } = await connectAtFirstTurn(t)
  const before = table.events.length
  server.isHeld = true
  server.playFirst()
  server.playFirst()
  const reader = server.reader!
  reader.onMessage(server.message(server.number - 1))
  reader.onMessage(server.message(0))
  assert.equal(table.events.length, before)
  server.isHeld = false
  server.deliver()
  assert.equal(table.events.length, server.match.events.length)
})

test('the clock starts with a decision, and the server can correct it', async (t) => {
  const { server, table } = await connect(t, (server) => {
    server.clock = 'brisk'
    server.start()
  })
  assert.equal(table.clock.deadline.value, undefined, 'entries of the past start no clock')
  const before = performance.now()
  server.playFirst()
  const { turn, deadline } = table.clock
  assert.equal(turn.value, server.match.table.turn)
  assert.ok(deadline.value! >= before + CLOCKS.brisk && deadline.value! <= performance.now() + CLOCKS.brisk)
  server.timeLeft = 1000
  server.add({ type: 'bot', seat: 1, level: 'steady', why: 'away' })
  await settled()
  assert.ok(deadline.value! <= performance.now() + 1000)
})

test('without a clock there is no deadline', async (t) => {
  const { server, table } = await connectAtFirstTurn(t)
  server.playFirst()
  assert.equal(table.clock.deadline.value, undefined)
})

test('after a change of seat the stream is read again from the beginning', async (t) => {
  const { server, table } = await connect(t, (server) => {
    server.you = -1
    server.start()
  })
  assert.equal(askedSeat(table), undefined)
  server.you = 0
  server.add({ type: 'sat', seat: 0, name: 'Ann', you: true })
  await settled()
  assert.equal(server.connections, 2)
  assert.deepEqual([table.stage.value!.viewer, askedSeat(table)], [0, 0])
  assert.equal(table.events.length, server.match.events.length)
})

test('the next round waits until the person continues, and the end of the game does not', async (t) => {
  const { server, table } = await connectAtFirstTurn(t)
  server.playUntil(() => server.match.table.round === 2 || server.match.over)
  await settled()
  if (!server.match.over) {
    assert.equal(table.ended.value, 'round')
    assert.ok(table.stage.value!.position < table.events.length)
    table.nextRound()
    await settled()
    assert.equal(table.ended.value, undefined)
    assert.equal(table.stage.value!.position, table.events.length)
  }
  while (!server.match.over) {
    server.playFirst()
    await settled()
    table.nextRound()
  }
  await settled()
  assert.equal(table.ended.value, 'game')
})

/** The server has dealt the second round, which this seat leads, and our seat 0 sees the result of the first. */
async function connectAtResult(t: TestContext, leader: number): Promise<Setup> {
  const rounds = must(gummiTrick.at(2, { rounds: 3 }))
  for (let deal = 0; ; deal++) {
    const server = new FakeTableServer(rounds, `deal ${deal}`)
    server.add({ type: 'sat', seat: 0, name: 'Ann', you: true })
    server.add({ type: 'sat', seat: 1, name: 'Ben', you: false })
    server.start()
    const { table: match } = server.match
    server.playUntil(() => match.round === 1 && match.hand(0).size + match.hand(1).size === 1)
    const table = new RemoteTable('table', server)
    await table.connect()
    await settled()
    server.playUntil(() => match.round === 2)
    await settled()
    assert.equal(table.ended.value, 'round')
    if (match.turn === leader) {
      t.after(() => table.close())
      return { server, table }
    }
    table.close()
  }
}

test('the result of a round closes by itself when another person plays on, but not for a bot', async (t) => {
  const { server, table } = await connectAtResult(t, 1)
  server.playFirst('bot')
  await settled()
  assert.equal(table.ended.value, 'round')
  const other = await connectAtResult(t, 1)
  other.server.playFirst('person')
  await settled()
  assert.equal(other.table.ended.value, undefined)
  assert.equal(other.table.stage.value!.position, other.table.events.length)
})

test('the result of a round closes by itself when a bot plays for the person', async (t) => {
  const { server, table } = await connectAtResult(t, 0)
  server.playFirst('bot')
  await settled()
  assert.equal(table.ended.value, undefined)
})

test('a person whose time was up takes the seat back when the page is visible again', async (t) => {
  const { server, table } = await connectAtFirstTurn(t)
  page.hidden = true
  server.add({ type: 'bot', seat: 0, level: 'steady', why: 'away' })
  await settled()
  assert.equal(server.sent.length, 0)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  assert.deepEqual(server.sent, [{ command: { type: 'come-back' }, seen: server.number }])
  table.close()
  page.dispatchEvent(new Event('visibilitychange'))
  assert.equal(server.sent.length, 1)
})

test('a person who has asked for a bot does not take the seat back automatically', async (t) => {
  const { server } = await connectAtFirstTurn(t)
  server.add({ type: 'bot', seat: 0, level: 'steady', why: 'asked' })
  page.dispatchEvent(new Event('visibilitychange'))
  assert.equal(server.sent.length, 0)
})

test('a seat that is kept for this person is taken with a new value, which is recorded as evidence', async (t) => {
  change({ name: 'Ann' })
  const { server } = await connect(t, (server) => {
    server.you = -1
    server.keptSeat = 1
  })
  const [{ command }] = server.sent
  assert.ok(command.type === 'sit' && command.seat === 1 && command.name === 'Ann')
  assert.match(command.value, /^[0-9a-f]{32}$/)
  assert.deepEqual(dealEvidence('table'), { commitment: 'sealed', seat: 1 })
})

test('a closed table ignores the reply to a command', async (t) => {
  const { server, table } = await connectAtFirstTurn(t)
  const { glance } = server
  server.nextFailure = { ok: false, code: 'conflict', table: { ...glance, you: -1 } }
  const sending = table.send({ type: 'start' })
  table.close()
  assert.equal(await sending, false)
  assert.equal(table.glance.value!.you, 0)
})
