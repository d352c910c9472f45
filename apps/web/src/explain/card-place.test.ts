import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cardPlace } from './card-place.ts'

const CARD = { width: 300, height: 120 }
const PHONE = { width: 390, height: 844 }

test('a card is below its anchor and points at its middle', () => {
  const place = cardPlace({ left: 180, top: 100, width: 40, height: 50 }, CARD, PHONE)
  assert.deepEqual(place, { left: 50, top: 160, side: 'below', tip: 150 })
})

test('a card is above an anchor at the lower edge', () => {
  const { top, side } = cardPlace({ left: 180, top: 760, width: 40, height: 50 }, CARD, PHONE)
  assert.deepEqual({ top, side }, { top: 630, side: 'above' })
})

test('a card is always within the screen', () => {
  const anchors = fc.record({
    left: fc.integer({ min: -20, max: 380 }),
    top: fc.integer({ min: -20, max: 840 }),
    width: fc.integer({ min: 10, max: 200 }),
    height: fc.integer({ min: 10, max: 200 }),
  })
  fc.assert(
    fc.property(anchors, (anchor) => {
      const { left, top, tip } = cardPlace(anchor, CARD, PHONE)
      return left >= 8 && left + CARD.width <= 382 && top >= 8 && top + CARD.height <= 836 && tip >= 16 && tip <= 284
    }),
  )
})
