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

/** Milliseconds: much longer than the timeouts of the bus, and enough for a busy machine. */
const DEADLINE = 20_000

const open = () => openRedisBus(redis.url, () => {})

testBus('bus in Redis', () => openRedisBus(redis.url, () => {}, DEADLINE))

suite('bus in Redis during failures', () => {
  test('messages are late while Redis is down, and the last one of each table is sent when it is back', async (t) => {
    const [near, far] = [await open(), await open()]
    t.after(() => Promise.all([near.close(), far.close()]))
    const received: string[] = []
    await far.subscribe('before', (number) => received.push(`before ${number}`))
    const endUnwanted = await far.subscribe('unwanted', (number) => received.push(`unwanted ${number}`))
    await redis.kill()
    const start = Date.now()
    await Promise.all([near.publish('before', 1), near.publish('before', 2)])
    await far.subscribe('meanwhile', (number) => received.push(`meanwhile ${number}`))
    await endUnwanted()
    assert.ok(Date.now() - start < DEADLINE, `${Date.now() - start} ms`)
    assert.equal(near.late, 2)
    let gaps = 0
    far.onGap(() => gaps++)
    await redis.start()
    await until('the bus reports a gap', () => gaps > 0)
    await until('messages of both tables arrive', async () => {
      await near.publish('unwanted', 5)
      await near.publish('before', 3)
      await near.publish('meanwhile', 4)
      return received.includes('before 3') && received.includes('meanwhile 4')
    })
    assert.ok(!received.includes('before 1'), 'only the last of several late messages is sent')
    assert.deepEqual(new Set([...received, 'before 2']), new Set(['before 2', 'before 3', 'meanwhile 4']))
  })

  test('a Redis that hangs does not block callers for long', async (t) => {
    const [near, far] = [await open(), await open()]
    t.after(() => Promise.all([near.close(), far.close()]))
    const received: number[] = []
    redis.freeze()
    const start = Date.now()
    await Promise.all([near.publish('a', 1), far.subscribe('a', (number) => received.push(number))])
    assert.ok(Date.now() - start < DEADLINE, `${Date.now() - start} ms`)
    assert.equal(near.late, 1)
    redis.thaw()
    await until('messages arrive again', async () => {
      await near.publish('a', 2)
      return received.includes(2)
    })
  })

  test('opening a bus at an address without Redis fails with a clear message', async () => {
    await redis.kill()
    const { host } = new URL(redis.url)
    await assert.rejects(open(), new RegExp(`^Error: Redis at ${host} does not answer: `))
    await redis.start()
  })
})
