import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { hashOf } from '../../identity/hash.ts'
import type { Store } from '../store.ts'
import { head, job, said, textOf } from './store-samples.ts'

/** The versions that were released when migrations still defined the stored functions. */
export const EARLIER_VERSIONS = [1, 2, 3, 4]

/** The migrations that made a database of such a version, as they were then. */
export const earlierMigrations = (kind: 'sqlite' | 'postgres', version: number): string[] =>
  Array.from({ length: version }, (_, i) =>
    readFileSync(new URL(`./earlier-versions/${kind}/${i + 1}.sql`, import.meta.url), 'utf8').trim(),
  )

/** The hash that such a database keeps. Comments counted then. */
export const earlierHash = (kind: 'sqlite' | 'postgres', version: number): string =>
  hashOf(earlierMigrations(kind, version).join('\n').replace(/\s+/g, ' '))

/** A table with two entries and a due job, as rows of both databases. */
export const EARLIER_TABLE = { head: head('old'), entries: [said('a'), said('b')], job: job('old', 2, 9e15) }

/** Checks that the store still has `EARLIER_TABLE` and that everything can be written. */
export async function assertUpgraded(store: Store): Promise<void> {
  const { job: due, ...table } = EARLIER_TABLE
  assert.deepEqual(await store.load('old'), table)
  assert.deepEqual(await store.job('old'), due)
  const finished = {
    table: 'old',
    series: 'old',
    game: 'bannish',
    seats: 1,
    endedAt: 1,
    counts: true,
    sitters: [{ person: 'ann', name: 'Ann', player: 'ann', total: 1, place: 1 }],
  }
  const answer = { person: 'ann', key: 'k', body: { number: 3 } }
  assert.equal(await store.append('old', 2, [said('c')], { answer, finished }), 'added')
  assert.equal(await store.append('old', 3, [said('d')], { answer }), 'taken')
  assert.deepEqual(await store.answer('old', 'ann', 'k'), answer.body)
  assert.equal(await store.job('old'), undefined)
  const rating = { player: 'ann', game: 'bannish', mu: 26, sigma: 8, games: 1 }
  assert.equal(await store.history.rate('old', [{ mu: 26, sigma: 8, was: 25 }], [rating]), 'added')
  assert.deepEqual(await store.history.ratingsOf(['ann']), [rating])
  await store.history.forget('ann')
  assert.deepEqual(await store.history.gamesOf('ann', 9), [])
  assert.match((await store.history.game('old'))!.sitters[0]!.player, /^nobody:/)
  await store.open(head('new'), [said('opened')], undefined)
  assert.deepEqual((await store.load('new'))!.entries.map(textOf), ['opened'])
}
