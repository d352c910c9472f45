import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../testing/until.ts'
import type { Job } from '../store.ts'
import { Child } from './child-process.ts'
import { openFor, type Place } from './contract.ts'
import { job, openTable, said, textOf } from './store-samples.ts'

export function testCrashes(makePlace: (t: TestContext) => Promise<Place>): void {
  test('a process that is killed while it appends loses nothing it has told of, and leaves nothing half', async (t) => {
    const place = await makePlace(t)
    const store = await openFor(t, place)
    const ids = await Promise.all(Array.from({ length: 8 }, () => openTable(store)))
    const lengths = new Map(ids.map((id) => [id, 1]))
    for (let round = 0; round < 4; round++) {
      const child = new Child(place.address, 'append', ids.join())
      await child.hasTold(ids.length)
      await sleep(Math.random() * 200)
      await child.kill()
      await place.rest()
      for (const id of ids) {
        const told = child.lines.filter((line) => line.startsWith(`${id} `))
        const before = lengths.get(id)!
        assert.deepEqual(
          told,
          told.map((_, i) => `${id} added ${before + i}`),
        )
        const entries = (await store.load(id))!.entries.map(textOf)
        // The one on its way when the process died may be there or not.
        const surplus = entries.length - before - told.length
        assert.ok(surplus === 0 || surplus === 1, `${entries.length} entries, but ${told.length} told after ${before}`)
        assert.deepEqual(
          entries.slice(1),
          entries.slice(1).map((_, i) => `${i + 1}`),
        )
        if (entries.length > 1)
          assert.equal(await store.answer(id, 'child', `${entries.length - 1}`), entries.length - 1)
        assert.equal(await store.answer(id, 'child', `${entries.length}`), undefined)
        lengths.set(id, entries.length)
      }
    }
    const seen: Job[] = []
    await store.work(async (each) => void seen.push(each))
    await until('the last job of each table is carried out', () => seen.length === ids.length)
    assert.deepEqual(Object.fromEntries(seen.map(({ table, number }) => [table, number])), Object.fromEntries(lengths))
  })

  test('a job whose process is killed while it carries it out is carried out by another', async (t) => {
    const place = await makePlace(t)
    const store = await openFor(t, place)
    const id = await openTable(store)
    await store.append(id, 1, [said('x')], { job: job(id, 2) })
    const child = new Child(place.address, 'hang')
    await child.hasTold(1)
    const seen: Job[] = []
    await store.work(async (each) => void seen.push(each))
    await sleep(300)
    assert.deepEqual([child.lines, seen], [['begun 2'], []])
    await child.kill()
    await until('the job is carried out here', () => seen.length > 0)
    assert.deepEqual(seen, [job(id, 2)])
  })
}
