import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ask, LONG_TIMEOUTS, type Postgres, startPostgres } from '../../testing/postgres.ts'
import { FUNCTIONS } from '../postgres/functions/functions.ts'
import { openPostgresStore } from '../postgres/postgres-store.ts'
import {
  assertUpgraded,
  EARLIER_TABLE,
  EARLIER_VERSIONS,
  earlierHash,
  earlierMigrations,
} from '../testing/earlier-versions.ts'
import { MIGRATIONS } from './migrations.ts'

let postgres: Postgres
before(async () => {
  postgres = await startPostgres()
})
after(() => postgres?.stop())

for (const version of EARLIER_VERSIONS) {
  test(`the store opens a PostgreSQL database of version ${version} and keeps its tables`, async (t) => {
    const address = await postgres.newDatabase()
    await writeEarlierDatabase(address, version)
    const store = await openPostgresStore(address, () => {}, LONG_TIMEOUTS)
    t.after(() => store.close())
    await assertUpgraded(store)
    assert.deepEqual(await ask(address, 'select version from trick_bento.version'), [{ version: MIGRATIONS.length }])
  })
}

test('an upgraded PostgreSQL database has the stored functions of this version and no others', async () => {
  const address = await postgres.newDatabase()
  await writeEarlierDatabase(address, 4)
  await (await openPostgresStore(address, () => {}, LONG_TIMEOUTS)).close()
  const defined = FUNCTIONS.flatMap((text) =>
    [...text.matchAll(/function trick_bento\.(\w+)/g)].map(([, name]) => name),
  )
  const there = await ask(address, "select proname from pg_proc where pronamespace = 'trick_bento'::regnamespace")
  assert.deepEqual((there as { proname: string }[]).map(({ proname }) => proname).toSorted(), defined.toSorted())
})

async function writeEarlierDatabase(address: string, version: number): Promise<void> {
  const { head, entries, job } = EARLIER_TABLE
  await ask(
    address,
    'create schema trick_bento; create table trick_bento.version (version integer not null, hash text)',
  )
  for (const text of earlierMigrations('postgres', version)) await ask(address, text)
  await ask(address, 'insert into trick_bento.version values ($1, $2)', [version, earlierHash('postgres', version)])
  await ask(address, 'insert into trick_bento.tables values ($1, $2, $3)', [head.id, head.secret, head.openedAt])
  for (const [number, entry] of entries.entries()) {
    await ask(address, 'insert into trick_bento.entries values ($1, $2, $3)', [head.id, number, JSON.stringify(entry)])
  }
  const values = [job.table, job.number, job.kind, job.at]
  await ask(
    address,
    'insert into trick_bento.jobs (table_id, number, kind, at, due) values ($1, $2, $3, $4, $4)',
    values,
  )
}
