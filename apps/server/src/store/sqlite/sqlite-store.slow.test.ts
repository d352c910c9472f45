import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { testStore } from '../testing/contract.ts'
import { openTable } from '../testing/store-samples.ts'
import { openSqliteStore } from './sqlite-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'bento-store-'))
after(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const newPath = (): string => join(folder, `${++files}`, 'tables.db')

testStore('store in SQLite', async () => {
  const path = newPath()
  return {
    address: ['sqlite', path],
    open: () => openSqliteStore(path, () => {}),
    async ageAnswers(milliseconds) {
      const db = new DatabaseSync(path, { timeout: 5000 })
      db.prepare('update answers set at = at - ?').run(milliseconds)
      db.close()
    },
    async rest() {},
  }
})

test('other users cannot read the file, which holds the secrets of running games', async () => {
  const path = newPath()
  const store = await openSqliteStore(path)
  await openTable(store)
  for (const each of [path, `${path}-wal`]) assert.equal(statSync(each).mode & 0o777, 0o600)
  await store.close()
})

test('the store refuses a file of a newer version', async () => {
  const path = newPath()
  await (await openSqliteStore(path)).close()
  const db = new DatabaseSync(path)
  db.exec('pragma user_version = 99')
  db.close()
  await assert.rejects(openSqliteStore(path), /was written by a newer Trick Bento: it has version 99/)
})
