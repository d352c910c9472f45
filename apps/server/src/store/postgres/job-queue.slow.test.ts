import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Pool } from 'pg'
import { job } from '../testing/store-samples.ts'
import { PostgresJobQueue } from './job-queue.ts'

test('jobs that were taken are returned even if the query for the next one fails', async (t) => {
  const taken = { ...job('a', 2), failures: 0 }
  const query = async ({ name }: { name: string }) => {
    if (name !== 'take-jobs') throw new Error('Connection terminated unexpectedly')
    return { rows: [taken] }
  }
  const queue = new PostgresJobQueue({ query } as unknown as Pool, (what) => assert.fail(what))
  t.after(() => queue.close())
  assert.deepEqual(await queue.take(1), { taken: [taken], next: undefined })
})
