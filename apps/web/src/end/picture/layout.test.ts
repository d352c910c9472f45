import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PICTURE, pictureSteps } from './layout.ts'

for (const seats of [2, 3, 4, 5, 6, 7]) {
  test(`the columns of ${seats} seats fit into the picture and do not overlap`, () => {
    for (const tie of [false, true]) {
      const standings = Array.from({ length: seats }, (_, seat) => {
        return { seat, total: 9 - seat, won: tie || seat === 0, place: tie ? 1 : seat + 1 }
      })
      const steps = pictureSteps(standings)
      assert.deepEqual(steps.map(({ standing }) => standing.seat).toSorted(), [...standings.keys()])
      for (const [i, { x, width, avatar, nameY, totalY, boxes }] of steps.entries()) {
        assert.ok(x - width / 2 >= 0 && x + width / 2 <= PICTURE.width)
        assert.ok(avatar.y > 120, 'below the headline')
        assert.ok(avatar.y + avatar.size < nameY && nameY < totalY && totalY < (boxes[0] ?? PICTURE.height))
        const next = steps[i + 1]
        if (next !== undefined) assert.ok(x + width / 2 < next.x - next.width / 2)
      }
    }
  })
}

test('the winner stands between the second and the third, on the most boxes', () => {
  const standings = [0, 1, 2, 3].map((seat) => ({ seat, total: 9 - seat, won: seat === 0, place: seat + 1 }))
  assert.deepEqual(
    pictureSteps(standings).map(({ standing, boxes }) => [standing.place, boxes.length]),
    [
      [2, 2],
      [1, 3],
      [3, 1],
      [4, 0],
    ],
  )
})
