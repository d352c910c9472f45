import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Entry } from '../tables/entry.ts'
import { OnlineTable } from '../tables/online-table.ts'
import { PLAIN } from '../tables/testing/plain.ts'
import { Listener } from './listener.ts'

/** A response whose client reads one chunk at a time. */
class SlowResponse extends EventEmitter {
  readonly chunks: string[] = []
  isDestroyed = false

  write(text: string): boolean {
    this.chunks.push(text)
    return false
  }
  destroy(): void {
    this.isDestroyed = true
  }
}

const said = (text: string): Entry => ({ type: 'said', person: 'p', seat: -1, name: 'Ann', what: { text } })
function tableWithMessages(count: number): OnlineTable {
  const settings = { ...PLAIN, game: 'bannish', seats: 4, chat: true }
  const opened: Entry = { type: 'opened', settings, host: 'h', commitment: 'c' }
  const talk = Array.from({ length: count }, (_, i) => said(`${i} ${'x'.repeat(200)}`))
  return new OnlineTable({ id: 't', secret: 's', openedAt: 0 }, [opened, ...talk])
}

test('a slow client gets the next chunk when it has read the last one', () => {
  const response = new SlowResponse()
  const table = tableWithMessages(1000)
  const listener = new Listener(undefined, 0, response as unknown as ServerResponse, () => listener.advance(table))
  listener.advance(table)
  listener.advance(table)
  assert.equal(response.chunks.length, 1)
  for (let reads = 2; !response.chunks.at(-1)!.includes('id: 1000\n'); reads++) {
    response.emit('drain')
    assert.equal(response.chunks.length, reads)
    assert.ok(response.chunks.at(-1)!.length < 40_000)
  }
  const ids = [...response.chunks.join('').matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
  assert.deepEqual(ids, [...ids.keys()])
  assert.equal(ids.length, 1001)
})

test('the stream of a client that does not read is closed after a while', async () => {
  const response = new SlowResponse()
  const listener = new Listener(undefined, 0, response as unknown as ServerResponse, () => {})
  listener.beat(60_000)
  assert.ok(!response.isDestroyed)
  await setTimeout(60)
  listener.beat(50)
  assert.ok(response.isDestroyed)
  assert.equal(response.chunks.length, 1)
})
