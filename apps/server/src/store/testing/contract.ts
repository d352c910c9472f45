import assert from 'node:assert/strict'
import { suite, type TestContext, test } from 'node:test'
import fc from 'fast-check'
import type { Store } from '../store.ts'
import { Child } from './child-process.ts'
import { testCrashes } from './contract-crashes.ts'
import { testHistory } from './contract-history.ts'
import { testJobs } from './contract-jobs.ts'
import { testPeople } from './contract-people.ts'
import { head, job, listing, openTable, said, textOf } from './store-samples.ts'

/** A new, empty database that a test can open several stores on. */
export interface StoreFixture {
  /** Arguments with which another process opens it. */
  readonly address: readonly [kind: 'sqlite' | 'postgres', address: string]
  open(): Promise<Store>
  /** Makes all answers older. */
  ageAnswers(milliseconds: number): Promise<void>
  /** Waits until the database has finished all operations of a killed process. */
  rest(): Promise<void>
}

/** The contract of every store. */
export function testStore(title: string, makeFixture: (t: TestContext) => Promise<StoreFixture>): void {
  suite(title, () => {
    testEntries(makeFixture)
    testAnswersAndListings(makeFixture)
    testUnusualText(makeFixture)
    testConcurrency(makeFixture)
    testJobs(makeFixture)
    testPeople(makeFixture)
    testHistory(makeFixture)
    testCrashes(makeFixture)
  })
}

/** Opens a store that is closed at the end of the test. */
export async function openFor(t: TestContext, fixture: StoreFixture): Promise<Store> {
  const store = await fixture.open()
  t.after(() => store.close())
  return store
}

function testEntries(makeFixture: (t: TestContext) => Promise<StoreFixture>): void {
  test('a store returns what was appended, also after it was reopened', async (t) => {
    const fixture = await makeFixture(t)
    const first = await fixture.open()
    await first.open(head('t'), [said('a'), said('b')], undefined)
    assert.equal(await first.append('t', 2, [said('c'), said('d')], {}), 'added')
    const whole = { head: head('t'), entries: [said('a'), said('b'), said('c'), said('d')] }
    assert.deepEqual(await first.load('t'), whole)
    await first.close()

    const second = await openFor(t, fixture)
    assert.deepEqual(await second.load('t'), whole)
    assert.deepEqual(await second.entriesFrom('t', 3), [said('d')])
    assert.deepEqual(await second.entriesFrom('t', 4), [])
    assert.equal(await second.load('another'), undefined)
    assert.deepEqual(await second.entriesFrom('another', 0), [])
  })

  test('numbersOf counts the entries of several tables in one call', async (t) => {
    const fixture = await makeFixture(t)
    const [store, other] = [await openFor(t, fixture), await openFor(t, fixture)]
    const [long, short] = [await openTable(store), await openTable(store)]
    await store.append(long, 1, [said('a'), said('b')], {})
    const numbers = await other.numbersOf([long, 'unknown', short])
    assert.deepEqual(
      [...numbers],
      [
        [long, 3],
        ['unknown', 0],
        [short, 1],
      ],
    )
    assert.deepEqual([...(await other.numbersOf([]))], [])
  })

  test('append returns taken for a number that has an entry, and rejects a number that leaves a gap', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const id = await openTable(store)
    assert.equal(await store.append(id, 0, [said('again')], {}), 'taken')
    assert.equal(await store.append(id, 1, [said('one')], {}), 'added')
    assert.equal(await store.append(id, 1, [said('uno'), said('due')], {}), 'taken')
    await assert.rejects(store.append(id, 3, [said('three')], {}), /3/)
    assert.deepEqual((await store.load(id))!.entries.map(textOf), ['opened', 'one'])
  })

  test('a table is opened once, and append rejects an unknown table', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    await store.open(head('t'), [said('a')], undefined)
    await assert.rejects(store.open({ ...head('t'), secret: 'other' }, [said('b')], listing('t', 1)))
    assert.deepEqual(await store.load('t'), { head: head('t'), entries: [said('a')] })
    assert.deepEqual(await store.listings(9), [])
    await assert.rejects(store.append('unknown', 0, [said('a')], {}))
    assert.equal(await store.load('unknown'), undefined)
  })

  test('in a batch of appends only the wrong ones fail', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const ids = await Promise.all(Array.from({ length: 30 }, () => openTable(store)))
    const outcomes = await Promise.allSettled(
      // At an unknown table, 0 would be the right number and 1 a wrong one.
      ids.map((id, i) =>
        store.append(i % 3 === 0 ? 'unknown' : id, i % 3 === 1 || i % 6 === 0 ? 0 : 1, [said('x')], {}),
      ),
    )
    const expected = ids.map((_, i) => ['rejected', 'taken', 'added'][i % 3])
    assert.deepEqual(
      outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.status)),
      expected,
    )
    const lengths = await Promise.all(ids.map(async (id) => (await store.load(id))!.entries.length))
    assert.deepEqual(
      lengths,
      ids.map((_, i) => (i % 3 === 2 ? 2 : 1)),
    )
  })

  test('close finishes pending appends, and later ones are refused', async (t) => {
    const fixture = await makeFixture(t)
    const store = await fixture.open()
    const ids = await Promise.all(Array.from({ length: 20 }, () => openTable(store)))
    const appends = ids.map((id) => store.append(id, 1, [said('last')], {}))
    await store.close()
    assert.deepEqual(new Set(await Promise.all(appends)), new Set(['added']))
    await assert.rejects(async () => store.append(ids[0]!, 2, [said('late')], {}))
    const again = await openFor(t, fixture)
    for (const id of ids) assert.equal((await again.load(id))!.entries.length, 2)
  })
}

function testAnswersAndListings(makeFixture: (t: TestContext) => Promise<StoreFixture>): void {
  test('an answer is stored with its entries, for its table, person and key only', async (t) => {
    const fixture = await makeFixture(t)
    const store = await fixture.open()
    const [id, other] = [await openTable(store), await openTable(store)]
    const body = { number: 1, list: [null, 'ü', { deep: true }] }
    await store.append(id, 1, [said('x')], { answer: { person: 'p', key: 'k', body } })
    await store.append(id, 2, [], { answer: { person: 'p', key: 'nothing happened', body: 'ok' } })
    await store.close()
    const again = await openFor(t, fixture)
    assert.deepEqual(await again.answer(id, 'p', 'k'), body)
    assert.equal(await again.answer(id, 'p', 'nothing happened'), 'ok')
    assert.equal(await again.answer(other, 'p', 'k'), undefined)
    assert.equal(await again.answer(id, 'q', 'k'), undefined)
    assert.equal(await again.answer(id, 'p', 'l'), undefined)
    assert.equal((await again.load(id))!.entries.length, 2)
  })

  test('an append that is taken writes nothing: no entries, no answer, no listing', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const id = await openTable(store)
    const answer = { person: 'p', key: 'k', body: 'first' }
    assert.equal(await store.append(id, 1, [said('x')], { answer, listing: listing(id, 3) }), 'added')
    const late = { answer: { ...answer, key: 'l', body: 'late' }, listing: 'unlisted' } as const
    assert.equal(await store.append(id, 1, [said('y'), said('z')], late), 'taken')
    // The same command again, from a node that has not seen its answer.
    const twice = { answer: { ...answer, body: 'second' }, listing: listing(id, 1) }
    assert.equal(await store.append(id, 2, [said('x')], twice), 'taken')
    assert.equal(await store.answer(id, 'p', 'l'), undefined)
    assert.equal(await store.answer(id, 'p', 'k'), 'first')
    assert.deepEqual((await store.load(id))!.entries.map(textOf), ['opened', 'x'])
    assert.deepEqual(await store.listings(9), [listing(id, 3)])
  })

  test('answers expire after a day', async (t) => {
    const fixture = await makeFixture(t)
    const store = await fixture.open()
    const id = await openTable(store)
    await store.append(id, 1, [said('x')], { answer: { person: 'p', key: 'old', body: 1 } })
    await fixture.ageAnswers(23 * 60 * 60 * 1000)
    await store.append(id, 2, [said('x')], { answer: { person: 'p', key: 'new', body: 2 } })
    assert.equal(await store.answer(id, 'p', 'old'), 1)
    await fixture.ageAnswers(2 * 60 * 60 * 1000)
    assert.equal(await store.answer(id, 'p', 'old'), undefined)
    await store.close()
    const again = await openFor(t, fixture)
    assert.equal(await again.answer(id, 'p', 'old'), undefined)
    assert.equal(await again.answer(id, 'p', 'new'), 2)
  })

  test('the lobby shows the current listings, newest first', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    for (const [i, id] of ['a', 'b', 'c'].entries()) await store.open(head(id), [said(id)], listing(id, 4, i))
    await store.open(head('private'), [said('x')], undefined)
    await store.append('a', 1, [said('x')], { listing: listing('a', 2, 0) })
    await store.append('b', 1, [said('x')], { listing: 'unlisted' })
    await store.append('c', 1, [said('x')], {})
    assert.deepEqual(await store.listings(9), [listing('c', 4, 2), listing('a', 2, 0)])
    assert.deepEqual(await store.listings(1), [listing('c', 4, 2)])
  })
}

function testUnusualText(makeFixture: (t: TestContext) => Promise<StoreFixture>): void {
  test('unusual text is stored unchanged, and ids that cannot be stored are refused', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const unusual = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        "Robert'); drop table entries;--",
        '"',
        '\\',
        '\0',
        '\ud83d',
        '👩‍👩‍👧 🍱',
        '\\u0000',
        '%s $1 ?',
        ' \n\t',
        '',
      ),
    )
    const check = async ([text, person, key]: readonly [string, string, string]): Promise<void> => {
      const id = await openTable(store)
      const append = store.append(id, 1, [said(text)], { answer: { person, key, body: { text } } })
      const isStorable = [person, key].every((each) => each.isWellFormed() && !each.includes('\0'))
      if (isStorable) assert.equal(await append, 'added')
      else await assert.rejects(append)
      assert.deepEqual((await store.load(id))!.entries, isStorable ? [said('opened'), said(text)] : [said('opened')])
      assert.deepEqual(await store.answer(id, person, key), isStorable ? { text } : undefined)
    }
    const triples = fc.array(fc.tuple(unusual, unusual, unusual), { minLength: 30, maxLength: 30 })
    const property = fc.asyncProperty(triples, async (all) => void (await Promise.all(all.map(check))))
    await fc.assert(property, { numRuns: 5 })
    await assert.rejects(async () => store.open(head('a\0b'), [said('x')], undefined))
    assert.equal(await store.load('a\0b'), undefined)
    assert.deepEqual(await store.entriesFrom('\ud83d', 0), [])
  })

  test('the store keeps large entries', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const id = await openTable(store)
    const entries = [said('🍣'.repeat(500_000)), said('short'), said('x'.repeat(3_000_000))]
    assert.equal(await store.append(id, 1, entries, {}), 'added')
    assert.deepEqual(await store.entriesFrom(id, 1), entries)
  })
}

function testConcurrency(makeFixture: (t: TestContext) => Promise<StoreFixture>): void {
  test('of concurrent appends with the same number exactly one is added', async (t) => {
    const fixture = await makeFixture(t)
    const stores = [await openFor(t, fixture), await openFor(t, fixture)]
    const attempt = fc.record({
      store: fc.nat(1),
      table: fc.nat(2),
      size: fc.integer({ min: 1, max: 3 }),
      turns: fc.nat(3),
    })
    const property = fc.asyncProperty(fc.array(attempt, { minLength: 2, maxLength: 25 }), async (attempts) => {
      const ids = await Promise.all([1, 2, 3].map(() => openTable(stores[0]!)))
      const outcomes = await Promise.all(
        attempts.map(async ({ store, table, size, turns }, i) => {
          for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
          const id = ids[table]!
          const entries = Array.from({ length: size }, (_, k) => said(`${i} ${k}`))
          return stores[store]!.append(id, 1, entries, {
            answer: { person: 'p', key: `${i}`, body: i },
            job: job(id, 1 + size),
          })
        }),
      )
      for (const [table, id] of ids.entries()) {
        const winners = attempts.flatMap((each, i) => (each.table === table && outcomes[i] === 'added' ? [i] : []))
        const rivals = attempts.flatMap((each, i) => (each.table === table ? [i] : []))
        assert.equal(winners.length, Math.min(1, rivals.length))
        const expected = winners.flatMap((i) => Array.from({ length: attempts[i]!.size }, (_, k) => `${i} ${k}`))
        assert.deepEqual((await stores[1]!.entriesFrom(id, 1)).map(textOf), expected)
        for (const i of rivals) {
          assert.equal(await stores[0]!.answer(id, 'p', `${i}`), winners.includes(i) ? i : undefined)
        }
      }
    })
    await fc.assert(property, { numRuns: 40 })
  })

  test('several processes that append to one table add each entry once', async (t) => {
    const fixture = await makeFixture(t)
    const store = await openFor(t, fixture)
    const id = await openTable(store)
    const children = [1, 2, 3].map(() => new Child(fixture.address, 'contend', id))
    await Promise.all(children.map((child) => child.end()))
    const reported = children.flatMap((child) => child.lines)
    const kept = (await store.entriesFrom(id, 1)).map((entry, i) => `${i + 1} ${textOf(entry)}`)
    assert.equal(reported.length, 120)
    assert.deepEqual(
      kept,
      reported.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
    )
  })

  test('several processes create the same store at the same time', async (t) => {
    const fixture = await makeFixture(t)
    const children = [1, 2, 3].map(() => new Child(fixture.address, 'open'))
    const stores = await Promise.all([1, 2, 3].map(() => openFor(t, fixture)))
    await Promise.all(children.map((child) => child.end()))
    const id = await openTable(stores[0]!)
    assert.equal(await stores[1]!.append(id, 1, [said('x')], {}), 'added')
    assert.equal(await stores[2]!.append(id, 1, [said('y')], {}), 'taken')
  })
}
