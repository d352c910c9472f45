import type { Mat } from '../../art/surface/geometry.ts'
import { CARD_RATIO, clamp, halfChord, type Rect } from './geometry.ts'
import type { Arrangement, SeatLayout, TableBox, TableNeeds } from './table-layout.ts'
import { trickLayout } from './trick-layout.ts'

/** The size that the numbers below are drawn for. */
const DRAWN = { width: 1366, height: 720 }
const EDGE = 18

/** The other seats along the left, the upper and the right edge, in percent of the table above the hand. */
const SEATS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 9]],
  [
    [16, 17],
    [84, 17],
  ],
  [
    [7, 34],
    [50, 9],
    [93, 34],
  ],
  [
    [7, 46],
    [31, 10],
    [69, 10],
    [93, 46],
  ],
  [
    [7, 62],
    [10, 20],
    [50, 9],
    [90, 20],
    [93, 62],
  ],
  [
    [7, 66],
    [10, 28],
    [34, 9],
    [66, 9],
    [90, 28],
    [93, 66],
  ],
]
/** Above this, a seat is at the upper edge. */
const UPPER_EDGE = 15

/** A table on a wide screen: the others around the surface, own piles left of the hand, tools right of it. */
export function wideLayout(
  { width, height, rem }: TableBox,
  { others, hand, cards, fans, tools, words }: TableNeeds,
): Arrangement {
  const scale = clamp(Math.min(width / DRAWN.width, height / DRAWN.height), 0.5, 1.5)
  const line = words ? 2.5 * rem : 0
  const handCard = Math.min((height * 0.262) / CARD_RATIO, width * 0.0995, 176)
  const handHeight = handCard * CARD_RATIO * 1.05
  const handTop = height - 8 - handHeight
  const zone = handTop + 4
  const toolsWidth = tools ? Math.max(112 * scale, 7 * rem) : 0
  const ownWidth = Math.max(150 * scale, 8.5 * rem)

  const top = 0.155 * zone
  const bottom = handTop - line * 0.7
  const mat = { cx: width / 2, cy: (top + bottom) / 2, rx: width * 0.25, ry: (bottom - top) / 2 }
  const inner = halfChord(mat, mat.cy - mat.ry * 0.5) * 2
  const trickArea = { x: mat.cx - inner / 2, y: top + 8, width: inner, height: bottom - top - line * 0.55 }
  const sides = { width, zone, scale, rem, mat, others }
  const lengthOf = (count: number): number => handCard * (1 + 0.72 * Math.max(0, count - 1)) * 1.07
  const handRight = Math.min(width - EDGE - toolsWidth - 12, (width + lengthOf(hand)) / 2)
  const handLeft = Math.max(EDGE + ownWidth + (fans ? 120 * scale : 0), width - handRight)
  const handArea = { x: handLeft, y: handTop, width: handRight - handLeft, height: handHeight }
  const free = handLeft + Math.max(0, handArea.width - lengthOf(cards)) / 2 - 12
  return {
    shape: 'wide',
    height,
    mat,
    hasFreeCorners: others === 1 || others === 3,
    others: SEATS[others].map((at) => seatAt(at, sides)),
    own: ownSeat({ handTop, height, ownWidth, scale, rem, free: fans ? free : undefined }),
    trick: trickLayout(others + 1, trickArea, 118 * scale),
    hand: { ...handArea, widestCard: handCard, rows: 1 },
    words: { x: width * 0.2, y: 0, width: width * 0.6, height: handTop - 5 },
    tools: { x: width - EDGE - toolsWidth, y: handTop, width: toolsWidth, height: height - handTop - EDGE },
  }
}

interface Sides {
  readonly width: number
  readonly zone: number
  readonly scale: number
  readonly rem: number
  readonly mat: Mat
  readonly others: number
}

function seatAt([percentX, percentY]: readonly [number, number], sides: Sides): SeatLayout {
  const { width, zone, scale, rem } = sides
  const avatarSize = 76 * scale
  const avatar = {
    x: (percentX / 100) * width,
    y: Math.max((percentY / 100) * zone, avatarSize / 2 + 8),
  }
  const side = percentX === 50 ? 0 : percentX < 50 ? -1 : 1
  const fan = { cardWidth: 40 * scale }
  const widestCard = 58 * scale
  if (percentY < UPPER_EDGE) {
    // The plaque is on the inner side of the avatar and the piles are on the outer side.
    const outwards = side || 1
    const reach = avatarSize / 2 + 10
    const edge = outwards > 0 ? (side === 0 ? width * 0.88 : width - EDGE) : EDGE
    const near = avatar.x + outwards * reach
    return {
      avatar,
      avatarSize,
      plaque: {
        x: avatar.x - outwards * (reach - 4),
        y: avatar.y,
        align: outwards > 0 ? 'right' : 'left',
        widest: 11 * rem,
      },
      fan: { turn: 180, ...fan },
      piles: {
        x: Math.min(near, edge),
        y: EDGE / 2,
        width: Math.abs(edge - near),
        height: widestCard * CARD_RATIO + 4,
        align: outwards > 0 ? 'left' : 'right',
        widestCard,
      },
    }
  }
  return {
    avatar,
    avatarSize,
    plaque: {
      x: avatar.x,
      y: avatar.y + avatarSize / 2 + 0.5 * rem,
      align: 'centre',
      widest: Math.min(13 * rem, 2 * Math.min(avatar.x, width - avatar.x) - 8),
    },
    fan: { turn: side < 0 ? 90 : 270, ...fan },
    piles: {
      ...sidePiles(avatar, avatarSize, side, sides),
      align: sides.others === 2 ? 'centre' : side < 0 ? 'left' : 'right',
      widestCard,
    },
  }
}

/** With one seat at a side, the piles lie below its plaque; with two, between the seat and the mat. */
function sidePiles(avatar: { x: number; y: number }, size: number, side: number, sides: Sides): Rect {
  const { width, scale, rem, mat, others } = sides
  const height = 58 * scale * CARD_RATIO + 4
  const isAlone = others < 5
  const y = isAlone ? avatar.y + size / 2 + 2 * rem + 10 : avatar.y - height / 2
  const chord = Math.max(halfChord(mat, y), halfChord(mat, y + height))
  const outer = isAlone ? EDGE : Math.min(avatar.x, width - avatar.x) + size / 2 + 46 * scale
  const inner = Math.max(outer + 60 * scale, width / 2 - chord - 14)
  const box = { y, width: inner - outer, height: isAlone ? height * 2 : height }
  return side < 0 ? { x: outer, ...box } : { x: width - inner, ...box }
}

interface OwnPlace {
  readonly handTop: number
  readonly height: number
  readonly ownWidth: number
  readonly scale: number
  readonly rem: number
  /** Where the hand begins, if piles lie beside the own seat. */
  readonly free: number | undefined
}

function ownSeat({ handTop, height, ownWidth, scale, rem, free }: OwnPlace): SeatLayout {
  const avatarSize = 76 * scale
  const avatar = { x: EDGE + ownWidth / 2, y: handTop + avatarSize / 2 + (free === undefined ? -8 : 16) * scale }
  const plaque = avatar.y + avatarSize / 2 + 0.5 * rem
  const below = plaque + 1.4 * rem
  const piles =
    free === undefined
      ? { x: EDGE, y: below, width: ownWidth, height: height - 8 - below, align: 'centre' as const }
      : {
          x: EDGE + ownWidth + 8,
          y: handTop + 12 * scale,
          width: free - (EDGE + ownWidth + 8),
          height: height - handTop - 20 * scale,
          align: 'right' as const,
        }
  return {
    avatar,
    avatarSize,
    plaque: { x: avatar.x, y: plaque, align: 'centre', widest: ownWidth },
    fan: { turn: 0, cardWidth: 40 * scale },
    piles: { ...piles, widestCard: 84 * scale },
  }
}
