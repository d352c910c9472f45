import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from 'fast-check'
import { CARD_RATIO, overlaps, type Rect } from './geometry.ts'
import { handLayout, LEAST_TARGET } from './hand-layout.ts'
import { type PileNeed, pileLayout } from './pile-layout.ts'
import { type TableBox, type TableLayout, type TableNeeds, tableLayout } from './table-layout.ts'
import { trickLayout } from './trick-layout.ts'

const GOLDEN = new URL('./table-layout.golden.txt', import.meta.url)

/** The tables of usual screens, below the bar. */
const TABLES: Readonly<Record<string, TableBox>> = {
  'small phone': { width: 360, height: 644, rem: 16 },
  phone: { width: 390, height: 748, rem: 16 },
  tablet: { width: 768, height: 942, rem: 16 },
  desktop: { width: 1366, height: 716, rem: 16 },
  'large desktop': { width: 1920, height: 1028, rem: 16 },
  'phone in landscape': { width: 740, height: 308, rem: 16 },
}
const needs = (others: number, changes: Partial<TableNeeds> = {}): TableNeeds => ({
  others,
  hand: 12,
  cards: 12,
  fans: true,
  lines: 1,
  tools: true,
  words: true,
  ...changes,
})

const anyBox: fc.Arbitrary<TableBox> = fc.record({
  width: fc.integer({ min: 320, max: 2200 }),
  height: fc.integer({ min: 300, max: 1300 }),
  rem: fc.constantFrom(16, 20, 24, 32),
})
const anyNeeds: fc.Arbitrary<TableNeeds> = fc
  .record({
    others: fc.integer({ min: 1, max: 6 }),
    hand: fc.integer({ min: 1, max: 13 }),
    played: fc.integer({ min: 0, max: 12 }),
    fans: fc.boolean(),
    lines: fc.constantFrom(1 as const, 2 as const),
    tools: fc.boolean(),
    words: fc.boolean(),
  })
  .map(({ played, ...rest }) => ({ ...rest, cards: Math.max(0, rest.hand - played) }))

const avatars = ({ others, own }: TableLayout): Rect[] =>
  [...others, own].map(({ avatar, avatarSize }) => ({
    x: avatar.x - avatarSize / 2,
    y: avatar.y - avatarSize / 2,
    width: avatarSize,
    height: avatarSize,
  }))
const isInside = (rect: Rect, { width, height }: { width: number; height: number }): boolean =>
  rect.x >= -1 && rect.y >= -1 && rect.x + rect.width <= width + 1 && rect.y + rect.height <= height + 1

test('seats, trick, hand and tools lie on the table, whatever its size', () => {
  fc.assert(
    fc.property(anyBox, anyNeeds, (box, wanted) => {
      const layout = tableLayout(box, wanted)
      const table = { width: box.width, height: layout.height }
      for (const rect of [...avatars(layout), layout.hand]) assert.ok(isInside(rect, table), JSON.stringify(rect))
      const { cardWidth, places } = layout.trick
      assert.equal(places.length, wanted.others + 1)
      for (const { x, y } of places) {
        const card = { x: x - cardWidth / 2, y: y - cardWidth * 0.7, width: cardWidth, height: cardWidth * CARD_RATIO }
        assert.ok(isInside(card, table), JSON.stringify(card))
      }
    }),
  )
})

test('no avatar covers another one or the hand', () => {
  for (const [name, box] of Object.entries(TABLES)) {
    for (let others = 1; others <= 6; others++) {
      const layout = tableLayout(box, needs(others))
      const all = avatars(layout)
      all.forEach((one, i) => {
        for (const other of all.slice(i + 1)) assert.ok(!overlaps(one, other), `${name}, ${others} others`)
        const isOthers = i < others
        assert.ok(!isOthers || !overlaps(one, layout.hand), `${name}, ${others} others: an avatar covers the hand`)
      })
    }
  }
})

test('tables of usual screens need no scrolling', () => {
  for (const [name, box] of Object.entries(TABLES)) {
    for (let others = 1; others <= 6; others++) {
      for (const lines of [1, 2] as const) {
        assert.ok(tableLayout(box, needs(others, { lines })).height <= box.height, `${name}, ${others} others`)
      }
    }
  }
})

test('text of double size scrolls no phone', () => {
  for (const name of ['small phone', 'phone']) {
    const { width, height } = TABLES[name]
    // The bar is larger, too.
    const box = { width, height: height - 40, rem: 32 }
    assert.ok(tableLayout(box, needs(3)).height <= box.height, name)
  }
})

test('the left side of every card in a hand stays free, and a finger can hit it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 13 }),
      fc.integer({ min: 344, max: 1200 }),
      fc.integer({ min: 150, max: 300 }),
      (count, width, height) => {
        const area = { x: 0, y: 0, width, height }
        const { places, cardWidth } = handLayout(count, area, { widest: 170, mostRows: 3 })
        places.forEach(({ x, y }, i) => {
          const next = places[i + 1]
          if (next === undefined || next.x < x) return
          assert.ok(next.x - x >= Math.min(LEAST_TARGET, cardWidth) - 1, `card ${i} shows ${next.x - x} px`)
          assert.ok(next.x - x >= cardWidth / 3, `card ${i} shows less than a third`)
          assert.ok(x >= -1 && next.x + cardWidth <= width + 1 && y + cardWidth * CARD_RATIO <= height + 8)
        })
      },
    ),
  )
})

test('a larger area never makes the cards of a trick smaller', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 7 }),
      fc.integer({ min: 150, max: 900 }),
      fc.integer({ min: 120, max: 600 }),
      (seats, width, height) => {
        const size = (more: number): number =>
          trickLayout(seats, { x: 0, y: 0, width: width + more, height: height + more }, 150).cardWidth
        assert.ok(size(40) >= size(0))
      },
    ),
  )
})

test('piles stay within their area: cards close up before they become small', () => {
  const anyNeed: fc.Arbitrary<PileNeed> = fc.oneof(
    fc.record({ kind: fc.constant('fan' as const), cards: fc.integer({ min: 1, max: 6 }) }),
    fc.constant({ kind: 'stack' as const }),
  )
  fc.assert(
    fc.property(fc.array(anyNeed, { minLength: 1, maxLength: 3 }), (wanted) => {
      const piles = wanted.map((need) => ({ ...need }))
      const area = { x: 10, y: 20, width: 260, height: 90 }
      const places = pileLayout(piles, area, 58, 'left')
      assert.equal(places.length, piles.length)
      places.forEach(({ x, y, cardWidth, step }, i) => {
        const need = piles[i]
        const length = cardWidth + (need.kind === 'fan' ? step * (need.cards - 1) : 0)
        assert.ok(x >= 10 && x + length <= 10 + 260 + 1, `${JSON.stringify(need)} ends at ${x + length}`)
        assert.ok(y >= 20 && y + cardWidth * CARD_RATIO <= 20 + 90 + 1)
        assert.ok(step >= cardWidth * 0.4, 'every number can be read')
      })
    }),
  )
})

/** The layout of a table as text, in whole pixels. */
function described(layout: TableLayout): string[] {
  const n = (...numbers: number[]): string => numbers.map((number) => Math.round(number)).join(' ')
  const { mat, trick, hand, words, tools } = layout
  return [
    ...[...layout.others, layout.own].map(({ avatar, avatarSize, plaque, piles }, i) => {
      const who = i < layout.others.length ? `seat ${i + 1}` : 'own seat'
      const at = `plaque ${plaque.align} ${n(plaque.x, plaque.y)}`
      return `  ${who}: avatar ${n(avatar.x, avatar.y, avatarSize)}, ${at}, piles ${n(piles.x, piles.y, piles.width, piles.height)}`
    }),
    `  mat ${n(mat.cx, mat.cy, mat.rx, mat.ry)}`,
    `  trick ${n(trick.cardWidth)}: ${trick.places.map(({ x, y }) => n(x, y)).join(', ')}`,
    `  hand ${n(hand.x, hand.y, hand.width, hand.height)}, cards up to ${n(hand.widestCard)}`,
    `  words ${n(words.x, words.height, words.width)}, tools ${n(tools.x, tools.y, tools.width, tools.height)}`,
  ]
}

test('the main layouts are the golden ones; UPDATE_GOLDEN=1 writes them anew', () => {
  const text = Object.entries(TABLES)
    .flatMap(([name, box]) =>
      [1, 2, 3, 4, 5, 6].flatMap((others) => {
        const layout = tableLayout(box, needs(others))
        return [`${name} ${box.width} × ${box.height}, ${others + 1} seats: ${layout.shape}`, ...described(layout), '']
      }),
    )
    .join('\n')
  if (process.env.UPDATE_GOLDEN) writeFileSync(GOLDEN, text)
  assert.equal(text, readFileSync(GOLDEN, 'utf8'))
})
