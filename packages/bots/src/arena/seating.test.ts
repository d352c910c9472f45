import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faceField, shareTable } from './seating.ts'

const placesOf = (seatings: ReturnType<typeof shareTable>) => seatings.map(({ at }) => at.join(''))

test('at a shared table each entrant takes each seat equally often', () => {
  assert.deepEqual(placesOf(shareTable([0, 1, 2], 3)), ['012', '120', '201'])
  for (const seats of [3, 4, 5]) {
    const seatings = shareTable([0, 1, 2], seats)
    for (let entrant = 0; entrant < 3; entrant++) {
      const times = Array.from({ length: seats }, (_, seat) => seatings.filter(({ at }) => at[seat] === entrant).length)
      assert.equal(new Set(times).size, 1, `${seats} seats, entrant ${entrant}`)
    }
  }
})

test('no seating is played twice', () => {
  assert.deepEqual(placesOf(shareTable([0, 1], 4)), ['0101', '1010'])
  assert.deepEqual(placesOf(shareTable([0], 4)), ['0000'])
})

test('an entrant that is named twice gets two seats', () => {
  assert.deepEqual(placesOf(shareTable([0, 1, 1], 3)), ['011', '110', '101'])
})

test('among a field each entrant takes each seat once, and only its own seat counts', () => {
  const seatings = faceField([0, 1], 1, 3)
  assert.deepEqual(placesOf(seatings), ['011', '101', '110', '111'])
  assert.deepEqual(
    seatings.map(({ counted }) => counted.join('')),
    ['0', '1', '2', '012'],
  )
})
