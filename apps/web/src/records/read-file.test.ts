import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '../games.ts'
import { fileNameOf, fileTextOf } from '../share/download.ts'
import { fragmentOf } from './link.ts'
import { MAX_MEGABYTES, type RecordLine, readAnything, readRecords } from './read-file.ts'
import { randomRecord } from './testing/random-record.ts'

const one = randomRecord(games[0], 3, 'one')
const other = randomRecord(games[3], 4, 'other')
const summary = (lines: readonly RecordLine[]): string[] =>
  lines.map(({ line, reading }) => `${line} ${reading.ok ? reading.value.game : reading.fault}`)

test('a file may contain one record, several, or one over many lines', () => {
  assert.deepEqual(summary(readRecords(fileTextOf(one))), ['1 gummi-trick'])
  assert.deepEqual(summary(readRecords(`\uFEFF${fileTextOf(one)}\r\n${fileTextOf(other)}\n\n`)), [
    '1 gummi-trick',
    '3 sushi-trick',
  ])
  assert.deepEqual(summary(readRecords(JSON.stringify(one, null, 2))), ['1 gummi-trick'])
})

test('lines that are not records are reported with their fault', () => {
  assert.deepEqual(summary(readRecords('')), ['1 empty'])
  assert.deepEqual(summary(readRecords(' \n\t\n')), ['1 empty'])
  assert.deepEqual(summary(readRecords('hello\nworld')), ['1 not JSON', '2 not JSON'])
  assert.deepEqual(summary(readRecords('{}\n')), ['1 not a record'])
  assert.deepEqual(summary(readRecords('[\n1]\n')), ['1 not a record'])
  assert.deepEqual(summary(readRecords(`${JSON.stringify({ ...one, game: 'whist' })}\n${fileTextOf(other)}`)), [
    '1 unknown game',
    '2 sushi-trick',
  ])
  assert.deepEqual(summary(readRecords(JSON.stringify({ ...one, format: 'trick-bento/9' }))), ['1 other format'])
  assert.deepEqual(summary(readRecords('x'.repeat(MAX_MEGABYTES * 1_000_000 + 1))), ['1 too large'])
  assert.deepEqual(summary(readRecords('x'.repeat(1_000_001))), ['1 too large'])
})

test('a pasted text is a link, a fragment, or records', async () => {
  const fragment = await fragmentOf(one)
  assert.deepEqual(summary(await readAnything(` https://bento.example/replay#${fragment}\n`)), ['1 gummi-trick'])
  assert.deepEqual(summary(await readAnything(`#${fragment}`)), ['1 gummi-trick'])
  assert.deepEqual(summary(await readAnything('https://bento.example/replay')), ['1 damaged link'])
  assert.deepEqual(summary(await readAnything(fileTextOf(other))), ['1 sushi-trick'])
})

test('the name of a download contains game and date', () => {
  assert.equal(fileNameOf(one, new Date(2026, 10, 16)), 'gummi-trick-2026-11-16.json')
})
