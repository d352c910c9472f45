import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../testing/until.ts'
import type { Job } from '../store.ts'
import { openFor, type Place } from './contract.ts'
import { job, openTable, said } from './store-samples.ts'

/** Long enough for a job that must not come. */
const A_WHILE = 400

export function testJobs(makePlace: (t: TestContext) => Promise<Place>): void {
  test('a job is carried out once, whether it was there before the worker or comes later', async (t) => {
    const store = await openFor(t, await makePlace(t))
    const [early, late] = [await openTable(store), await openTable(store)]
    await store.append(early, 1, [said('x')], { job: job(early, 2) })
    const seen: Job[] = []
    await store.work(async (each) => void seen.push(each))
    await until('the early job is carried out', () => seen.length === 1)
    await store.append(late, 1, [said('x')], { job: { ...job(late, 2), kind: 'clock' } })
    await until('the late job is carried out', () => seen.length === 2)
    await sleep(A_WHILE)
    assert.deepEqual(seen, [job(early, 2), { ...job(late, 2), kind: 'clock' }])
  })

  test('a job waits for its time and is then carried out soon', async (t) => {
    const store = await openFor(t, await makePlace(t))
    let seen: { readonly each: Job; readonly late: number }[] = []
    await store.work(async (each) => void seen.push({ each, late: Date.now() - each.at }))
    /** By how many milliseconds the promptest of three was late. */
    const leastLate = async (): Promise<number> => {
      seen = []
      const ids = [await openTable(store), await openTable(store), await openTable(store)]
      const due = [900, 300, 600].map((delay, i) => job(ids[i]!, 2, Date.now() + delay + 0.25))
      for (const each of due) await store.append(each.table, 1, [said('x')], { job: each })
      await until('all are carried out', () => seen.length === 3)
      assert.deepEqual(new Set(seen.map(({ each }) => each)), new Set(due))
      for (const { late } of seen) assert.ok(late >= 0, `${-late} ms too early`)
      return Math.min(...seen.map(({ late }) => late))
    }
    // On a busy machine any of them may come late, but hardly all, and not time after time.
    const waits: number[] = []
    while (!waits.some((late) => late < 300) && waits.length < 10) waits.push(await leastLate())
    assert.ok(waits.at(-1)! < 300, `${waits} ms late`)
  })

  test('entries make an older job moot; an append without entries leaves it', async (t) => {
    const store = await openFor(t, await makePlace(t))
    const [replaced, removed, kept] = [await openTable(store), await openTable(store), await openTable(store)]
    const soon = Date.now() + A_WHILE
    for (const id of [replaced, removed, kept]) await store.append(id, 1, [said('x')], { job: job(id, 2, soon) })
    assert.equal(await store.append(replaced, 1, [said('late')], { job: job(replaced, 9) }), 'taken')
    await store.append(replaced, 2, [said('x')], { job: job(replaced, 3, soon + 100) })
    await store.append(removed, 2, [said('x')], {})
    await store.append(kept, 2, [], { answer: { person: 'p', key: 'k', body: 1 } })
    const seen: Job[] = []
    await store.work(async (each) => void seen.push(each))
    await until('those that are left are carried out', () => seen.length === 2)
    await sleep(A_WHILE)
    assert.deepEqual(seen, [job(kept, 2, soon), job(replaced, 3, soon + 100)])
  })

  test('what is due at a table can be looked at, on any node, until it is moot', async (t) => {
    const place = await makePlace(t)
    const [store, other] = [await openFor(t, place), await openFor(t, place)]
    const id = await openTable(store)
    assert.equal(await other.job(id), undefined)
    const clock: Job = { table: id, number: 2, kind: 'clock', at: 1_700_000_000_000.25 }
    await store.append(id, 1, [said('x')], { job: clock })
    assert.deepEqual(await other.job(id), clock)
    await other.append(id, 2, [said('y')], { job: { ...clock, at: clock.at + 1 } })
    assert.deepEqual(await store.job(id), clock)
    await other.append(id, 3, [said('z')], {})
    assert.equal(await store.job(id), undefined)
    assert.equal(await store.job('nowhere'), undefined)
    assert.equal(await store.job('\0'), undefined)
  })

  test('what has been due already stays due at its time, whatever whoever says so again thinks', async (t) => {
    const store = await openFor(t, await makePlace(t))
    const id = await openTable(store)
    const soon = Date.now() + A_WHILE
    await store.append(id, 1, [said('x')], { job: job(id, 2, soon) })
    await store.append(id, 2, [said('x')], { job: job(id, 2, soon + 60_000) })
    const seen: Job[] = []
    await store.work(async (each) => void seen.push(each))
    await until('it is carried out', () => seen.length === 1)
    assert.deepEqual(seen, [job(id, 2, soon)])
  })

  test('a job that fails is tried again after a pause, and holds up no other', async (t) => {
    const store = await openFor(t, await makePlace(t))
    const [bad, good] = [await openTable(store), await openTable(store)]
    const seen: { readonly table: string; readonly at: number }[] = []
    await store.work(async ({ table }) => {
      seen.push({ table, at: Date.now() })
      if (table === bad && seen.filter((each) => each.table === bad).length < 3) throw new Error('a failure on purpose')
    })
    await store.append(bad, 1, [said('x')], { job: job(bad, 2) })
    await store.append(good, 1, [said('x')], { job: job(good, 2) })
    await until('the bad job was tried three times', () => seen.length === 4)
    const [first, second, third] = seen.filter(({ table }) => table === bad).map(({ at }) => at)
    assert.ok(second! - first! >= 200 && third! - second! >= 400, `${second! - first!} ms, ${third! - second!} ms`)
    await sleep(A_WHILE)
    assert.equal(seen.length, 4)
  })

  test('jobs of a table are carried out one after the other, those of several tables at once', async (t) => {
    const store = await openFor(t, await makePlace(t))
    const ids = await Promise.all(Array.from({ length: 6 }, () => openTable(store)))
    const now = new Map<string, number>()
    const most = { perTable: 0, inAll: 0 }
    const seen: string[] = []
    await store.work(async ({ table, number }) => {
      now.set(table, (now.get(table) ?? 0) + 1)
      most.perTable = Math.max(most.perTable, now.get(table)!)
      most.inAll = Math.max(most.inAll, [...now.values()].filter((count) => count > 0).length)
      // Like a bot: its decision makes the next one due before this job is done.
      if (number < 6) await store.append(table, number, [said('x')], { job: job(table, number + 1) })
      await sleep(20)
      seen.push(`${table} ${number}`)
      now.set(table, now.get(table)! - 1)
    }, 3)
    await Promise.all(ids.map((id) => store.append(id, 1, [said('x')], { job: job(id, 2) })))
    await until('all are carried out', () => seen.length === ids.length * 5)
    await sleep(A_WHILE / 2)
    assert.equal(seen.length, ids.length * 5)
    assert.equal(new Set(seen).size, seen.length)
    assert.deepEqual(most, { perTable: 1, inAll: 3 })
  })

  test('two stores with workers carry each job out once between them', async (t) => {
    const place = await makePlace(t)
    const stores = [await openFor(t, place), await openFor(t, place)]
    const seen: string[] = []
    for (const store of stores) {
      await store.work(async ({ table }) => {
        await sleep(5)
        seen.push(table)
      })
    }
    const ids = await Promise.all(Array.from({ length: 60 }, () => openTable(stores[0]!)))
    await Promise.all(ids.map((id, i) => stores[i % 2]!.append(id, 1, [said('x')], { job: job(id, 2) })))
    await until('all are carried out', () => seen.length >= 60)
    await sleep(A_WHILE)
    assert.deepEqual(seen.toSorted(), ids.toSorted())
  })

  test('a worker that is stopped finishes what it has begun and leaves the rest to the next', async (t) => {
    const store = await openFor(t, await makePlace(t))
    const [begun, left] = [await openTable(store), await openTable(store)]
    const seen: string[] = []
    let hasBegun = false
    const first = await store.work(async ({ table }) => {
      hasBegun = true
      await sleep(A_WHILE)
      seen.push(`first ${table}`)
    })
    await store.append(begun, 1, [said('x')], { job: job(begun, 2) })
    await until('the first one has begun', () => hasBegun)
    const stopped = first.stop()
    // A look of the first one that is still under way asks for what was due before.
    await store.append(left, 1, [said('x')], { job: job(left, 2, Date.now() + 50) })
    await stopped
    assert.deepEqual(seen, [`first ${begun}`])
    await store.work(async ({ table }) => void seen.push(`second ${table}`))
    await until('the other one is carried out', () => seen.length === 2)
    await sleep(A_WHILE)
    assert.deepEqual(seen, [`first ${begun}`, `second ${left}`])
  })
}
