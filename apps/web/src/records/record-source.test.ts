import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '../games.ts'
import { addressOfDeal } from '../replay/same-deal.ts'
import { fileTextOf } from '../share/download.ts'
import { fragmentOf } from './link.ts'
import { MAX_MEGABYTES } from './read-file.ts'
import { RecordSource } from './record-source.ts'
import { matchAtRandom, recordAtRandom } from './testing/random-record.ts'

const one = recordAtRandom(games[0], 3, 'one')
const other = recordAtRandom(games[3], 4, 'other')

const kindOf = (source: RecordSource): string => source.found.value.kind

test('a link, a file and a text all lead to a game', async () => {
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

test('of several games one is chosen, and lines that are none do not hide the others', async () => {
  const source = new RecordSource()
  await source.file(new Blob([`junk\n${fileTextOf(one)}${fileTextOf(other)}`]))
  const { value } = source.found
  assert.ok(value.kind === 'several')
  assert.equal(value.entries.length, 3)
  source.choose(other)
  assert.ok(source.found.value.kind === 'game')
  assert.equal(source.found.value.opened.record, other)
})

test('what cannot be shown is refused by its name', async () => {
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

test('of two wishes the later one counts, even if it is fulfilled first', async () => {
  const source = new RecordSource()
  const slow = Object.assign(new Blob(['x']), {
    text: () => new Promise<string>((resolve) => setTimeout(() => resolve(fileTextOf(one)), 20)),
  })
  await Promise.all([source.file(slow), source.text(fileTextOf(other))])
  assert.ok(source.found.value.kind === 'game')
  assert.equal(source.found.value.opened.record.game, 'sushi-trick')
})

test('a deal can be played by oneself only if its seed really deals it', () => {
  const match = matchAtRandom(games[0], 3, 'one')
  assert.match(addressOfDeal(one, match)!, /^\/play\/gummi-trick\?seats=3&seed=one&options=/)
  assert.equal(addressOfDeal({ ...one, seed: 'two' }, match), undefined)
  assert.equal(addressOfDeal({ ...one, seed: 'x'.repeat(500) }, match), undefined)
})
