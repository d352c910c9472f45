import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { legal, makeMove } from '@trick-bento/kit'
import { openLocalBus } from '../bus/local.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { makeFolder } from '../testing/test-server.ts'
import type { Entry } from './entry.ts'
import { OnlineTable } from './online-table.ts'
import { tableId } from './table-id.ts'
import { Tables } from './tables.ts'
import { PLAIN } from './testing/plain.ts'

const HEAD = { id: tableId('0123456789abcdef01234567'), secret: 'secret', openedAt: 0 }

/** The entries of a finished game of two people. */
function finishedGame(): Entry[] {
  const entries: Entry[] = [
    { type: 'opened', settings: { ...PLAIN, game: 'gudetama', seats: 2 }, host: 'p0', commitment: 'c' },
    { type: 'sat', seat: 0, person: 'p0', name: 'P0', value: '' },
    { type: 'sat', seat: 1, person: 'p1', name: 'P1', value: '' },
    { type: 'started' },
  ]
  const table = new OnlineTable(HEAD, entries)
  while (table.phase === 'playing') {
    const { game, match, turn: seat } = table
    const move = makeMove(game, match!.table.phase, legal(game, match!.table, seat).first)
    const decided: Entry = { type: 'decided', seat, move, by: 'person' }
    table.fold(table.number, [decided])
    entries.push(decided)
  }
  return [...entries, table.proof]
}

/** Two nodes with the same database, which holds the finished game. */
async function twoNodes(t: TestContext) {
  const file = join(makeFolder(t), 'test.sqlite')
  const stores = [await openSqliteStore(file), await openSqliteStore(file)] as const
  for (const store of stores) t.after(() => store.close())
  await stores[0].open(HEAD, finishedGame(), undefined)
  const [here, there] = stores.map((store) => new Tables({ store, bus: openLocalBus(), pace: () => 0 }))
  return { here: here!, there: there!, store: stores[0] }
}

test('a rematch that is requested at two nodes at once is logged once', async (t) => {
  const { here, there, store } = await twoNodes(t)
  const load = store.load.bind(store)
  let isFirst = true
  store.load = async (id) => {
    const found = await load(id)
    if (found === undefined && isFirst) {
      isFirst = false
      await there.command(HEAD.id, 'p1', 'there', { type: 'rematch' })
      await here.find(HEAD.id)
    }
    return found
  }
  const done = await here.command(HEAD.id, 'p0', 'here', { type: 'rematch' })
  const entries = await store.entriesFrom(HEAD.id, 0)
  assert.equal(isFirst, false)
  assert.deepEqual(done, { number: entries.length })
  assert.equal(entries.filter(({ type }) => type === 'followed').length, 1)
})

test('a blocked person cannot start a rematch and has no seat there', async (t) => {
  const { here } = await twoNodes(t)
  await here.command(HEAD.id, 'p0', 'block', { type: 'block', whom: { seat: 1 } })
  for (const type of ['rematch', 'lead'] as const) {
    const refused = await here.command(HEAD.id, 'p1', type, { type })
    assert.ok('code' in refused, `${type} of a blocked person is refused`)
    assert.equal(refused.code, 'blocked')
  }
  await here.command(HEAD.id, 'p0', 'rematch', { type: 'rematch' })
  const next = (await here.find(HEAD.id))!.followedBy!
  const { sitters } = (await here.glance(next, 'p0'))!
  assert.deepEqual(
    sitters.map(({ kind }) => kind),
    ['person', 'free'],
  )
})
