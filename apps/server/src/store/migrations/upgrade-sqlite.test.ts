import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import {
  assertUpgraded,
  EARLIER_TABLE,
  EARLIER_VERSIONS,
  earlierHash,
  earlierMigrations,
} from '../testing/earlier-versions.ts'
import { MIGRATIONS } from './migrations.ts'

for (const version of EARLIER_VERSIONS) {
  test(`the store opens an SQLite file of version ${version} and keeps its tables`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'bento-upgrade-'))
    t.after(() => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, 'tables.db')
    writeEarlierFile(path, version)
    const store = await openSqliteStore(path)
    t.after(() => store.close())
    await assertUpgraded(store)
    const db = new DatabaseSync(path, { readOnly: true })
    assert.deepEqual({ ...db.prepare('pragma user_version').get() }, { user_version: MIGRATIONS.length })
    db.close()
  })
}

function writeEarlierFile(path: string, version: number): void {
  const { head, entries, job } = EARLIER_TABLE
  const db = new DatabaseSync(path)
  db.exec('create table made_by (hash text not null) strict')
  for (const text of earlierMigrations('sqlite', version)) db.exec(text)
  db.prepare('insert into made_by values (?)').run(earlierHash('sqlite', version))
  db.exec(`pragma user_version = ${version}`)
  db.prepare('insert into tables values (?, ?, ?)').run(head.id, head.secret, head.openedAt)
  for (const [number, entry] of entries.entries()) {
    db.prepare('insert into entries values (?, ?, ?)').run(head.id, number, JSON.stringify(entry))
  }
  db.prepare('insert into jobs values (?, ?, ?, ?, ?, 0)').run(job.table, job.number, job.kind, job.at, job.at)
  db.close()
}
