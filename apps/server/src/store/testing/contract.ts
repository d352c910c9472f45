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

/** Where stores are that share everything they keep; empty at the beginning. */
export interface Place {
  /** What another process needs to open it. */
  readonly address: readonly [kind: 'sqlite' | 'postgres', address: string]
  open(): Promise<Store>
  /** As if all answers had been given that much earlier. */
  ageAnswers(milliseconds: number): Promise<void>
  /** Waits until nothing is under way any more that a dead process has asked for. */
  rest(): Promise<void>
}

/** What every store promises. */
export function testStore(title: string, makePlace: (t: TestContext) => Promise<Place>): void {
  suite(title, () => {
    testEntries(makePlace)
    testAnswersAndListings(makePlace)
    testStrangeThings(makePlace)
    testCompetition(makePlace)
    testJobs(makePlace)
    testPeople(makePlace)
    testHistory(makePlace)
    testCrashes(makePlace)
  })
}

/** A store that is closed when the test is over. */
export async function openFor(t: TestContext, place: Place): Promise<Store> {
  const store = await place.open()
  t.after(() => store.close())
  return store
}

function testEntries(makePlace: (t: TestContext) => Promise<Place>): void {
  test('what was appended is there, also after opening the store again', async (t) => {
    const place = await makePlace(t)
    const first = await place.open()
    await first.open(head('t'), [said('a'), said('b')], undefined)
    assert.equal(await first.append('t', 2, [said('c'), said('d')], {}), 'added')
    const whole = { head: head('t'), entries: [said('a'), said('b'), said('c'), said('d')] }
    assert.deepEqual(await first.load('t'), whole)
    await first.close()

    const second = await openFor(t, place)
    assert.deepEqual(await second.load('t'), whole)
    assert.deepEqual(await second.entriesFrom('t', 3), [said('d')])
    assert.deepEqual(await second.entriesFrom('t', 4), [])
    assert.equal(await second.load('another'), undefined)
    assert.deepEqual(await second.entriesFrom('another', 0), [])
  })

  test('how many entries tables have is told for all of them at once', async (t) => {
    const place = await makePlace(t)
    const [store, other] = [await openFor(t, place), await openFor(t, place)]
    const [long, short] = [await openTable(store), await openTable(store)]
    await store.append(long, 1, [said('a'), said('b')], {})
    const numbers = await other.numbersOf([long, 'nowhere', short])
    assert.deepEqual(
      [...numbers],
      [
        [long, 3],
        ['nowhere', 0],
        [short, 1],
      ],
    )
    assert.deepEqual([...(await other.numbersOf([]))], [])
  })

  test('a number that has an entry is taken, and a number too far is an error', async (t) => {
    const store = await openFor(t, await makePlace(t))
    const id = await openTable(store)
    assert.equal(await store.append(id, 0, [said('again')], {}), 'taken')
    assert.equal(await store.append(id, 1, [said('one')], {}), 'added')
    assert.equal(await store.append(id, 1, [said('uno'), said('due')], {}), 'taken')
    await assert.rejects(store.append(id, 3, [said('three')], {}), /3/)
    assert.deepEqual((await store.load(id))!.entries.map(textOf), ['opened', 'one'])
  })

  test('a table is opened once, and only tables that were opened have entries', async (t) => {
    const store = await openFor(t, await makePlace(t))
    await store.open(head('t'), [said('a')], undefined)
    await assert.rejects(store.open({ ...head('t'), secret: 'other' }, [said('b')], listing('t', 1)))
    assert.deepEqual(await store.load('t'), { head: head('t'), entries: [said('a')] })
    assert.deepEqual(await store.listings(9), [])
    await assert.rejects(store.append('nowhere', 0, [said('a')], {}))
    assert.equal(await store.load('nowhere'), undefined)
  })

  test('of many appends at once those that are wrong fail alone', async (t) => {
    const store = await openFor(t, await makePlace(t))
    const ids = await Promise.all(Array.from({ length: 30 }, () => openTable(store)))
    const outcomes = await Promise.allSettled(
      // Nowhere, 0 would be the right number and 1 a wrong one.
      ids.map((id, i) =>
        store.append(i % 3 === 0 ? 'nowhere' : id, i % 3 === 1 || i % 6 === 0 ? 0 : 1, [said('x')], {}),
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

  test('closing finishes what was asked for, and then refuses', async (t) => {
    const place = await makePlace(t)
    const store = await place.open()
    const ids = await Promise.all(Array.from({ length: 20 }, () => openTable(store)))
    const appends = ids.map((id) => store.append(id, 1, [said('last')], {}))
    await store.close()
    assert.deepEqual(new Set(await Promise.all(appends)), new Set(['added']))
    await assert.rejects(async () => store.append(ids[0]!, 2, [said('late')], {}))
    const again = await openFor(t, place)
    for (const id of ids) assert.equal((await again.load(id))!.entries.length, 2)
  })
}

function testAnswersAndListings(makePlace: (t: TestContext) => Promise<Place>): void {
  test('an answer is kept with its entries, for its table, person and key alone', async (t) => {
    const place = await makePlace(t)
    const store = await place.open()
    const [id, other] = [await openTable(store), await openTable(store)]
    const body = { number: 1, list: [null, 'ü', { deep: true }] }
    await store.append(id, 1, [said('x')], { answer: { person: 'p', key: 'k', body } })
    await store.append(id, 2, [], { answer: { person: 'p', key: 'nothing happened', body: 'ok' } })
    await store.close()
    const again = await openFor(t, place)
    assert.deepEqual(await again.answer(id, 'p', 'k'), body)
    assert.equal(await again.answer(id, 'p', 'nothing happened'), 'ok')
    assert.equal(await again.answer(other, 'p', 'k'), undefined)
    assert.equal(await again.answer(id, 'q', 'k'), undefined)
    assert.equal(await again.answer(id, 'p', 'l'), undefined)
    assert.equal((await again.load(id))!.entries.length, 2)
  })

  test('what is taken leaves nothing behind: no entries, no answer, no listing', async (t) => {
    const store = await openFor(t, await makePlace(t))
    const id = await openTable(store)
    const answer = { person: 'p', key: 'k', body: 'first' }
    assert.equal(await store.append(id, 1, [said('x')], { answer, listing: listing(id, 3) }), 'added')
    const late = { answer: { ...answer, key: 'l', body: 'late' }, listing: 'unlisted' } as const
    assert.equal(await store.append(id, 1, [said('y'), said('z')], late), 'taken')
    // The same command once more, carried out by somebody who had not seen its answer.
    const twice = { answer: { ...answer, body: 'second' }, listing: listing(id, 1) }
    assert.equal(await store.append(id, 2, [said('x')], twice), 'taken')
    assert.equal(await store.answer(id, 'p', 'l'), undefined)
    assert.equal(await store.answer(id, 'p', 'k'), 'first')
    assert.deepEqual((await store.load(id))!.entries.map(textOf), ['opened', 'x'])
    assert.deepEqual(await store.listings(9), [listing(id, 3)])
  })

  test('answers are forgotten after a day', async (t) => {
    const place = await makePlace(t)
    const store = await place.open()
    const id = await openTable(store)
    await store.append(id, 1, [said('x')], { answer: { person: 'p', key: 'old', body: 1 } })
    await place.ageAnswers(23 * 60 * 60 * 1000)
    await store.append(id, 2, [said('x')], { answer: { person: 'p', key: 'new', body: 2 } })
    assert.equal(await store.answer(id, 'p', 'old'), 1)
    await place.ageAnswers(2 * 60 * 60 * 1000)
    assert.equal(await store.answer(id, 'p', 'old'), undefined)
    await store.close()
    const again = await openFor(t, place)
    assert.equal(await again.answer(id, 'p', 'old'), undefined)
    assert.equal(await again.answer(id, 'p', 'new'), 2)
  })

  test('the lobby shows listed tables as they now are, the newest first', async (t) => {
    const store = await openFor(t, await makePlace(t))
    for (const [i, id] of ['a', 'b', 'c'].entries()) await store.open(head(id), [said(id)], listing(id, 4, i))
    await store.open(head('private'), [said('x')], undefined)
    await store.append('a', 1, [said('x')], { listing: listing('a', 2, 0) })
    await store.append('b', 1, [said('x')], { listing: 'unlisted' })
    await store.append('c', 1, [said('x')], {})
    assert.deepEqual(await store.listings(9), [listing('c', 4, 2), listing('a', 2, 0)])
    assert.deepEqual(await store.listings(1), [listing('c', 4, 2)])
  })
}

function testStrangeThings(makePlace: (t: TestContext) => Promise<Place>): void {
  test('whatever somebody says or is called is kept as it is, and names that cannot be are refused', async (t) => {
    const store = await openFor(t, await makePlace(t))
    const strange = fc.oneof(
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
      const canBe = [person, key].every((word) => word.isWellFormed() && !word.includes('\0'))
      if (canBe) assert.equal(await append, 'added')
      else await assert.rejects(append)
      assert.deepEqual((await store.load(id))!.entries, canBe ? [said('opened'), said(text)] : [said('opened')])
      assert.deepEqual(await store.answer(id, person, key), canBe ? { text } : undefined)
    }
    const triples = fc.array(fc.tuple(strange, strange, strange), { minLength: 30, maxLength: 30 })
    const property = fc.asyncProperty(triples, async (all) => void (await Promise.all(all.map(check))))
    await fc.assert(property, { numRuns: 5 })
    await assert.rejects(async () => store.open(head('a\0b'), [said('x')], undefined))
    assert.equal(await store.load('a\0b'), undefined)
    assert.deepEqual(await store.entriesFrom('\ud83d', 0), [])
  })

  test('large entries', async (t) => {
    const store = await openFor(t, await makePlace(t))
    const id = await openTable(store)
    const entries = [said('🍣'.repeat(500_000)), said('short'), said('x'.repeat(3_000_000))]
    assert.equal(await store.append(id, 1, entries, {}), 'added')
    assert.deepEqual(await store.entriesFrom(id, 1), entries)
  })
}

function testCompetition(makePlace: (t: TestContext) => Promise<Place>): void {
  test('of appends with the same number exactly one is added, whoever makes them and when', async (t) => {
    const place = await makePlace(t)
    const stores = [await openFor(t, place), await openFor(t, place)]
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

  test('two processes that append to one table get every entry in once', async (t) => {
    const place = await makePlace(t)
    const store = await openFor(t, place)
    const id = await openTable(store)
    const children = [1, 2, 3].map(() => new Child(place.address, 'contend', id))
    await Promise.all(children.map((child) => child.end()))
    const told = children.flatMap((child) => child.lines)
    const kept = (await store.entriesFrom(id, 1)).map((entry, i) => `${i + 1} ${textOf(entry)}`)
    assert.equal(told.length, 120)
    assert.deepEqual(
      kept,
      told.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
    )
  })

  test('several processes open a store that is not there yet', async (t) => {
    const place = await makePlace(t)
    const children = [1, 2, 3].map(() => new Child(place.address, 'open'))
    const stores = await Promise.all([1, 2, 3].map(() => openFor(t, place)))
    await Promise.all(children.map((child) => child.end()))
    const id = await openTable(stores[0]!)
    assert.equal(await stores[1]!.append(id, 1, [said('x')], {}), 'added')
    assert.equal(await stores[2]!.append(id, 1, [said('y')], {}), 'taken')
  })
}
