import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { must } from '@trick-bento/kit'
import type { TableGlance } from '@trick-bento/protocol'
import { afterReply } from './own-tables.ts'
import { FakeTableServer } from './testing/fake-table-server.ts'

const HOUR = 60 * 60_000
const table = { id: 'table', game: 'gummi-trick' }
const glance = (some: Partial<TableGlance> = {}): TableGlance => ({
  ...new FakeTableServer(must(gummiTrick.at(2)), 'own').glance,
  ...some,
})
const after = (some: Partial<TableGlance>, known = table, now = 0) =>
  afterReply(known, { ok: true, value: glance(some) }, now)

test('a table is listed while the person sits there, hosts it or has a seat kept for them', () => {
  const kept = glance().sitters.map((sitter) => ({ ...sitter, kind: 'kept' as const, yours: true as const }))
  assert.deepEqual(after({ you: 0, host: false }), table)
  assert.deepEqual(after({ you: -1, host: true }), table)
  assert.deepEqual(after({ you: -1, host: false, sitters: kept }), table)
  assert.equal(after({ you: -1, host: false }), undefined)
})

test('a table that the server does not know drops out, and one that cannot be reached stays', () => {
  assert.equal(afterReply(table, { ok: false, code: 'no-such-table' }, 0), undefined)
  assert.deepEqual(afterReply(table, { ok: false, code: 'offline' }, 0), table)
})

test('a finished table drops out after an hour', () => {
  const over = after({ phase: 'over' }, table, 5)!
  assert.deepEqual(over, { ...table, overSince: 5 })
  assert.deepEqual(after({ phase: 'over' }, over, HOUR), over)
  assert.equal(after({ phase: 'over' }, over, HOUR + 5), undefined)
})

test('the table of a rematch takes the place of the finished one', () => {
  assert.deepEqual(after({ phase: 'over', followedBy: 'next' }), { ...table, id: 'next' })
})
