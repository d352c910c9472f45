import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { rateGame } from '../../ratings/ratings.ts'
import type { FinishedGame, PastGame, PlayerRating, SeatRating } from '../history.ts'
import type { Store } from '../store.ts'
import { openFor, type StoreFixture } from './contract.ts'
import { openTable, said } from './store-samples.ts'

const sitter = (player: string, place: number) => ({ person: player, name: `${player} 🍱`, player, total: 10, place })
const BOT = { name: 'Otis', level: 'steady', player: 'bot:steady', total: -3, place: 2 } as const

const finished = (table: string, people: readonly string[], more: Partial<FinishedGame> = {}): FinishedGame => ({
  table,
  series: table,
  game: 'bannish',
  seats: people.length + 1,
  endedAt: 1_700_000_000_000,
  counts: true,
  sitters: [...people.map((person) => sitter(person, 1)), BOT],
  ...more,
})
const unrated = (game: FinishedGame): PastGame => ({ ...game, ratings: undefined })

const AFTER: SeatRating[] = [
  { mu: 26.5, sigma: 8.1, was: 25 },
  { mu: 23.5, sigma: 8.05, was: 25 },
]
const rating = (player: string, games: number, mu = 25.125): PlayerRating => ({
  player,
  game: 'bannish',
  mu,
  sigma: 8.0625,
  games,
})

/** Opens a table and finishes its game. */
async function finish(
  store: Store,
  people: readonly string[],
  more: Partial<FinishedGame> = {},
): Promise<FinishedGame> {
  const game = finished(await openTable(store), people, more)
  assert.equal(await store.append(game.table, 1, [said('the end')], { finished: game }), 'added')
  return game
}

export function testHistory(makeFixture: (t: TestContext) => Promise<StoreFixture>): void {
  test('a finished game is stored together with the entry that ended it, or not at all', async (t) => {
    const fixture = await makeFixture(t)
    const store = await fixture.open()
    const id = await openTable(store)
    const game = finished(id, ['ann', 'ben'])
    assert.equal(await store.append(id, 0, [said('late')], { finished: game }), 'taken')
    assert.equal(await store.history.game(id), undefined)
    await assert.rejects(store.append(id, 5, [said('early')], { finished: game }))
    assert.deepEqual(await store.history.gamesOf('ann', 9), [])
    assert.equal(await store.append(id, 1, [said('the end')], { finished: game }), 'added')
    await store.close()
    const again = await openFor(t, fixture)
    assert.deepEqual(await again.history.game(id), unrated(game))
    assert.deepEqual(await again.history.gamesOf('ben', 9), [unrated(game)])
    assert.deepEqual(await again.history.gamesOf('unknown', 9), [])
    assert.equal(await again.history.game('unknown'), undefined)
    for (const unusual of ['\0', '\ud83d', "'; drop table games;--"]) {
      assert.deepEqual(await again.history.gamesOf(unusual, 9), [])
      assert.equal(await again.history.game(unusual), undefined)
    }
  })

  test('games of a person come in pages, newest first, also when several ended at the same time', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const games: FinishedGame[] = []
    for (const endedAt of [5, 7, 7, 7, 9]) games.push(await finish(store, ['ann'], { endedAt }))
    await finish(store, ['ben'], { endedAt: 8 })
    const newest = games.toSorted((a, b) => b.endedAt - a.endedAt || (a.table < b.table ? 1 : -1)).map(unrated)
    assert.deepEqual(await store.history.gamesOf('ann', 9), newest)
    const pages: PastGame[] = []
    for (;;) {
      const page: PastGame[] = await store.history.gamesOf('ann', 2, pages.at(-1))
      pages.push(...page)
      if (page.length < 2) break
    }
    assert.deepEqual(pages, newest)
  })

  test('seriesOf returns the games of a table and its rematches', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const first = await finish(store, ['ann'], { endedAt: 1 })
    const second = await finish(store, ['ann'], { endedAt: 2, series: first.table })
    await finish(store, ['ann'], { endedAt: 3 })
    assert.deepEqual(await store.history.seriesOf(first.table, 9), [second, first].map(unrated))
    assert.deepEqual(await store.history.seriesOf(second.table, 9), [])
  })

  test('a game is rated once, and only if the ratings it was computed from have not changed', async (t) => {
    const fixture = await makeFixture(t)
    const [store, other] = [await openFor(t, fixture), await openFor(t, fixture)]
    const one = await finish(store, ['ann'])
    const two = await finish(store, ['ann'])
    const both = [rating('ann', 1), rating('bot:steady', 1, 24)]
    assert.equal(await store.history.rate(one.table, AFTER, both), 'added')
    assert.deepEqual(await other.history.ratingsOf(['ann', 'bot:steady', 'ben']), both)
    assert.deepEqual(await other.history.game(one.table), { ...one, ratings: AFTER })
    // The same call again, as after a crash, and another game computed from outdated ratings.
    assert.equal(await other.history.rate(one.table, AFTER, [rating('ann', 2)]), 'taken')
    assert.equal(await other.history.rate(two.table, AFTER, [rating('zoe', 1), rating('ann', 1, 99)]), 'taken')
    assert.deepEqual(await store.history.ratingsOf(['ann', 'zoe']), [rating('ann', 1)])
    assert.equal((await store.history.game(two.table))!.ratings, undefined)
    assert.equal(await store.history.rate(two.table, AFTER, [rating('ann', 2, 30), rating('zoe', 1)]), 'added')
    assert.deepEqual(await store.history.ratingsOf(['zoe', 'ann']), [rating('ann', 2, 30), rating('zoe', 1)])
  })

  test('a game that does not count is not rated, nor one that is not over', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const game = await finish(store, ['ann'], { counts: false })
    assert.equal(await store.history.rate(game.table, AFTER, [rating('ann', 1)]), 'taken')
    assert.equal(await store.history.rate(await openTable(store), AFTER, [rating('ann', 1)]), 'taken')
    assert.deepEqual(await store.history.ratingsOf(['ann']), [])
  })

  test('forget removes the games and ratings of one person and keeps those of others', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const game = await finish(store, ['ann', 'ben'])
    await store.history.rate(game.table, AFTER, [rating('ann', 1), rating('ben', 1)])
    await store.history.forget('ann')
    await store.history.forget('unknown')
    assert.deepEqual(await store.history.gamesOf('ann', 9), [])
    assert.deepEqual(await store.history.ratingsOf(['ann', 'ben']), [rating('ben', 1)])
    assert.equal((await store.history.gamesOf('ben', 9)).length, 1)
  })

  test('finished games do not name a forgotten person, whether they ended before or after', async (t) => {
    const fixture = await makeFixture(t)
    const [store, other] = [await openFor(t, fixture), await openFor(t, fixture)]
    const before = await finish(store, ['ann', 'ben', 'cid'])
    await store.history.forget('ann')
    await other.history.forget('cid')
    const after = await finish(other, ['ann', 'ben', 'cid'])
    const games = await store.history.gamesOf('ben', 9)
    assert.deepEqual(new Set(games.map(({ table }) => table)), new Set([before.table, after.table]))
    assert.doesNotMatch(JSON.stringify(games), /"(?:ann|cid)"/)
    for (const { sitters } of games) {
      const [ann, ben, cid, bot] = sitters
      assert.deepEqual([ben, bot], [sitter('ben', 1), BOT])
      assert.deepEqual([ann!.name, ann!.total, ann!.place], ['ann 🍱', 10, 1])
      assert.equal(ann!.person, ann!.player)
      assert.notEqual(ann!.person, cid!.person)
    }
    assert.notEqual(
      games[0]!.sitters[0]!.person,
      games[1]!.sitters[0]!.person,
      'the anonymous id differs between games',
    )
    for (const person of ['ann', 'cid']) assert.deepEqual(await store.history.gamesOf(person, 9), [])
  })

  test('a forgotten person is not rated, not even from a game that was read before', async (t) => {
    const store = await openFor(t, await makeFixture(t))
    const game = await finish(store, ['ann', 'ben'])
    await store.history.forget('ann')
    assert.equal(await store.history.rate(game.table, AFTER, [rating('ann', 1), rating('ben', 1)]), 'taken')
    assert.deepEqual(await store.history.ratingsOf(['ann', 'ben']), [])
    await rateGame(store.history, game.table)
    const { sitters, ratings } = (await store.history.game(game.table))!
    assert.equal(ratings!.length, 3)
    const rated = await store.history.ratingsOf(['ann', ...sitters.map(({ player }) => player)])
    assert.deepEqual(
      rated.map(({ player }) => player),
      ['ben', 'bot:steady'],
    )
  })

  test('a game that ends while a person is being forgotten does not name them', async (t) => {
    const fixture = await makeFixture(t)
    const stores = [await openFor(t, fixture), await openFor(t, fixture)]
    const people = Array.from({ length: 12 }, (_, i) => `person ${i}`)
    const games = await Promise.all(
      people.flatMap((person, i) =>
        [0, 1, 2, 3].map(async (each) => {
          const store = stores[each % 2]!
          const game = finished(await openTable(store), [person, 'ben'])
          for (let turn = 0; turn < (i + each) % 5; turn++) await new Promise(setImmediate)
          const forgotten = each === 1 ? stores[i % 2]!.history.forget(person) : undefined
          await store.append(game.table, 1, [said('the end')], { finished: game })
          await forgotten
          return game.table
        }),
      ),
    )
    const stored = await Promise.all(games.map((table) => stores[0]!.history.game(table)))
    assert.doesNotMatch(JSON.stringify(stored), /"person \d+"/)
    for (const person of people) assert.deepEqual(await stores[1]!.history.gamesOf(person, 9), [])
    assert.equal((await stores[1]!.history.gamesOf('ben', 99)).length, games.length)
  })

  test('concurrent ratings of several games are all counted', async (t) => {
    const fixture = await makeFixture(t)
    const stores = [await openFor(t, fixture), await openFor(t, fixture)]
    const games = await Promise.all(Array.from({ length: 8 }, () => finish(stores[0]!, ['ann'])))
    const rate = async (store: Store, { table }: FinishedGame): Promise<void> => {
      for (;;) {
        if ((await store.history.game(table))!.ratings !== undefined) return
        const known = (await store.history.ratingsOf(['ann']))[0]?.games ?? 0
        await store.history.rate(table, AFTER, [rating('ann', known + 1)])
      }
    }
    // Both stores rate every game.
    await Promise.all(games.flatMap((game) => stores.map((store) => rate(store, game))))
    assert.deepEqual(await stores[1]!.history.ratingsOf(['ann']), [rating('ann', games.length)])
  })
}
