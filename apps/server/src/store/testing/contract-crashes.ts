import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../testing/until.ts'
import type { Job } from '../store.ts'
import { Child } from './child-process.ts'
import { openFor, type StoreFixture } from './contract.ts'
import { job, openTable, said, textOf } from './store-samples.ts'

export function testCrashes(makeFixture: (t: TestContext) => Promise<StoreFixture>): void {
  test('a process killed while it appends loses no acknowledged entry and leaves no partial write', async (t) => {
    const fixture = await makeFixture(t)
    const store = await openFor(t, fixture)
    const ids = await Promise.all(Array.from({ length: 8 }, () => openTable(store)))
    const lengths = new Map(ids.map((id) => [id, 1]))
    for (let round = 0; round < 4; round++) {
      const child = new Child(fixture.address, 'append', ids.join())
      await child.hasPrinted(ids.length)
      await sleep(Math.random() * 200)
      await child.kill()
      await fixture.rest()
      for (const id of ids) {
        const acknowledged = child.lines.filter((line) => line.startsWith(`${id} `))
        const before = lengths.get(id)!
        assert.deepEqual(
          acknowledged,
          acknowledged.map((_, i) => `${id} added ${before + i}`),
        )
        const entries = (await store.load(id))!.entries.map(textOf)
        // The append in flight when the process died may have been stored or not.
        const surplus = entries.length - before - acknowledged.length
        assert.ok(
          surplus === 0 || surplus === 1,
          `${entries.length} entries, but ${acknowledged.length} acknowledged after ${before}`,
        )
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
    await until('the last job of each table ran', () => seen.length === ids.length)
    assert.deepEqual(Object.fromEntries(seen.map(({ table, number }) => [table, number])), Object.fromEntries(lengths))
  })

  test('a job whose process is killed runs in another process', async (t) => {
    const fixture = await makeFixture(t)
    const store = await openFor(t, fixture)
    const id = await openTable(store)
    await store.append(id, 1, [said('x')], { job: job(id, 2) })
    const child = new Child(fixture.address, 'hang')
    await child.hasPrinted(1)
    const seen: Job[] = []
    await store.work(async (each) => void seen.push(each))
    await sleep(300)
    assert.deepEqual([child.lines, seen], [['begun 2'], []])
    await child.kill()
    await until('the job ran here', () => seen.length > 0)
    assert.deepEqual(seen, [job(id, 2)])
  })
}
