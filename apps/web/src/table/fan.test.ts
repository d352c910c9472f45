import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fan, LEAST_TARGET } from './fan.ts'

const SMALLEST_TABLE = 344 // of a phone 360 pixels wide

const hands = fc.record({
  count: fc.integer({ min: 1, max: 14 }),
  width: fc.integer({ min: SMALLEST_TABLE, max: 1400 }),
  screenHeight: fc.integer({ min: 240, max: 1400 }),
})

test('the visible part of every card is large enough for a finger', () => {
  fc.assert(
    fc.property(hands, ({ count, width, screenHeight }) => {
      const { spots, cardWidth } = fan(count, width, screenHeight)
      spots.forEach((spot, i) => {
        const covering = spots.slice(i + 1).find((next) => Math.abs(next.y - spot.y) < LEAST_TARGET / 2)
        const shown = covering === undefined ? cardWidth : Math.min(cardWidth, covering.x - spot.x)
        assert.ok(shown >= LEAST_TARGET - 0.01, `card ${i + 1} of ${count} shows ${shown} pixels at width ${width}`)
      })
    }),
  )
})

test('a hand stays within its width, including the corners of rotated cards', () => {
  fc.assert(
    fc.property(hands, ({ count, width, screenHeight }) => {
      const { spots, cardWidth } = fan(count, width, screenHeight)
      for (const { x, turn } of spots) {
        const lean = 1.2 * 1.4 * cardWidth * Math.sin((Math.abs(turn) * Math.PI) / 180)
        assert.ok(
          x - lean >= -1 && x + cardWidth + lean <= width + 1,
          `from ${x - lean} to ${x + cardWidth + lean} of ${width}`,
        )
      }
    }),
  )
})

test('twelve cards are in two rows on a phone and in one row on a desktop', () => {
  const rows = (width: number): number => {
    const { spots, cardWidth } = fan(12, width, 800)
    return spots.filter((spot, i) => i === 0 || spot.y - spots[i - 1].y > cardWidth / 2).length
  }
  assert.equal(rows(SMALLEST_TABLE), 2)
  assert.equal(rows(1000), 1)
})

test('in landscape on a phone, a hand is one row and leaves most of the screen to the table', () => {
  const { spots, height } = fan(12, 724, 360)
  assert.ok(height < 360 * 0.36, `${height} of 360 pixels`)
  assert.ok(spots.every(({ y }) => y < height / 3))
})
