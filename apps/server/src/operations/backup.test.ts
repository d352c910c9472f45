import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { Client } from '../testing/client.ts'
import { gather, playAlong } from '../testing/player.ts'
import { makeFolder, openTestServer } from '../testing/test-server.ts'

const BACKUP = join(import.meta.dirname, 'backup.ts')

async function backUp(database: string, ...args: string[]) {
  const child = spawn(process.execPath, [BACKUP, ...args], { env: { ...process.env, DATABASE: database } })
  const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, error }
}

test('a game in progress can be continued from a backup of a running server', async (t) => {
  const { origin, database, close } = await openTestServer(t)
  const client = new Client(origin)
  const table = await gather([client], { game: 'gummi-trick', seats: 3 })
  let decisions = 0
  const playing = playAlong(client, table, 0, { until: () => decisions === 3, after: () => void decisions++ })
  await client.insist(table, { type: 'start' })
  await playing
  const copy = join(makeFolder(t), 'copy.sqlite')
  assert.deepEqual(await backUp(database, copy), { code: 0, error: '' })
  assert.equal(statSync(copy).mode & 0o777, 0o600)
  await close()

  const restored = await openTestServer(t, { database: copy })
  client.origin = restored.origin
  const { messages } = await playAlong(client, table, 0)
  const mine = messages.filter(({ entry }) => entry.type === 'decided' && entry.seat === 0)
  assert.ok(mine.length > 3)
  assert.equal((await client.glance(table)).phase, 'over')
})

test('a backup overwrites no file and reports errors in one sentence', async (t) => {
  const { database } = await openTestServer(t)
  const folder = makeFolder(t)
  const diary = join(folder, 'diary')
  writeFileSync(diary, 'Dear diary, '.repeat(1000))
  for (const [args, sentence] of [
    [[database, database], /exists already; a backup does not overwrite files\.\n$/],
    [[join(folder, 'none.sqlite'), join(folder, 'copy')], /^There is no database .*none\.sqlite\.\n$/],
    [[diary, join(folder, 'copy')], /^.*diary could not be copied \(file is not a database\)\.\n$/],
    [['postgres://bento@localhost/bento', join(folder, 'copy')], /pg_dump/],
    [[database], /^usage: /],
  ] as const) {
    const [from, ...to] = args
    const { code, error } = await backUp(from, ...to)
    assert.equal(code, 1)
    assert.match(error, sentence)
  }
  assert.ok(!existsSync(join(folder, 'copy')))
})
