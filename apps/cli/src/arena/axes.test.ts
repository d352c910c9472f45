import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Axis, type Mark, pointsAxis, timeAxis } from './axes.ts'

const mark = (milliseconds: number, points: number, margin = 0): Mark => ({ name: 'm', milliseconds, points, margin })
const labelsOf = ({ ticks }: Axis): string[] => ticks.map(({ label }) => label)

test('the time axis has whole decades', () => {
  assert.deepEqual(labelsOf(timeAxis([mark(0.02, 0), mark(30, 0)])), ['10 µs', '0.10 ms', '1 ms', '10 ms', '100 ms'])
  assert.deepEqual(labelsOf(timeAxis([mark(3, 0)])), ['1 ms', '2 ms', '5 ms', '10 ms'])
  assert.equal(timeAxis([mark(0.1, 0), mark(1000, 0)]).at(10), 0.5)
})

test('the points axis ends at round numbers, with the best at its end', () => {
  const marks = [mark(1, 1.2, 0.4), mark(1, 2.9, 0.3)]
  assert.deepEqual(labelsOf(pointsAxis(marks, 'highest')), ['0.5', '1.0', '1.5', '2.0', '2.5', '3.0', '3.5'])
  assert.equal(pointsAxis(marks, 'highest').at(3.5), 1)
  assert.equal(pointsAxis(marks, 'lowest').at(0.5), 1)
})

test('a single bot without an interval has an axis', () => {
  const axis = pointsAxis([mark(1, 0)], 'highest')
  assert.ok(axis.ticks.length > 1)
  assert.ok(Number.isFinite(axis.at(0)))
})
