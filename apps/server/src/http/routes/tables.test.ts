import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from '../../testing/client.ts'
import { playAlong } from '../../testing/player.ts'
import { openTestServer } from '../../testing/test-server.ts'

test('the server trims names and refuses long or invisible ones', async (t) => {
  const { origin } = await openTestServer(t)
  const client = new Client(origin)
  const bad = [
    '',
    '   ',
    'x'.repeat(21),
    'a\u0000b',
    'a\nb',
    '\u202eevil',
    'a\u2066b',
    '\u200b',
    '\ud800',
    '\u00ad',
    7,
    null,
  ]
  for (const name of bad) {
    const { status, json } = await client.post('/api/tables', { game: 'bannish', seats: 4, name })
    assert.deepEqual([status, json.code], [400, 'bad-request'], JSON.stringify(name))
  }
  for (const name of ['A', ' Zoë ', '花子', '👩‍👩‍👧', 'x'.repeat(20), '<script>']) {
    const table = await client.open({ game: 'bannish', seats: 4, name })
    assert.equal((await client.glance(table)).sitters[0]!.name, name.trim())
  }
})

test('the lobby lists a table until its game is over', async (t) => {
  const { origin } = await openTestServer(t)
  const client = new Client(origin)
  await client.open({ game: 'bannish', seats: 4, name: 'Private' })
  const table = await client.open({ game: 'gudetama', seats: 2, name: 'Ann', listed: true })
  const lobby = async () => (await client.get('/api/tables')).json.tables
  const [listing, ...more] = await lobby()
  assert.deepEqual(
    [{ ...listing, openedAt: 0 }, more],
    [
      {
        id: table,
        game: 'gudetama',
        seats: 2,
        free: 1,
        bots: 0,
        host: 'Ann',
        isPlaying: false,
        latecomers: false,
        chat: false,
        clock: 'off',
        openedAt: 0,
      },
      [],
    ],
  )
  await client.insist(table, { type: 'seat-bot', seat: 1, level: 'steady' })
  const [filled] = await lobby()
  assert.deepEqual([filled.free, filled.bots, filled.isPlaying], [0, 1, false])
  await client.insist(table, { type: 'start' })
  assert.equal((await lobby())[0].isPlaying, true)
  await playAlong(client, table, 0)
  assert.deepEqual(await lobby(), [])
})
