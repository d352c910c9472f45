import { CARD_RATIO, clamp, type Rect } from './geometry.ts'
import { handLayout } from './hand-layout.ts'
import type { Arrangement, SeatLayout, TableBox, TableNeeds } from './table-layout.ts'
import { trickLayout } from './trick-layout.ts'

/** The size that the numbers below are drawn for. */
const DRAWN = { width: 390, height: 764 }
const EDGE = 8
/** Half the angle of the arc on which the others sit, by their number, in degrees. */
const ARC = [0, 0, 36, 50, 56, 74, 78]
/** With more others than this, the arc goes around the trick. */
const MOST_IN_ROW = 4
const MOST_ROWS = 3
const LEAST_TRICK = 110
/** The height of a rack below a plaque. */
const RACK = 20

interface Sizes {
  readonly scale: number
  readonly rem: number
  readonly avatar: number
  readonly plaque: number
  readonly fan: number
  readonly mini: number
}

/** How small the seats become in favour of the trick. */
const SQUEEZES = [1, 0.92, 0.84, 0.76, 0.68, 0.56]
/** The share of the height that the trick should have. */
const WANTED = 0.25

/** A table in portrait: the others on an arc, the trick, words, own piles, hand and tools. The trick takes what is left. */
export function narrowLayout(box: TableBox, needs: TableNeeds): Arrangement {
  const layouts = SQUEEZES.map((squeeze) => squeezed(box, needs, squeeze))
  return layouts.find(({ height, mat }) => height <= box.height && mat.ry * 2 >= height * WANTED) ?? layouts.at(-1)!
}

function squeezed(box: TableBox, needs: TableNeeds, squeeze: number): Arrangement {
  const { others, hand, cards, fans, lines } = needs
  const { width, rem } = box
  const scale = clamp(Math.min(width / DRAWN.width, box.height / DRAWN.height), 0.84, 1.7)
  const sizes: Sizes = {
    scale,
    rem,
    avatar: 50 * scale * squeeze,
    plaque: (lines > 1 ? 2.5 : 1.75) * rem,
    fan: 24 * scale * squeeze ** 2,
    mini: 33 * scale * squeeze,
  }
  const isArc = others > MOST_IN_ROW
  const inside = width - 2 * EDGE
  const toolsHeight = needs.tools ? Math.max(50 * Math.min(scale, 1.2), 3 * rem) + EDGE : EDGE
  const wordsHeight = needs.words ? Math.min(3.4 * rem, box.height * 0.14) : 4
  const rowHeight = Math.max(2.75 * rem, fans ? 48 * scale * squeeze : 0)
  const limits = { widest: Math.min(170, inside * 0.33), mostRows: MOST_ROWS }
  const budget = { x: EDGE, y: 0, width: inside, height: box.height * (0.2 + 0.12 * squeeze) }
  const handHeight = handLayout(Math.max(1, hand), budget, limits).height
  const seatsBottom = centreOf(sizes) + sizes.avatar / 2 + sizes.plaque * 0.8
  const around = isArc
    ? seatsBottom + (fans ? 0 : RACK)
    : seatsBottom + rise(others, sizes) + heightOfPiles(others, fans, sizes) + 8
  const fixed = around + wordsHeight + rowHeight + handHeight + toolsHeight + 3 * 4
  const height = Math.max(box.height, fixed + LEAST_TRICK)

  const tools = { x: EDGE, y: height - toolsHeight, width: inside, height: toolsHeight - EDGE }
  const handArea = { x: EDGE, y: tools.y - 4 - handHeight, width: inside, height: handHeight }
  const own = { x: EDGE, y: handArea.y - 4 - rowHeight, width: inside, height: rowHeight }
  const needed = handLayout(Math.max(1, cards), handArea, limits).height
  const spare = Math.min(Math.max(0, handHeight - needed), rowHeight)
  const trickHeight = own.y - 4 - wordsHeight - around
  const side = isArc ? plaqueOnArc(sizes) + 4 : 0
  const trickArea = { x: EDGE + side, y: around, width: inside - 2 * side, height: trickHeight }
  const mat = {
    cx: width / 2,
    cy: around + trickHeight / 2,
    rx: Math.min(inside / 2, trickHeight * (isArc ? 0.5 : 0.62)),
    ry: trickHeight / 2,
  }
  return {
    shape: 'narrow',
    height,
    mat,
    hasFreeCorners: false,
    others: Array.from({ length: others }, (_, i) =>
      isArc ? seatOnArc(i, others, width, trickArea, fans, sizes) : seatInRow(i, others, width, fans, sizes),
    ),
    own: ownSeat({ ...own, height: rowHeight + spare }, sizes),
    trick: trickLayout(others + 1, trickArea, Math.min(150, inside * 0.3)),
    hand: { ...handArea, widestCard: limits.widest, rows: MOST_ROWS },
    words: { x: EDGE, y: 0, width: inside, height: own.y - 4 },
    tools,
  }
}

/** The centre of the highest avatar: the fan of its hand is above it. */
const centreOf = ({ avatar, fan }: Sizes): number => avatar * 0.32 + fan * CARD_RATIO + 4

/** How much lower the outer seats of a row are than the middle ones. */
const rise = (others: number, { scale }: Sizes): number => (others > 2 ? 18 * scale : 0)

/** Four others have narrow columns, so that their piles need two rows of small cards. */
const heightOfPiles = (others: number, fans: boolean, { mini }: Sizes): number =>
  fans ? (mini * CARD_RATIO + 4) * (others > 3 ? 1.35 : 1) : mini * 1.1

function seatInRow(i: number, others: number, width: number, fans: boolean, sizes: Sizes): SeatLayout {
  const column = (width - 2 * EDGE) / others
  const x = EDGE + column * (i + 0.5)
  const half = (others - 1) / 2
  const lower = half === 0 ? 0 : rise(others, sizes) * ((i - half) / half) ** 2
  const y = centreOf(sizes) + lower
  const plaque = y + sizes.avatar / 2 + sizes.plaque * 0.3
  const top = plaque + sizes.plaque * 0.5 + 5
  const height = heightOfPiles(others, fans, sizes)
  return {
    avatar: { x, y },
    avatarSize: sizes.avatar,
    plaque: { x, y: plaque, align: 'centre', widest: column - 4 },
    fan: { turn: 0, cardWidth: sizes.fan },
    piles: { x: x - column / 2 + 2, y: top, width: column - 4, height, align: 'centre', widestCard: sizes.mini },
  }
}

/** The width of a plaque of a seat that sits beside the trick. */
const plaqueOnArc = ({ avatar }: Sizes): number => Math.max(avatar * 1.6, 72)

/** The seats sit around the upper half of the trick; their piles lie beside the avatars, racks below the plaques. */
function seatOnArc(i: number, others: number, width: number, trick: Rect, fans: boolean, sizes: Sizes): SeatLayout {
  const most = (ARC[others] * Math.PI) / 180
  const angle = -most + (2 * most * i) / (others - 1)
  const top = centreOf(sizes)
  const lowest = trick.y + trick.height * 0.36
  const widest = plaqueOnArc(sizes)
  const x = width / 2 + (Math.sin(angle) / Math.sin(most)) * (width / 2 - widest / 2 - 4)
  const y = top + ((1 - Math.cos(angle)) / (1 - Math.cos(most))) * (lowest - top)
  const inwards = Math.abs(Math.sin(angle)) < 0.1 ? 1 : -Math.sign(Math.sin(angle))
  const avatarSize = sizes.avatar * 0.92
  const mini = sizes.mini * 0.75
  const pilesWidth = mini * 1.5
  const plaque = y + avatarSize / 2 + sizes.plaque * 0.25
  const beside = {
    x: inwards > 0 ? x + avatarSize * 0.42 : x - avatarSize * 0.42 - pilesWidth,
    y: y - avatarSize * 0.35,
    width: pilesWidth,
    height: mini * CARD_RATIO + 4,
    align: inwards > 0 ? ('left' as const) : ('right' as const),
    widestCard: mini,
  }
  const below = {
    x: x - widest / 2,
    y: plaque + sizes.plaque / 2,
    width: widest,
    height: RACK * 2,
    align: 'centre' as const,
    widestCard: RACK,
  }
  return {
    avatar: { x, y },
    avatarSize,
    plaque: { x, y: plaque, align: 'centre', widest },
    fan: { turn: 0, cardWidth: sizes.fan },
    piles: fans ? beside : below,
  }
}

/** The own plaque, with the avatar in it, and the own piles beside it. */
function ownSeat(row: Rect, { rem, mini }: Sizes): SeatLayout {
  const avatarSize = 2.4 * rem
  const plaqueWidth = Math.min(row.width * 0.5, 9.5 * rem)
  const y = row.y + (2.75 * rem) / 2
  return {
    avatar: { x: row.x + avatarSize / 2 + 2, y },
    avatarSize,
    plaque: { x: row.x + avatarSize * 0.7, y, align: 'left', widest: plaqueWidth },
    fan: { turn: 0, cardWidth: mini },
    piles: {
      x: row.x + plaqueWidth + avatarSize * 0.5,
      y: row.y,
      width: row.width - plaqueWidth - avatarSize * 0.5,
      height: row.height,
      align: 'right',
      widestCard: mini * 1.9,
    },
  }
}
