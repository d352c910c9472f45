import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { Client } from 'pg'
import { ask, startPostgres } from '../../testing/postgres.ts'
import { until } from '../../testing/until.ts'
import { openPostgresStore } from '../postgres/postgres-store.ts'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import type { Store } from '../store.ts'
import { Child } from '../testing/child-process.ts'
import { openTable } from '../testing/store-samples.ts'

const TESTING = join(import.meta.dirname, '../testing')

test('an SQLite file is unchanged after a process was killed in the middle of a migration, and three others migrate it', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'bento-migration-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'tables.db')
  const args = [
    '--import',
    join(TESTING, 'die-in-migration.ts'),
    join(TESTING, 'store-child.ts'),
    'sqlite',
    path,
    'open',
  ]
  const [, signal] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  assert.equal(signal, 'SIGKILL')
  const db = new DatabaseSync(path, { readOnly: true })
  assert.deepEqual(db.prepare('select name from sqlite_schema').all(), [])
  db.close()
  await openThree(['sqlite', path])
  await assertWorks(await openSqliteStore(path))
})

test('a PostgreSQL database is unchanged after a node was killed in the middle of a migration, and three others migrate it', async (t) => {
  const postgres = await startPostgres()
  t.after(() => postgres.stop())
  const address = await postgres.newDatabase()
  await ask(address, 'create schema trick_bento')
  // A migration that creates a table of this name waits for the end of this transaction.
  const obstacle = new Client({ connectionString: address })
  await obstacle.connect()
  await obstacle.query('begin; create table trick_bento.listings ()')
  const child = new Child(['postgres', address], 'open')
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await until('the migration waits for the lock', async () => (await ask(address, waiting)).length === 1)
  await child.kill()
  await obstacle.query('rollback')
  await obstacle.end()
  await openThree(['postgres', address])
  assert.deepEqual(await ask(address, 'select count(*)::integer as rows from trick_bento.version'), [{ rows: 1 }])
  await assertWorks(await openPostgresStore(address))
})

async function openThree(database: readonly ['sqlite' | 'postgres', string]): Promise<void> {
  const children = [0, 1, 2].map(() => new Child(database, 'open'))
  await Promise.all(children.map((each) => each.end()))
  for (const { lines } of children) assert.deepEqual(lines, ['opened'])
}

async function assertWorks(store: Store): Promise<void> {
  const id = await openTable(store)
  assert.equal((await store.load(id))!.entries.length, 1)
  await store.check()
  await store.close()
}
