import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OnlineTable } from './online-table.ts'
import { TableCache } from './table-cache.ts'

const MINUTE = 60 * 1000

test('the cache drops the least recently used tables, and those that were not used for a while', async () => {
  let time = 0
  const loaded: string[] = []
  const load = async (id: string): Promise<OnlineTable> => {
    loaded.push(id)
    return { id } as OnlineTable
  }
  const cache = new TableCache(load, 3, () => time)
  for (const id of ['a', 'b', 'c', 'a', 'd', 'a']) await cache.find(id)
  assert.deepEqual([loaded, cache.size], [['a', 'b', 'c', 'd'], 3])
  await cache.find('b')
  assert.equal(loaded.at(-1), 'b', 'the least recently used table was dropped')
  time += 10 * MINUTE
  await cache.find('d')
  time += 10 * MINUTE
  await cache.find('e')
  assert.equal(cache.size, 2, 'only recently used tables are left')
  await cache.find('d')
  assert.deepEqual(loaded, ['a', 'b', 'c', 'd', 'b', 'e'])
})

test('the cache does not keep a table that does not exist', async () => {
  const cache = new TableCache(async () => undefined, 3)
  assert.equal(await cache.find('x'), undefined)
  await Promise.resolve()
  assert.equal(cache.size, 0)
})
