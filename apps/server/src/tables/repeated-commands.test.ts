import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { moveNames, type Seat } from '@trick-bento/kit'
import { openLocalBus } from '../bus/local.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { makeFolder } from '../testing/test-server.ts'
import { Tables } from './tables.ts'
import { PLAIN } from './testing/plain.ts'

const PEOPLE = ['p0', 'p1', 'p2', 'p3']
const HELLO = { type: 'say', name: 'P0', what: { emote: 'hello' } } as const

/** Two nodes that share only their store, and a game that both have loaded. */
async function twoNodes(t: TestContext) {
  const file = join(makeFolder(t), 'test.sqlite')
  const nodes: Tables[] = []
  for (let i = 0; i < 2; i++) {
    const store = await openSqliteStore(file)
    t.after(() => store.close())
    nodes.push(new Tables({ store, bus: openLocalBus(), pace: () => 0 }))
  }
  const [here, there] = nodes as [Tables, Tables]
  const opened = await here.open({ ...PLAIN, game: 'bannish', seats: 4, host: 'p0' })
  assert.ok('table' in opened)
  const id = opened.table
  for (const [seat, person] of PEOPLE.entries()) {
    await here.command(id, person, `sit ${seat}`, { type: 'sit', seat, name: person, value: '' })
  }
  await here.command(id, 'p0', 'start', { type: 'start' })
  await there.find(id)
  return { here, there, id }
}

/** The person whose turn it is, and their legal plays. */
async function nextPlay(tables: Tables, id: string) {
  const { game, match, turn } = (await tables.find(id))!
  const plays = moveNames(game, match!.table, turn as Seat).map((move) => ({ type: 'play', move }) as const)
  return { person: PEOPLE[turn]!, plays }
}

test('a command that is repeated at another node gets the same answer', async (t) => {
  const { here, there, id } = await twoNodes(t)
  const { person, plays } = await nextPlay(here, id)
  const done = await here.command(id, person, 'k', plays[0]!)
  assert.deepEqual(await there.command(id, person, 'k', plays[0]!), done)
  const { number } = (await here.find(id))!
  assert.deepEqual(done, { number })
})

test('a repeated command gets the same answer even if it could no longer be carried out', async (t) => {
  const { here, there, id } = await twoNodes(t)
  const first = await nextPlay(here, id)
  const { number } = (await here.find(id))!
  const done = await here.command(id, first.person, 'k', first.plays[0]!, number)
  const second = await nextPlay(here, id)
  await here.command(id, second.person, 'k', second.plays[0]!)
  await there.find(id)
  for (const node of [here, there]) {
    assert.deepEqual(await node.command(id, first.person, 'k', first.plays[0]!, number), done)
    assert.deepEqual(await node.command(id, first.person, 'k', first.plays[0]!), done)
  }
  assert.equal((await there.find(id))!.number, number + 2)
})

test('a message that is sent several times with one key is stored once', async (t) => {
  const { here, there, id } = await twoNodes(t)
  const { number } = (await here.find(id))!
  const answers = await Promise.all([here, there, here, there].map((node) => node.command(id, 'p0', 'k', HELLO)))
  for (const answer of answers) assert.deepEqual(answer, { number: number + 1 })
  for (const node of [here, there]) {
    assert.deepEqual(await node.command(id, 'p0', 'k', HELLO), { number: number + 1 })
    assert.equal((await node.find(id))!.number, number + 1)
  }
})

test('another command with a used key gets the answer of the first one', async (t) => {
  const { here, there, id } = await twoNodes(t)
  const done = await here.command(id, 'p0', 'k', HELLO)
  const { person, plays } = await nextPlay(here, id)
  await here.command(id, person, 'other', plays[0]!)
  assert.deepEqual(await there.command(id, 'p0', 'k', { type: 'hand-over', level: 'casual' }), done)
  assert.deepEqual(await there.command(id, 'p0', 'k', { type: 'come-back' }), done)
  assert.deepEqual(await there.command(id, 'p0', 'k', { type: 'rematch' }), done)
})
