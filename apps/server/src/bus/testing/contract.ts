import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../testing/until.ts'
import type { Bus } from '../bus.ts'

/** Long enough for news that must not come. */
const A_MOMENT = 50

/** What every bus promises. `open` gives one more end of the same bus each time, if the kind has several. */
export function testBus(title: string, open: () => Promise<Bus>): void {
  suite(title, () => {
    test('who listens to a table hears of it and of no other', async (t) => {
      const [near, far] = await ends(open)
      t.after(() => Promise.all([near.close(), far.close()]))
      const heard: string[] = []
      await near.subscribe('a', (number) => heard.push(`near a ${number}`))
      await far.subscribe('a', (number) => heard.push(`far a ${number}`))
      await far.subscribe('b', (number) => heard.push(`far b ${number}`))
      await near.publish('a', 7)
      await until('both have heard', () => heard.length >= 2)
      await far.publish('b', 8)
      await near.publish('c', 9)
      await until('the other table was heard of', () => heard.length >= 3)
      await sleep(A_MOMENT)
      assert.deepEqual(heard.toSorted(), ['far a 7', 'far b 8', 'near a 7'])
    })

    test('news of a table comes in the order in which one end has told it', async (t) => {
      const [near, far] = await ends(open)
      t.after(() => Promise.all([near.close(), far.close()]))
      const heard: number[] = []
      await far.subscribe('a', (number) => heard.push(number))
      const numbers = Array.from({ length: 500 }, (_, i) => i)
      await Promise.all(numbers.map((number) => near.publish('a', number)))
      await until('all was heard', () => heard.length >= numbers.length)
      assert.deepEqual(heard, numbers)
    })

    test('who has ended listening hears nothing more, and others at the same table go on', async (t) => {
      const [near, far] = await ends(open)
      t.after(() => Promise.all([near.close(), far.close()]))
      const heard: string[] = []
      const hear = (number: number) => heard.push(`same ${number}`)
      const endFirst = await far.subscribe('a', hear)
      const endSecond = await far.subscribe('a', hear)
      await near.publish('a', 1)
      await until('it was heard twice', () => heard.length >= 2)
      await endFirst()
      await endFirst()
      await near.publish('a', 2)
      await until('it was heard once', () => heard.length >= 3)
      await endSecond()
      await near.publish('a', 3)
      await sleep(A_MOMENT)
      assert.deepEqual(heard, ['same 1', 'same 1', 'same 2'])
    })

    test('listening that ends and begins again at once is heard', async (t) => {
      const [near, far] = await ends(open)
      t.after(() => Promise.all([near.close(), far.close()]))
      const heard: number[] = []
      for (let i = 0; i < 30; i++) {
        const end = await far.subscribe('a', () => {})
        const [again] = await Promise.all([far.subscribe('a', (number) => heard.push(number)), end()])
        await near.publish('a', i)
        await until('it was heard', () => heard.length > i)
        await again()
      }
      assert.deepEqual(heard, [...heard.keys()])
    })
  })
}

/** Two ends of a bus; a bus of one process has but one. */
async function ends(open: () => Promise<Bus>): Promise<[Bus, Bus]> {
  return [await open(), await open()]
}
