import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { Client } from '../apps/server/src/http/testing/client.ts'
import { gather, playAlong } from '../apps/server/src/http/testing/player.ts'
import { openTestServer } from '../apps/server/src/http/testing/server.ts'

test('the example joins a table by its link and plays to the end', { timeout: 30_000 }, async (t) => {
  const { origin } = await openTestServer(t)
  const host = new Client(origin)
  const table = await gather([host], { game: 'gummi-trick', seats: 3 })
  await host.insist(table, { type: 'kick', seat: 1 })
  const child = spawn(process.execPath, [join(import.meta.dirname, 'online-bot.ts'), `${origin}/t/${table}`, 'Robo'])
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => child.on('close', resolve))
  for await (const { entry } of host.listen(table)) if (entry.type === 'sat' && entry.seat === 1) break
  assert.equal((await host.glance(table)).sitters[1]!.name, 'Robo')
  const playing = playAlong(host, table, 0)
  await host.insist(table, { type: 'start' })
  await playing
  assert.equal(await ended, 0, output)
  assert.match(output, /^The totals are -?\d+, -?\d+, -?\d+; we sat at seat 2\.\n$/)
})
