import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { openStore } from './open-backends.ts'
import { makeFolder } from './testing/test-server.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const FILE = 'trick-bento.sqlite'

/** A folder with the tables of a stopped server, changed by this SQL. */
async function makeTables(t: TestContext, change: string): Promise<string> {
  const folder = makeFolder(t)
  await (await openStore(join(folder, FILE), () => {})).close()
  const db = new DatabaseSync(join(folder, FILE))
  db.exec(change)
  db.close()
  return folder
}

/** Folders whose tables cannot be opened, with the expected reason. */
const UNUSABLE: readonly (readonly [what: string, make: (t: TestContext) => Promise<string>, why: RegExp])[] = [
  [
    'tables of another checkout without a list of its migrations',
    (t) => makeTables(t, 'delete from made_by; alter table listings rename column line to text'),
    /another Trick Bento made it: .*\bline\b/,
  ],
  [
    'tables made by other migrations',
    (t) => makeTables(t, "update made_by set hash = 'another hash'"),
    /another Trick Bento made it, whose tables differ from ours/,
  ],
  [
    'tables of a newer version',
    (t) => makeTables(t, 'pragma user_version = 99'),
    /it was written by a newer Trick Bento: it has version 99/,
  ],
  [
    'a file that is not a database',
    async (t) => {
      const folder = makeFolder(t)
      writeFileSync(join(folder, FILE), 'Dear diary, '.repeat(1000))
      return folder
    },
    /file is not a database/,
  ],
  [
    'a folder instead of the file',
    async (t) => {
      const folder = makeFolder(t)
      mkdirSync(join(folder, FILE))
      return folder
    },
    /unable to open database file/,
  ],
  [
    'a file instead of the folder',
    async (t) => {
      const file = join(makeFolder(t), 'file')
      writeFileSync(file, '')
      return file
    },
    /EEXIST|ENOTDIR/,
  ],
]

for (const [what, make, why] of UNUSABLE) {
  test(`a server that finds ${what} explains in one sentence the reason and what to do`, {
    timeout: 120_000,
  }, async (t) => {
    const folder = await make(t)
    const child = spawn(process.execPath, [MAIN, '--port', '0', '--data', folder], {
      env: { ...process.env, DATABASE: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    t.after(() => child.kill('SIGKILL'))
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    assert.equal(code, 1, said)
    const lines = said.trim().split('\n')
    assert.equal(lines.length, 1, said)
    assert.match(lines[0]!, why)
    assert.ok(lines[0]!.startsWith(`The online tables in ${join(folder, FILE)} cannot be opened (`), said)
    assert.match(lines[0]!, /\); start with another folder \(--data FOLDER\), or move that file away\.$/)
  })
}

test('a missing PostgreSQL server is reported in one sentence, without the password', async () => {
  await assert.rejects(
    openStore('postgres://bento:hunter2@127.0.0.1:1/bento', () => {}),
    ({ message }: Error) => {
      assert.match(message, /^The online tables in PostgreSQL cannot be opened \(PostgreSQL at 127\.0\.0\.1:1 does not/)
      assert.match(message, /; the variable DATABASE names another database\.$/)
      assert.ok(!message.includes('hunter2'))
      return true
    },
  )
})
