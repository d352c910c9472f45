import assert from 'node:assert/strict'
import { test } from 'node:test'
import { duration } from './duration.ts'

test('times have about two digits and a fitting unit', () => {
  const cases: [milliseconds: number, words: string][] = [
    [0, '0 µs'],
    [0.0123, '12 µs'],
    [0.456, '0.46 ms'],
    [1, '1 ms'],
    [9.97, '10 ms'],
    [123.4, '123 ms'],
    [1540, '1.5 s'],
    [90_000, '1.5 min'],
    [7_200_000, '2 h'],
  ]
  for (const [milliseconds, words] of cases) assert.equal(duration(milliseconds), words)
})
