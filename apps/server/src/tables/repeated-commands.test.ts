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

/** Two nodes that hear nothing of each other but through their store, and a game that both of them know of. */
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

/** Whose turn it is, and what they may play. */
async function nextPlay(tables: Tables, id: string) {
  const { game, match, turn } = (await tables.find(id))!
  const plays = moveNames(game, match!.table, turn as Seat).map((move) => ({ type: 'play', move }) as const)
  return { person: PEOPLE[turn]!, plays }
}

test('a command that comes again to a node that has not heard of the first gets the same answer', async (t) => {
  const { here, there, id } = await twoNodes(t)
  const { person, plays } = await nextPlay(here, id)
  const done = await here.command(id, person, 'k', plays[0]!)
  assert.deepEqual(await there.command(id, person, 'k', plays[0]!), done)
  const { number } = (await here.find(id))!
  assert.deepEqual(done, { number })
})

test('it gets the same answer when it could not be carried out any more', async (t) => {
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

test('something that could be said twice is said once', async (t) => {
  const { here, there, id } = await twoNodes(t)
  const { number } = (await here.find(id))!
  const answers = await Promise.all([here, there, here, there].map((node) => node.command(id, 'p0', 'k', HELLO)))
  for (const answer of answers) assert.deepEqual(answer, { number: number + 1 })
  for (const node of [here, there]) {
    assert.deepEqual(await node.command(id, 'p0', 'k', HELLO), { number: number + 1 })
    assert.equal((await node.find(id))!.number, number + 1)
  }
})

test('a key that was used for something else gets the answer to that', async (t) => {
  const { here, there, id } = await twoNodes(t)
  const done = await here.command(id, 'p0', 'k', HELLO)
  const { person, plays } = await nextPlay(here, id)
  await here.command(id, person, 'other', plays[0]!)
  assert.deepEqual(await there.command(id, 'p0', 'k', { type: 'hand-over', level: 'casual' }), done)
  assert.deepEqual(await there.command(id, 'p0', 'k', { type: 'come-back' }), done)
  assert.deepEqual(await there.command(id, 'p0', 'k', { type: 'rematch' }), done)
})
