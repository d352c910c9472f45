import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '../games.ts'
import { dealAddressOf } from '../share/deal-address.ts'
import { fileTextOf } from '../share/download.ts'
import { fragmentOf } from './link.ts'
import { MAX_MEGABYTES } from './read-file.ts'
import { RecordSource } from './record-source.ts'
import { randomMatch, randomRecord } from './testing/random-record.ts'

const one = randomRecord(games[0], 3, 'one')
const other = randomRecord(games[3], 4, 'other')

const kindOf = (source: RecordSource): string => source.found.value.kind

test('a record is read from a link, a file and a text', async () => {
  const source = new RecordSource()
  assert.equal(kindOf(source), 'nothing')
  await source.link(await fragmentOf(one))
  assert.equal(kindOf(source), 'game')
  await source.file(new Blob([fileTextOf(other)]))
  assert.equal(kindOf(source), 'game')
  await source.text(JSON.stringify(one))
  assert.equal(kindOf(source), 'game')
  source.clear()
  assert.equal(kindOf(source), 'nothing')
})

test('a file with several records gives a list, including invalid lines', async () => {
  const source = new RecordSource()
  await source.file(new Blob([`junk\n${fileTextOf(one)}${fileTextOf(other)}`]))
  const { value } = source.found
  assert.ok(value.kind === 'several')
  assert.equal(value.lines.length, 3)
  source.choose(other)
  assert.ok(source.found.value.kind === 'game')
  assert.equal(source.found.value.opened.record, other)
})

test('unreadable input is refused with its fault', async () => {
  const source = new RecordSource()
  const faultOf = async (file: Blob): Promise<string> => {
    await source.file(file)
    const { value } = source.found
    return value.kind === 'refused' ? value.refusal.fault : value.kind
  }
  assert.equal(await faultOf(new Blob([''])), 'empty')
  assert.equal(await faultOf(new Blob(['junk\nmore junk'])), 'not JSON')
  assert.equal(await faultOf(new Blob([new Uint8Array(MAX_MEGABYTES * 1_000_000 + 1)])), 'too large')
  assert.equal(await faultOf(new Blob([JSON.stringify({ ...one, seats: 1 })])), 'impossible')
  const gone = Object.assign(new Blob(['x']), { text: () => Promise.reject(new Error('gone')) })
  assert.equal(await faultOf(gone), 'unreadable')
})

test('the last of two requests wins, even if it finishes first', async () => {
  const source = new RecordSource()
  const slow = Object.assign(new Blob(['x']), {
    text: () => new Promise<string>((resolve) => setTimeout(() => resolve(fileTextOf(one)), 20)),
  })
  await Promise.all([source.file(slow), source.text(fileTextOf(other))])
  assert.ok(source.found.value.kind === 'game')
  assert.equal(source.found.value.opened.record.game, 'sushi-trick')
})

test('a recorded deal has an address only if its seed gives the same deal', () => {
  const match = randomMatch(games[0], 3, 'one')
  assert.match(dealAddressOf(one, match)!, /^\/play\/gummi-trick\?seats=3&seed=one&options=/)
  assert.equal(dealAddressOf({ ...one, seed: 'two' }, match), undefined)
  assert.equal(dealAddressOf({ ...one, seed: 'x'.repeat(500) }, match), undefined)
})
