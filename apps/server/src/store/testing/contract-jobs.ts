import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../testing/until.ts'
import type { Job } from '../store.ts'
import { openFor, type StoreFixture } from './contract.ts'
import { job, openTable, said } from './store-samples.ts'

/** Long enough to notice a job that must not run, in milliseconds. */
const A_WHILE = 400

export function testJobs(makeFixture: (t: TestContext) => Promise<StoreFixture>): void {
  test('a job runs once, whether it was added before or after the worker started', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const [early, late] = [await openTable(store), await openTable(store)]
    await store.append(early, 1, [said('x')], { job: job(early, 2) })
    const seen: Job[] = []
    await store.work(async (each) => void seen.push(each))
    await until('the early job ran', () => seen.length === 1)
    await store.append(late, 1, [said('x')], { job: { ...job(late, 2), kind: 'clock' } })
    await until('the late job ran', () => seen.length === 2)
    await sleep(A_WHILE)
    assert.deepEqual(seen, [job(early, 2), { ...job(late, 2), kind: 'clock' }])
  })

  test('a job runs at its time, not before and soon after', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    let seen: { readonly each: Job; readonly late: number }[] = []
    await store.work(async (each) => void seen.push({ each, late: Date.now() - each.at }))
    /** The smallest delay of three jobs, in milliseconds. */
    const leastLate = async (): Promise<number> => {
      seen = []
      const ids = [await openTable(store), await openTable(store), await openTable(store)]
      const due = [900, 300, 600].map((delay, i) => job(ids[i]!, 2, Date.now() + delay + 0.25))
      for (const each of due) await store.append(each.table, 1, [said('x')], { job: each })
      await until('all jobs ran', () => seen.length === 3)
      assert.deepEqual(new Set(seen.map(({ each }) => each)), new Set(due))
      for (const { late } of seen) assert.ok(late >= 0, `${-late} ms too early`)
      return Math.min(...seen.map(({ late }) => late))
    }
    // On a busy machine some jobs may be late, but hardly all of them, and not in every round.
    const waits: number[] = []
    while (!waits.some((late) => late < 300) && waits.length < 10) waits.push(await leastLate())
    assert.ok(waits.at(-1)! < 300, `${waits} ms late`)
  })

  test('new entries remove an older job, and an append without entries keeps it', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const [replaced, removed, kept] = [await openTable(store), await openTable(store), await openTable(store)]
    const soon = Date.now() + A_WHILE
    for (const id of [replaced, removed, kept]) await store.append(id, 1, [said('x')], { job: job(id, 2, soon) })
    assert.equal(await store.append(replaced, 1, [said('late')], { job: job(replaced, 9) }), 'taken')
    await store.append(replaced, 2, [said('x')], { job: job(replaced, 3, soon + 100) })
    await store.append(removed, 2, [said('x')], {})
    await store.append(kept, 2, [], { answer: { person: 'p', key: 'k', body: 1 } })
    const seen: Job[] = []
    await store.work(async (each) => void seen.push(each))
    await until('the remaining jobs ran', () => seen.length === 2)
    await sleep(A_WHILE)
    assert.deepEqual(seen, [job(kept, 2, soon), job(replaced, 3, soon + 100)])
  })

  test('every node can read the job of a table until the job is removed', async (t) => {
    const fixture = await makeFixture(t)
    const [store, other] = [await openFor(t, fixture), await openFor(t, fixture)]
    const id = await openTable(store)
    assert.equal(await other.job(id), undefined)
    const clock: Job = { table: id, number: 2, kind: 'clock', at: 1_700_000_000_000.25 }
    await store.append(id, 1, [said('x')], { job: clock })
    assert.deepEqual(await other.job(id), clock)
    await other.append(id, 2, [said('y')], { job: { ...clock, at: clock.at + 1 } })
    assert.deepEqual(await store.job(id), clock)
    await other.append(id, 3, [said('z')], {})
    assert.equal(await store.job(id), undefined)
    assert.equal(await store.job('unknown'), undefined)
    assert.equal(await store.job('\0'), undefined)
  })

  test('a job that is given again keeps its time', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const id = await openTable(store)
    const soon = Date.now() + A_WHILE
    await store.append(id, 1, [said('x')], { job: job(id, 2, soon) })
    await store.append(id, 2, [said('x')], { job: job(id, 2, soon + 60_000) })
    const seen: Job[] = []
    await store.work(async (each) => void seen.push(each))
    await until('the job ran', () => seen.length === 1)
    assert.deepEqual(seen, [job(id, 2, soon)])
  })

  test('a failed job is retried after a pause and delays no other job', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const [bad, good] = [await openTable(store), await openTable(store)]
    const seen: { readonly table: string; readonly at: number }[] = []
    await store.work(async ({ table }) => {
      seen.push({ table, at: Date.now() })
      if (table === bad && seen.filter((each) => each.table === bad).length < 3) throw new Error('intended failure')
    })
    await store.append(bad, 1, [said('x')], { job: job(bad, 2) })
    await store.append(good, 1, [said('x')], { job: job(good, 2) })
    await until('the failing job ran three times', () => seen.length === 4)
    const [first, second, third] = seen.filter(({ table }) => table === bad).map(({ at }) => at)
    assert.ok(second! - first! >= 200 && third! - second! >= 400, `${second! - first!} ms, ${third! - second!} ms`)
    await sleep(A_WHILE)
    assert.equal(seen.length, 4)
  })

  test('jobs of one table run one after the other, jobs of several tables concurrently', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const ids = await Promise.all(Array.from({ length: 6 }, () => openTable(store)))
    const running = new Map<string, number>()
    const highest = { perTable: 0, inTotal: 0 }
    const seen: string[] = []
    await store.work(async ({ table, number }) => {
      running.set(table, (running.get(table) ?? 0) + 1)
      highest.perTable = Math.max(highest.perTable, running.get(table)!)
      highest.inTotal = Math.max(highest.inTotal, [...running.values()].filter((count) => count > 0).length)
      // Like a bot: its decision makes the next job due before this one is done.
      if (number < 6) await store.append(table, number, [said('x')], { job: job(table, number + 1) })
      await sleep(20)
      seen.push(`${table} ${number}`)
      running.set(table, running.get(table)! - 1)
    }, 3)
    await Promise.all(ids.map((id) => store.append(id, 1, [said('x')], { job: job(id, 2) })))
    await until('all jobs ran', () => seen.length === ids.length * 5)
    await sleep(A_WHILE / 2)
    assert.equal(seen.length, ids.length * 5)
    assert.equal(new Set(seen).size, seen.length)
    assert.deepEqual(highest, { perTable: 1, inTotal: 3 })
  })

  test('two stores with workers run each job once in total', async (t) => {
    const fixture = await makeFixture(t)
    const stores = [await openFor(t, fixture), await openFor(t, fixture)]
    const seen: string[] = []
    for (const store of stores) {
      await store.work(async ({ table }) => {
        await sleep(5)
        seen.push(table)
      })
    }
    const ids = await Promise.all(Array.from({ length: 60 }, () => openTable(stores[0]!)))
    await Promise.all(ids.map((id, i) => stores[i % 2]!.append(id, 1, [said('x')], { job: job(id, 2) })))
    await until('all jobs ran', () => seen.length >= 60)
    await sleep(A_WHILE)
    assert.deepEqual(seen.toSorted(), ids.toSorted())
  })

  test('a stopped worker finishes its running jobs and leaves the others to the next worker', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const [begun, left] = [await openTable(store), await openTable(store)]
    const seen: string[] = []
    let hasBegun = false
    const first = await store.work(async ({ table }) => {
      hasBegun = true
      await sleep(A_WHILE)
      seen.push(`first ${table}`)
    })
    await store.append(begun, 1, [said('x')], { job: job(begun, 2) })
    await until('the first job has begun', () => hasBegun)
    const stopped = first.stop()
    // A poll of the stopped worker that still runs only takes jobs that were due before.
    await store.append(left, 1, [said('x')], { job: job(left, 2, Date.now() + 50) })
    await stopped
    assert.deepEqual(seen, [`first ${begun}`])
    await store.work(async ({ table }) => void seen.push(`second ${table}`))
    await until('the other job ran', () => seen.length === 2)
    await sleep(A_WHILE)
    assert.deepEqual(seen, [`first ${begun}`, `second ${left}`])
  })
}
