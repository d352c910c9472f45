import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { type GameKind, type GameRecord, must, parseRecord } from '@trick-bento/kit'
import fc from 'fast-check'
import { games } from '../games.ts'
import { fragmentOf, linkOf, readLink } from './link.ts'
import { randomRecord } from './testing/random-record.ts'

const LONGEST_USUAL_LINK = 2500

const folder = join(import.meta.dirname, '../../../../packages/games/test-data/records')
const recordsIn = (file: string): GameRecord[] =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => must(parseRecord(line)))

const seatsOf = ({ seats: { least, most } }: GameKind): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i)

for (const kind of games) {
  test(`${kind.id}: a link contains the whole record and is short enough for every chat`, async () => {
    for (const seats of seatsOf(kind)) {
      for (const seed of ['ume', 'sake', 'shiso']) {
        const record = randomRecord(kind, seats, seed)
        const link = await linkOf(record, 'https://bento.example')
        assert.match(link, /^https:\/\/bento\.example\/replay#a[\w-]+$/)
        assert.ok(link.length < LONGEST_USUAL_LINK, `${seats} seats: ${link.length}`)
        assert.deepEqual(must(await readLink(new URL(link).hash)), record)
      }
    }
  })
}

test('records of the independent referee are read back from a link', async () => {
  for (const file of readdirSync(folder)) {
    for (const record of recordsIn(file)) assert.deepEqual(must(await readLink(await fragmentOf(record))), record)
  }
})

test('names in every script are read back from a link', async () => {
  const record = { ...randomRecord(games[0], 3, 'names'), names: ['うめ', '🍱', 'مريم'] }
  assert.deepEqual(must(await readLink(await fragmentOf(record))), record)
})

test('a link with line breaks is read', async () => {
  const record = randomRecord(games[0], 2, 'mail')
  const fragment = await fragmentOf(record)
  assert.deepEqual(must(await readLink(`#${fragment.slice(0, 70)}\n  ${fragment.slice(70)}`)), record)
})

const faultOf = async (fragment: string): Promise<string> => {
  const reading = await readLink(fragment)
  return reading.ok ? 'none' : reading.fault
}
const packed = (text: string): string => `a${deflateSync(text).toString('base64url')}`

test('every kind of damaged link is reported by its fault', async () => {
  const good = await fragmentOf(randomRecord(games[1], 3, 'good'))
  assert.equal(await faultOf(''), 'empty')
  assert.equal(await faultOf('#'), 'empty')
  assert.equal(await faultOf(`b${good.slice(1)}`), 'newer link')
  assert.equal(await faultOf(`!${good}`), 'damaged link')
  assert.equal(await faultOf(`${good.slice(0, 40)}%${good.slice(41)}`), 'damaged link')
  assert.equal(await faultOf('a'), 'damaged link')
  assert.equal(await faultOf(good.slice(0, -1)), 'damaged link')
  assert.equal(await faultOf(good.slice(0, good.length / 2)), 'damaged link')
  assert.equal(await faultOf(packed('hello')), 'not JSON')
  assert.equal(await faultOf(packed('[1]')), 'not a record')
  assert.equal(await faultOf(packed('{"format":"trick-bento/2"}')), 'other format')
  assert.equal(await faultOf(`a${deflateSync(Buffer.from([0xff, 0xfe, 0xfd])).toString('base64url')}`), 'damaged link')
})

test('a decompression bomb is refused', async () => {
  assert.equal(await faultOf(packed(' '.repeat(200_000_000))), 'too large')
  assert.equal(await faultOf('a'.repeat(3_000_000)), 'too large')
})

test('a damaged link gives the same record or an error', async () => {
  const record = randomRecord(games[2], 4, 'corrupt')
  const fragment = await fragmentOf(record)
  const at = fc.nat(fragment.length)
  const damage = fc.oneof(
    fc.record({ from: at, length: fc.integer({ min: 0, max: 5 }), put: fc.string({ maxLength: 5 }) }),
    fc.record({ from: at, length: fc.constant(1), put: fc.constantFrom(...'abcXYZ019-_') }),
    fc.record({ from: at, length: fc.constant(fragment.length), put: fc.constant('') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
      const damaged = damages.reduce(
        (text, { from, length, put }) => text.slice(0, from) + put + text.slice(from + length),
        fragment,
      )
      const reading = await readLink(damaged)
      if (reading.ok) assert.deepEqual(reading.value, record)
      else assert.ok(reading.error.length > 0)
    }),
    { numRuns: 600 },
  )
})

test('arbitrary text is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), async (text) => {
      for (const each of [text, `a${text}`]) assert.equal((await readLink(each)).ok, false)
    }),
    { numRuns: 300 },
  )
})
