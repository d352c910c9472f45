import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { legal, makeMove } from '@trick-bento/kit'
import { openLocalBus } from '../bus/local.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { isRefusal } from '../tables/refusal.ts'
import { Tables } from '../tables/tables.ts'
import { makeFolder } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { rateGame } from './ratings.ts'

async function openStore(t: TestContext, path: string): Promise<Store> {
  const store = await openSqliteStore(path)
  t.after(() => store.close())
  return store
}

/** Two people play a game. Its rating job does not run, as if the node had died after the last card. */
async function playGame(tables: Tables): Promise<string> {
  const defaults = {
    clock: 'off',
    pace: 'normal',
    listed: false,
    chat: false,
    openHands: false,
    latecomers: false,
  } as const
  const settings = { game: 'gudetama', seats: 2, options: {}, ...defaults }
  const opened = await tables.open({ ...settings, host: 'ann', sit: { seat: 0, name: 'Ann', value: '' } })
  assert.ok(!isRefusal(opened))
  const id = opened.table
  let commands = 0
  const command = async (person: string, what: Parameters<Tables['command']>[3]): Promise<void> => {
    const done = await tables.command(id, person, `${commands++}`, what)
    assert.ok(!isRefusal(done), JSON.stringify(done))
  }
  await command('ben', { type: 'sit', seat: 1, name: 'Ben', value: '' })
  await command('ann', { type: 'start' })
  const table = (await tables.find(id))!
  while (table.phase === 'playing') {
    const { match, game, turn } = table
    const move = makeMove(game, match!.table.phase, legal(game, match!.table, turn).first)
    await command(['ann', 'ben'][turn]!, { type: 'play', move })
  }
  // Entries after the end must not remove the rating job.
  await command('ben', { type: 'say', name: 'Ben', what: { emote: 'nice' } })
  await command('ann', { type: 'rematch' })
  return id
}

test('a surviving node rates a game once, even if several nodes try several times', async (t) => {
  const path = join(makeFolder(t), 'test.sqlite')
  const [store, other] = [await openStore(t, path), await openStore(t, path)]
  const tables = new Tables({ store, bus: openLocalBus(), pace: () => 0 })
  const [first, second] = [await playGame(tables), await playGame(tables)]
  assert.equal((await store.history.game(first))!.ratings, undefined)

  await other.work(async (job) => {
    assert.equal(job.kind, 'rate')
    await Promise.all([rateGame(other.history, job.table), rateGame(store.history, job.table)])
  })
  for (const table of [first, second]) {
    await until('the game is rated', async () => (await store.history.game(table))!.ratings !== undefined)
  }
  const ratings = await store.history.ratingsOf(['ann', 'ben'])
  assert.deepEqual(
    ratings.map(({ player, game, games }) => [player, game, games]),
    [
      ['ann', 'gudetama', 2],
      ['ben', 'gudetama', 2],
    ],
  )
  await Promise.all([rateGame(store.history, first), rateGame(other.history, second)])
  assert.deepEqual(await store.history.ratingsOf(['ann', 'ben']), ratings)
})
