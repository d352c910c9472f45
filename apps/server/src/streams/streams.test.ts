import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { openLocalBus } from '../bus/local.ts'
import type { Entry } from '../tables/entry.ts'
import { OnlineTable } from '../tables/online-table.ts'
import type { Tables } from '../tables/tables.ts'
import { PLAIN } from '../tables/testing/plain.ts'
import { Streams } from './streams.ts'

class Response extends EventEmitter {
  text = ''
  isEnded = false

  write(text: string): boolean {
    this.text += text
    return true
  }
  end(text: string): void {
    this.text += text
    this.isEnded = true
  }
}

const opened: Entry = { type: 'opened', settings: { ...PLAIN, game: 'bannish', seats: 4 }, host: 'h', commitment: 'c' }

test('a client that connects while the server closes is disconnected at once', async () => {
  const tables = { watch() {} } as unknown as Tables
  const streams = new Streams({ tables, bus: openLocalBus(), onError: (error) => assert.fail(String(error)) })
  await streams.close()
  const response = new Response()
  const table = new OnlineTable({ id: 't', secret: 's', openedAt: 0 }, [opened])
  streams.add(table, undefined, -1, response as unknown as ServerResponse)
  assert.ok(response.isEnded)
  assert.match(response.text, /restarting.*retry: \d+/s)
  assert.equal(streams.size, 0)
})
