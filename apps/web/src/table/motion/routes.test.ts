import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Pose } from './pose.ts'
import { arc, collected, placed, type Route, struck, thrown, vanished } from './routes.ts'

const HAND: Pose = { x: 200, y: 700, width: 120, turn: -6 }
const TRICK: Pose = { x: 400, y: 300, width: 100, turn: 4 }
const LEADER: Pose = { x: 450, y: 320, width: 100, turn: -3 }
const PILE: Pose = { x: 60, y: 80, width: 40, turn: 0 }
const WIDTH = 120

const ends = ({ frames }: Route): unknown[] => [frames[0].transform, frames.at(-1)!.transform]

test('a card that is thrown or collected starts and ends exactly at its poses', () => {
  assert.deepEqual(ends(thrown(HAND, TRICK, WIDTH, false)), [placed(HAND, WIDTH), placed(TRICK, WIDTH)])
  for (const leads of [true, false]) {
    for (const leader of [LEADER, undefined]) {
      const route = collected(TRICK, leader, PILE, WIDTH, leads)
      assert.deepEqual(ends(route), [placed(TRICK, WIDTH), placed(PILE, WIDTH)])
    }
  }
})

test('cards gather at the leading card before they slide to the seat', () => {
  const { frames } = collected(TRICK, LEADER, PILE, WIDTH, false)
  assert.ok(frames.some(({ transform }) => transform === placed(LEADER, WIDTH)))
})

test('all routes move transform and opacity only, with offsets in order', () => {
  const routes = [
    thrown(HAND, TRICK, WIDTH, true),
    collected(TRICK, LEADER, PILE, WIDTH, true),
    vanished(TRICK, WIDTH),
    struck(TRICK, LEADER, -1, WIDTH),
    arc(TRICK, PILE),
  ]
  for (const { frames, time } of routes) {
    assert.ok(time > 0)
    const known = frames.flatMap(({ offset }) => offset ?? [])
    assert.deepEqual(
      known,
      known.toSorted((a, b) => a - b),
    )
    for (const frame of frames) {
      for (const name of Object.keys(frame))
        assert.ok(['transform', 'opacity', 'offset', 'easing'].includes(name), name)
    }
  }
})

test('points fly in an arc above the straight line', () => {
  const { frames } = arc({ x: 0, y: 400 }, { x: 300, y: 400 })
  const heights = frames.map(({ transform }) => Number(/, (-?[\d.]+)px/.exec(String(transform))![1]))
  assert.equal(heights[0], 400)
  assert.equal(heights.at(-1), 400)
  assert.ok(Math.min(...heights) < 370)
})
