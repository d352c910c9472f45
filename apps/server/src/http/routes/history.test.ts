import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { parseRecord, verifyRecord } from '@trick-bento/kit'
import { checkProof, parseProof } from '@trick-bento/kit/fair'
import type { StreamMessage } from '@trick-bento/protocol'
import { deviceOf } from '../../identity/identity.ts'
import { Client } from '../../testing/client.ts'
import { gather, playAlong } from '../../testing/player.ts'
import { openTestServer } from '../../testing/test-server.ts'
import { until } from '../../testing/until.ts'

const GAME = { game: 'gummi-trick', seats: 3 }
const kindOf = (id: string) => games.find((kind) => kind.id === id)!

/** The clients play a game to its end, with bots at the other seats. */
async function playGame(clients: readonly Client[], game = GAME): Promise<string> {
  const table = await gather(clients, game)
  await clients[0]!.insist(table, { type: 'start' })
  await Promise.all(clients.map((client, seat) => playAlong(client, table, seat)))
  return table
}
const lastGame = async (client: Client) => (await client.get('/api/me/games')).json.games[0]
const isRated = async (client: Client): Promise<boolean> => (await lastGame(client))?.rating !== undefined

test('record and proof are available to everybody after the end of the game, and both are valid', async (t) => {
  const { origin } = await openTestServer(t)
  const [ann, ben, eve] = [new Client(origin), new Client(origin), new Client(origin)]
  const table = await gather([ann, ben], GAME)
  for (const what of ['record', 'proof']) {
    for (const begun of [false, true]) {
      const { status, json } = await ann.get(`/api/tables/${table}/${what}`)
      assert.deepEqual([status, json.code], [409, 'not-over'], `${what}, begun: ${begun}`)
      if (what === 'record' && !begun) await ann.insist(table, { type: 'start' })
    }
    assert.equal((await ann.get(`/api/tables/zzzzzzzzzzzz/${what}`)).status, 404)
  }
  const { commitment } = await ann.glance(table)
  await Promise.all([ann, ben].map((client, seat) => playAlong(client, table, seat)))

  const record = parseRecord((await eve.get(`/api/tables/${table}/record`)).text)
  assert.ok(record.ok)
  assert.deepEqual(verifyRecord(record.value, kindOf('gummi-trick')).problems, [])
  assert.deepEqual(record.value.names!.slice(0, 2), ['Player 0', 'Player 1'])
  const proof = parseProof((await eve.get(`/api/tables/${table}/proof`)).text)
  assert.ok(proof.ok, JSON.stringify(proof))
  assert.deepEqual(proof.value.values, ['value 0', 'value 1', null])
  const steps = checkProof(proof.value, kindOf('gummi-trick'), { commitment, seat: 1, value: 'value 1' })
  assert.deepEqual(
    steps.map(({ outcome }) => outcome),
    ['right', 'right', 'right', 'right', 'right', 'unknown'],
  )
})

test('a finished game is in the history of its players, in pages and without person ids', async (t) => {
  const { origin } = await openTestServer(t)
  const [ann, ben] = [new Client(origin), new Client(origin)]
  const tables = [await playGame([ann, ben]), await playGame([ann, ben]), await playGame([ann])]
  const first = await ann.get('/api/me/games?most=2')
  assert.deepEqual(
    first.json.games.map(({ table }: { table: string }) => table),
    tables.toReversed().slice(0, 2),
  )
  const second = await ann.get(`/api/me/games?most=2&before=${first.json.next}`)
  assert.deepEqual([second.json.games[0].table, second.json.next], [tables[0], undefined])
  const [game] = second.json.games
  assert.deepEqual([game.you, game.yours, game.game, game.seats], [0, true, 'gummi-trick', 3])
  assert.deepEqual(
    game.sitters.map(({ kind, level }: { kind: string; level?: string }) => level ?? kind),
    ['person', 'person', 'casual'],
  )
  assert.equal((await ben.get('/api/me/games')).json.games.length, 2)
  assert.deepEqual((await new Client(origin).get('/api/me/games')).json, { games: [] })
  assert.deepEqual(await (await fetch(`${origin}/api/me/games`)).json(), { games: [] })
  for (const query of ['before=x', 'most=0', 'most=101', 'most=x', 'else=1', 'before=1-a%00b']) {
    assert.equal((await ann.get(`/api/me/games?${query}`)).status, 400, query)
  }
  await until('the last game is rated', () => isRated(ann))
  await ann.get('/api/me/statistics')
  await ann.get('/api/ratings')
  for (const { key } of [ann, ben]) assert.ok(!ann.transcript.join().includes(deviceOf(key)))
})

test('a person can read their own statistics and ratings, but no rating of another person', async (t) => {
  const { origin } = await openTestServer(t)
  const [ann, ben] = [new Client(origin), new Client(origin)]
  for (let game = 0; game < 2; game++) {
    await playGame([ann, ben])
    await until('the game is rated', () => isRated(ann))
  }
  const { games: mine, opponents } = (await ann.get('/api/me/statistics')).json
  assert.equal(mine.length, 1)
  const [{ game, rating, course, tables }] = mine
  assert.deepEqual([game, rating.games, rating.provisional, course.length], ['gummi-trick', 2, true, 2])
  assert.deepEqual([course[1].points, course[1].plusMinus], [rating.points, rating.plusMinus])
  assert.equal(tables[0].games, 2)
  const places = (await ann.get('/api/me/games')).json.games.map(
    (each: { sitters: { place: number }[] }) => each.sitters[0]!.place,
  )
  assert.equal(tables[0].averagePlace, (places[0] + places[1]) / 2)
  assert.deepEqual(
    opponents.map(({ kind, name, level, games }: Record<string, unknown>) => [kind, name ?? level, games]),
    [
      ['person', 'Player 1', 2],
      ['bot', 'casual', 2],
    ],
  )
  const { ratings } = (await ann.get('/api/ratings')).json
  assert.deepEqual(
    ratings.map(({ game, level, games }: Record<string, unknown>) => [game, level, games]).sort(),
    [
      ['gummi-trick', 'casual', 2],
      ['gummi-trick', undefined, 2],
    ].sort(),
  )
  await ben.ask('/api/me', { method: 'DELETE' })
  assert.deepEqual((await ben.get('/api/me/games')).json.games, [], 'the history of a deleted person is gone')
  assert.equal((await ann.get('/api/me/games')).json.games.length, 2)
  const { ratings: forStrangers } = (await new Client(origin).get('/api/ratings')).json
  assert.deepEqual(
    forStrangers.map(({ level }: { level: string }) => level),
    ['casual'],
  )
})

test('a game that ends after the deletion of a person stores nothing about this person', async (t) => {
  const { origin, database } = await openTestServer(t)
  const [ann, ben] = [new Client(origin), new Client(origin)]
  const person = deviceOf(ben.key)
  const first = await playGame([ann, ben])
  await until('the first game is rated', () => isRated(ben))
  const table = await gather([ann, ben], GAME)
  await ann.insist(table, { type: 'start' })
  const annPlays = playAlong(ann, table, 0)
  // Ben makes most decisions of his seat, so that its result would be his.
  const isLast = ({ entry }: StreamMessage): boolean => entry.type === 'decided' && ++decisions > 20
  let decisions = 0
  await playAlong(ben, table, 1, { until: isLast })
  await ben.ask('/api/me', { method: 'DELETE' })
  await ann.insist(table, { type: 'kick', seat: 1 })
  await annPlays
  await until('the last game is rated', () => isRated(ann))
  const db = new DatabaseSync(database, { readOnly: true })
  for (const name of ['games', 'games_of_people', 'ratings', 'notices']) {
    assert.ok(!JSON.stringify(db.prepare(`select * from ${name}`).all()).includes(person), name)
  }
  db.close()
  const games = (await ann.get('/api/me/games')).json.games
  assert.deepEqual(
    games.map((game: { table: string }) => game.table),
    [table, first],
  )
  assert.deepEqual(games[1].sitters[1].name, 'Player 1', 'the name stays, as it is in the log')
})

test('a rematch belongs to the series of the first table', async (t) => {
  const { origin } = await openTestServer(t)
  const ann = new Client(origin)
  const first = await playGame([ann])
  await ann.insist(first, { type: 'rematch' })
  const second = (await ann.glance(first)).followedBy!
  await ann.insist(second, { type: 'sit', seat: 0, name: 'Ann', value: 'v' })
  await ann.insist(second, { type: 'start' })
  await playAlong(ann, second, 0)
  for (const table of [first, second]) {
    const { games: row } = (await new Client(origin).get(`/api/tables/${table}/games`)).json
    assert.deepEqual(
      row.map((game: { table: string; series: string }) => [game.table, game.series]),
      [
        [second, first],
        [first, first],
      ],
    )
  }
})
