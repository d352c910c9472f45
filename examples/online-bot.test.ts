import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { openBreakableConnection } from '@trick-bento/server/testing/breakable-connection.ts'
import { Client } from '@trick-bento/server/testing/client.ts'
import { gather, playAlong } from '@trick-bento/server/testing/player.ts'
import { openTestServer } from '@trick-bento/server/testing/test-server.ts'

test('the example joins a table by its link and plays to the end, also after its connection has failed', {
  timeout: 240_000,
}, async (t) => {
  const { origin } = await openTestServer(t)
  const connection = await openBreakableConnection(t, origin)
  const host = new Client(origin)
  const table = await gather([host], { game: 'gummi-trick', seats: 3 })
  await host.insist(table, { type: 'kick', seat: 1 })
  const program = join(import.meta.dirname, 'online-bot.ts')
  const child = spawn(process.execPath, [program, `${connection.url}t/${table}`, 'Robo'])
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (errors += chunk))
  const ended = new Promise((resolve) => child.on('close', resolve))
  for await (const { entry } of host.listen(table)) if (entry.type === 'sat' && entry.seat === 1) break
  assert.equal((await host.glance(table)).sitters[1]!.name, 'Robo')
  let decisions = 0
  const before = async (): Promise<void> => {
    if (++decisions !== 3) return
    connection.cut()
    await connection.restore()
  }
  const playing = playAlong(host, table, 0, { before })
  await host.insist(table, { type: 'start' })
  await playing
  assert.equal(await ended, 0, errors)
  assert.match(output, /^The totals are -?\d+, -?\d+, -?\d+; we had seat 2\.\n$/)
  assert.match(errors, /^The stream failed \(.*\)\.\n$/)
})
