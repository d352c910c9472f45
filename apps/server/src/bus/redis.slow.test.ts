import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Redis } from '../cluster/redis.ts'
import { startRedis } from '../testing/redis.ts'
import { until } from '../testing/until.ts'
import { openRedisBus } from './redis.ts'
import { testBus } from './testing/contract.ts'

let redis: Redis
before(async () => {
  redis = await startRedis()
})
after(() => redis?.kill())

/** Milliseconds: much longer than anybody waits for Redis, but not than a busy machine may need for it. */
const IN_TIME = 20_000

const open = () => openRedisBus(redis.url, () => {})

testBus('bus in Redis', () => openRedisBus(redis.url, () => {}, IN_TIME))

suite('bus in Redis with trouble', () => {
  test('news is late while Redis is away, and comes when it is back', async (t) => {
    const [near, far] = [await open(), await open()]
    t.after(() => Promise.all([near.close(), far.close()]))
    const heard: string[] = []
    await far.subscribe('before', (number) => heard.push(`before ${number}`))
    const endUnwanted = await far.subscribe('unwanted', (number) => heard.push(`unwanted ${number}`))
    await redis.kill()
    const start = Date.now()
    await Promise.all([near.publish('before', 1), near.publish('before', 2)])
    await far.subscribe('meanwhile', (number) => heard.push(`meanwhile ${number}`))
    await endUnwanted()
    assert.ok(Date.now() - start < IN_TIME, `${Date.now() - start} ms`)
    assert.equal(near.late, 2)
    let gaps = 0
    far.onGap(() => gaps++)
    await redis.start()
    await until('who listens is told to look', () => gaps > 0)
    await until('news of both tables comes', async () => {
      await near.publish('unwanted', 5)
      await near.publish('before', 3)
      await near.publish('meanwhile', 4)
      return heard.includes('before 3') && heard.includes('meanwhile 4')
    })
    assert.ok(!heard.includes('before 1'), 'only the last of what could not be sent is told')
    assert.deepEqual(new Set([...heard, 'before 2']), new Set(['before 2', 'before 3', 'meanwhile 4']))
  })

  test('a Redis that does not move holds nobody up for long', async (t) => {
    const [near, far] = [await open(), await open()]
    t.after(() => Promise.all([near.close(), far.close()]))
    const heard: number[] = []
    redis.freeze()
    const start = Date.now()
    await Promise.all([near.publish('a', 1), far.subscribe('a', (number) => heard.push(number))])
    assert.ok(Date.now() - start < IN_TIME, `${Date.now() - start} ms`)
    assert.equal(near.late, 1)
    redis.thaw()
    await until('news comes again', async () => {
      await near.publish('a', 2)
      return heard.includes(2)
    })
  })

  test('an address where nothing answers is refused in one sentence', async () => {
    await redis.kill()
    const { host } = new URL(redis.url)
    await assert.rejects(open(), new RegExp(`^Error: Redis at ${host} does not answer: `))
    await redis.start()
  })
})
