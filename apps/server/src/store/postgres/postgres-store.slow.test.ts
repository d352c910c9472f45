import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ask, LONG_TIMEOUTS, type Postgres, startPostgres } from '../../testing/postgres.ts'
import { until } from '../../testing/until.ts'
import type { Job } from '../store.ts'
import { testStore } from '../testing/contract.ts'
import { job, openTable, said } from '../testing/store-samples.ts'
import { openPostgresStore } from './postgres-store.ts'

let postgres: Postgres
before(async () => {
  postgres = await startPostgres()
})
after(() => postgres?.stop())

/** Application name of the connections of another process. */
const ANOTHER = 'child'
const CONNECTIONS = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

function addressOf(address: string, name: string): string {
  const url = new URL(address)
  url.searchParams.set('application_name', name)
  return url.href
}

testStore('store in PostgreSQL', async () => {
  const address = await postgres.newDatabase()
  return {
    address: ['postgres', addressOf(address, ANOTHER)],
    open: () => openPostgresStore(address, () => {}, LONG_TIMEOUTS),
    async ageAnswers(milliseconds) {
      await ask(address, 'update trick_bento.answers set at = at - $1', [milliseconds])
    },
    async rest() {
      // PostgreSQL finishes the running query of a killed process before it closes the connection.
      await until(
        'the connections of the other process are closed',
        async () => (await ask(address, `${CONNECTIONS} and application_name = $1`, [ANOTHER])).length === 0,
      )
    },
  }
})

test('the store refuses a database of a newer version', async () => {
  const address = await postgres.newDatabase()
  await (await openPostgresStore(address)).close()
  await ask(address, 'update trick_bento.version set version = 99')
  await assert.rejects(openPostgresStore(address), /was written by a newer Trick Bento: it has version 99/)
})

test('the store refuses a database with an unknown hash and accepts one without a hash', async () => {
  const address = await postgres.newDatabase()
  await (await openPostgresStore(address)).close()
  await (await openPostgresStore(address)).close()
  await ask(address, "update trick_bento.version set hash = 'unknown'")
  await assert.rejects(openPostgresStore(address), /another Trick Bento made it/)
  // As a version before the hash was introduced left it.
  await ask(address, 'update trick_bento.version set hash = null')
  await (await openPostgresStore(address)).close()
  const [row] = (await ask(address, 'select hash from trick_bento.version')) as { hash: string }[]
  assert.match(row!.hash, /^[\da-f]{64}$/)
})

test('broken connections are replaced, and every append either fails or is stored', async (t) => {
  const address = await postgres.newDatabase()
  const store = await openPostgresStore(address, () => {}, LONG_TIMEOUTS)
  t.after(() => store.close())
  const seen: Job[] = []
  await store.work(async (each) => void seen.push(each))
  const ids = await Promise.all(Array.from({ length: 40 }, () => openTable(store)))
  const appends = ids.map((id) => store.append(id, 1, [said('x')], {}))
  const settled = Promise.allSettled(appends)
  await ask(address, `select pg_terminate_backend(pid) from (${CONNECTIONS})`)
  const outcomes = await settled
  // The pool notices that an idle connection is broken when it is used, or shortly after.
  const loads = () => Promise.all(ids.map((id) => store.load(id)))
  await until('the store responds again', () =>
    loads().then(
      () => true,
      () => false,
    ),
  )
  for (const [i, id] of ids.entries()) {
    const isThere = (await store.load(id))!.entries.length === 2
    if (outcomes[i]!.status === 'fulfilled') assert.ok(isThere)
    const number = isThere ? 2 : 1
    assert.equal(await store.append(id, number, [said('y')], { job: job(id, number + 1) }), 'added')
  }
  await until('all jobs ran', () => seen.length === ids.length)
})
