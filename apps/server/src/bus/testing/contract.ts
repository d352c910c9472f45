import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../testing/until.ts'
import type { Bus } from '../bus.ts'

/** Long enough to notice a message that must not arrive, in milliseconds. */
const A_MOMENT = 50

/** The contract of every bus. Each `open` connects another node to the same bus, if it can be shared. */
export function testBus(title: string, open: () => Promise<Bus>): void {
  suite(title, () => {
    test('a subscriber receives messages of its table only', async (t) => {
      const [near, far] = await openTwo(open)
      t.after(() => Promise.all([near.close(), far.close()]))
      const received: string[] = []
      await near.subscribe('a', (number) => received.push(`near a ${number}`))
      await far.subscribe('a', (number) => received.push(`far a ${number}`))
      await far.subscribe('b', (number) => received.push(`far b ${number}`))
      await near.publish('a', 7)
      await until('both subscribers have received it', () => received.length >= 2)
      await far.publish('b', 8)
      await near.publish('c', 9)
      await until('the message of the other table has arrived', () => received.length >= 3)
      await sleep(A_MOMENT)
      assert.deepEqual(received.toSorted(), ['far a 7', 'far b 8', 'near a 7'])
    })

    test('messages of a node about a table arrive in order', async (t) => {
      const [near, far] = await openTwo(open)
      t.after(() => Promise.all([near.close(), far.close()]))
      const received: number[] = []
      await far.subscribe('a', (number) => received.push(number))
      const numbers = Array.from({ length: 500 }, (_, i) => i)
      await Promise.all(numbers.map((number) => near.publish('a', number)))
      await until('all messages have arrived', () => received.length >= numbers.length)
      assert.deepEqual(received, numbers)
    })

    test('an ended subscription receives nothing more, and others of the same table continue', async (t) => {
      const [near, far] = await openTwo(open)
      t.after(() => Promise.all([near.close(), far.close()]))
      const received: string[] = []
      const onMessage = (number: number) => received.push(`same ${number}`)
      const endFirst = await far.subscribe('a', onMessage)
      const endSecond = await far.subscribe('a', onMessage)
      await near.publish('a', 1)
      await until('it has arrived twice', () => received.length >= 2)
      await endFirst()
      await endFirst()
      await near.publish('a', 2)
      await until('it has arrived once', () => received.length >= 3)
      await endSecond()
      await near.publish('a', 3)
      await sleep(A_MOMENT)
      assert.deepEqual(received, ['same 1', 'same 1', 'same 2'])
    })

    test('a subscription that ends and begins again at once receives messages', async (t) => {
      const [near, far] = await openTwo(open)
      t.after(() => Promise.all([near.close(), far.close()]))
      const received: number[] = []
      for (let i = 0; i < 30; i++) {
        const end = await far.subscribe('a', () => {})
        const [again] = await Promise.all([far.subscribe('a', (number) => received.push(number)), end()])
        await near.publish('a', i)
        await until('it has arrived', () => received.length > i)
        await again()
      }
      assert.deepEqual(received, [...received.keys()])
    })
  })
}

/** Two nodes on one bus. */
async function openTwo(open: () => Promise<Bus>): Promise<[Bus, Bus]> {
  return [await open(), await open()]
}
