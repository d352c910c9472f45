import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Box, placeLabels } from './labels.ts'

const area: Box = { x: 0, y: 0, width: 60, height: 15 }
const dot = (x: number, y: number): Box => ({ x, y, width: 1, height: 1 })
const place = (dots: readonly Box[], width: number) =>
  placeLabels(
    dots.map((box) => ({ box, width })),
    dots,
    { area, height: 1, gap: 1 },
  )

test('a label is placed to the right, or to the left at the edge', () => {
  assert.deepEqual(place([dot(10, 5)], 8), [{ x: 12, y: 5, width: 8, height: 1 }])
  assert.deepEqual(place([dot(55, 5)], 8), [{ x: 46, y: 5, width: 8, height: 1 }])
})

test('labels of close dots touch neither each other nor a dot', () => {
  const dots = [dot(30, 7), dot(32, 7), dot(34, 7), dot(31, 8), dot(30, 7), dot(33, 6)]
  const labels = place(dots, 10)
  const taken = new Set(dots.map(({ x, y }) => `${x} ${y}`))
  for (const { x, y, width } of labels) {
    for (let i = 0; i < width; i++) {
      assert.equal(taken.has(`${x + i} ${y}`), false)
      taken.add(`${x + i} ${y}`)
    }
  }
})
