import { CARD_RATIO } from './geometry.ts'
import type { Arrangement, SeatLayout, TableBox, TableNeeds } from './table-layout.ts'
import { trickLayout } from './trick-layout.ts'

const EDGE = 8
const AVATAR = 32
const MINI = 24

/** The other seats: rows of the left column, number in the upper row, rows of the right column. */
const SIDES: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [0, 1, 0],
  [1, 0, 1],
  [1, 1, 1],
  [1, 2, 1],
  [2, 1, 2],
  [2, 2, 2],
]

/** A table on a phone in landscape: the others around the trick with plaques beside the avatars, the hand over the width. */
export function lowLayout({ width, height, rem }: TableBox, { others, tools, words }: TableNeeds): Arrangement {
  const toolsWidth = tools ? Math.max(48, 3 * rem) : 0
  const handCard = Math.min((height * 0.34) / CARD_RATIO, 92)
  const handHeight = handCard * CARD_RATIO * 1.05
  const handTop = height - 4 - handHeight
  const column = Math.max(width * 0.23, Math.min(9 * rem, width * 0.3))
  const [left, upper, right] = SIDES[others]
  const upperHeight = upper > 0 ? 46 : 4
  const line = words ? 2 * rem : 0
  const trickArea = {
    x: column,
    y: upperHeight,
    width: width - column * 2 - (right > 0 ? 0 : toolsWidth),
    height: handTop - upperHeight - line,
  }
  const mat = {
    cx: trickArea.x + trickArea.width / 2,
    cy: trickArea.y + trickArea.height / 2,
    rx: trickArea.width / 2 - 4,
    ry: trickArea.height / 2,
  }
  // The rows of the left column: other seats from the bottom up, and the own seat below them.
  const rowHeight = (handTop - 4) / 3
  const seat = (x: number, y: number, piles: number, align: 'left' | 'right'): SeatLayout => {
    const outwards = align === 'left' ? 1 : -1
    return {
      avatar: { x, y },
      avatarSize: AVATAR,
      plaque: { x: x + outwards * (AVATAR / 2 + 2), y, align, widest: column - AVATAR - 12 },
      fan: { turn: outwards * 90, cardWidth: 18 },
      piles: {
        x: align === 'left' ? x - AVATAR / 2 : x + AVATAR / 2 - piles,
        y: y + AVATAR / 2 + 2,
        width: piles,
        height: rowHeight - AVATAR - 2,
        align,
        widestCard: MINI + 6,
      },
    }
  }
  const leftX = EDGE + AVATAR / 2
  const rightX = width - EDGE - AVATAR / 2
  const inColumn = (count: number, row: number): number => 4 + AVATAR / 2 + rowHeight * (count === 1 ? 0.6 : row)
  const pilesWidth = column - 2 * EDGE
  const upperStep = trickArea.width / Math.max(1, upper)
  return {
    shape: 'low',
    height,
    mat,
    hasFreeCorners: false,
    others: [
      ...Array.from({ length: left }, (_, i) => seat(leftX, inColumn(left, left - 1 - i), pilesWidth, 'left')),
      ...Array.from({ length: upper }, (_, i) => upperSeat(trickArea.x + upperStep * i, upperStep)),
      ...Array.from({ length: right }, (_, i) => seat(rightX, inColumn(right, i), pilesWidth, 'right')),
    ],
    own: seat(leftX, 4 + AVATAR / 2 + rowHeight * 2, pilesWidth, 'left'),
    trick: trickLayout(others + 1, trickArea, 84),
    hand: {
      x: EDGE,
      y: handTop,
      width: width - EDGE * 2 - toolsWidth - 4,
      height: handHeight,
      widestCard: handCard,
      rows: 1,
    },
    words: { x: column, y: 0, width: width - column * 2, height: handTop - 2 },
    tools: { x: width - EDGE / 2 - toolsWidth, y: handTop - 40, width: toolsWidth, height: height - handTop + 36 },
  }
}

/** A seat at the upper edge: avatar, plaque and piles in a row. */
function upperSeat(x: number, width: number): SeatLayout {
  const avatar = { x: x + EDGE + AVATAR / 2, y: 4 + AVATAR / 2 }
  const plaqueWidth = Math.min(110, width * 0.4)
  const start = avatar.x + AVATAR / 2 + plaqueWidth + 6
  return {
    avatar,
    avatarSize: AVATAR,
    plaque: { x: avatar.x + AVATAR / 2 + 2, y: avatar.y, align: 'left', widest: plaqueWidth },
    fan: { turn: 180, cardWidth: 18 },
    piles: {
      x: start,
      y: 4,
      width: Math.max(40, x + width - start - 4),
      height: MINI * CARD_RATIO + 6,
      align: 'left',
      widestCard: MINI,
    },
  }
}
