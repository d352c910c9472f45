import { CARD_RATIO, clamp, type Rect } from './geometry.ts'
import { handLayout } from './hand-layout.ts'
import type { SeatLayout, TableBox, TableLayout, TableNeeds } from './table-layout.ts'
import { trickLayout } from './trick-layout.ts'

/** The size that the numbers below are drawn for. */
const DRAWN = { width: 390, height: 764 }
const EDGE = 8
/** Half the angle of the arc on which the others sit, by their number, in degrees. */
const ARC = [0, 0, 36, 50, 56, 74, 78]
/** With more others than this, the arc goes around the trick. */
const MOST_IN_ROW = 4
const MOST_ROWS = 3

interface Sizes {
  readonly scale: number
  readonly rem: number
  readonly avatar: number
  readonly plaque: number
  readonly fan: number
  readonly mini: number
}

/** A table in portrait: the others on an arc, the trick, words, own piles, hand and tools. The trick takes what is left. */
export function narrowLayout(box: TableBox, { others, hand, cards, fans }: TableNeeds): TableLayout {
  const { width, rem } = box
  const scale = clamp(Math.min(width / DRAWN.width, box.height / DRAWN.height), 0.84, 1.7)
  const sizes: Sizes = { scale, rem, avatar: 50 * scale, plaque: 1.75 * rem, fan: 24 * scale, mini: 33 * scale }
  const toolsHeight = Math.max(50 * Math.min(scale, 1.2), 3 * rem) + EDGE
  const wordsHeight = 3.4 * rem
  const rowHeight = Math.max(2.75 * rem, fans ? 48 * scale : 0)
  const inside = width - 2 * EDGE
  const widestCard = Math.min(150, inside * 0.27)
  const area = { x: EDGE, y: 0, width: inside, height: box.height * 0.32 }
  const limits = { widest: widestCard, mostRows: MOST_ROWS }
  const handHeight = handLayout(Math.max(1, hand), area, limits).height
  const seatsHeight = centreOf(sizes) + sizes.avatar / 2 + sizes.plaque * 0.75 + rise(others, sizes)
  const pilesHeight = others > MOST_IN_ROW ? 0 : heightOfPiles(others, fans, sizes) + 4
  const around = others > MOST_IN_ROW ? seatsHeight * 0.6 : seatsHeight + pilesHeight
  const fixed = around + wordsHeight + rowHeight + handHeight + toolsHeight + 3 * 6
  const height = Math.max(box.height, fixed + 130 * scale)

  const tools = { x: EDGE, y: height - toolsHeight, width: inside, height: toolsHeight - EDGE }
  const handArea = { x: EDGE, y: tools.y - 4 - handHeight, width: inside, height: handHeight }
  const own = { x: EDGE, y: handArea.y - 4 - rowHeight, width: inside, height: rowHeight }
  const needed = handLayout(Math.max(1, cards), handArea, limits).height
  const spare = Math.min(Math.max(0, handHeight - needed), rowHeight)
  const words = { x: EDGE, y: 0, width: inside, height: own.y - 4 }
  const trickArea = { x: EDGE, y: around, width: inside, height: own.y - 4 - wordsHeight - around }
  const mat = {
    cx: width / 2,
    cy: trickArea.y + trickArea.height / 2,
    rx: Math.min(inside / 2, trickArea.height * 0.62),
    ry: trickArea.height / 2,
  }
  const squeezed = others > MOST_IN_ROW ? sizes.avatar * 1.15 : 0
  const trick = { ...trickArea, x: EDGE + squeezed, width: inside - 2 * squeezed }
  return {
    shape: 'narrow',
    height,
    mat,
    others: Array.from({ length: others }, (_, i) =>
      others > MOST_IN_ROW ? seatOnArc(i, others, width, trickArea, sizes) : seatInRow(i, others, width, fans, sizes),
    ),
    own: ownSeat({ ...own, height: rowHeight + spare }, sizes),
    trick: trickLayout(others + 1, trick, Math.min(150, inside * 0.3)),
    hand: { ...handArea, widestCard, rows: MOST_ROWS },
    words,
    tools,
  }
}

/** The centre of the highest avatar: the fan of its hand is above it. */
const centreOf = ({ avatar, fan }: Sizes): number => avatar * 0.32 + fan * CARD_RATIO + 4

/** How much lower the outer seats of a row are than the middle ones. */
const rise = (others: number, { scale }: Sizes): number => (others > 2 ? 18 * scale : 0)

/** Four others have narrow columns, so that their piles need two rows of small cards. */
const heightOfPiles = (others: number, fans: boolean, { mini }: Sizes): number =>
  fans ? (mini * CARD_RATIO + 4) * (others > 3 ? 1.6 : 1) : mini * 1.1

function seatInRow(i: number, others: number, width: number, fans: boolean, sizes: Sizes): SeatLayout {
  const column = (width - 2 * EDGE) / others
  const x = EDGE + column * (i + 0.5)
  const half = (others - 1) / 2
  const lower = half === 0 ? 0 : rise(others, sizes) * ((i - half) / half) ** 2
  const y = centreOf(sizes) + lower
  const plaque = y + sizes.avatar / 2 + sizes.plaque * 0.2
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

/** The seats sit around the upper half of the trick; their piles lie beside the avatars. */
function seatOnArc(i: number, others: number, width: number, trick: Rect, sizes: Sizes): SeatLayout {
  const angle = ((-ARC[others] + (2 * ARC[others] * i) / (others - 1)) * Math.PI) / 180
  const top = centreOf(sizes)
  const lowest = trick.y + trick.height * 0.42
  const x = width / 2 + (Math.sin(angle) / Math.sin((ARC[others] * Math.PI) / 180)) * (width / 2 - sizes.avatar * 0.82)
  const y = top + ((1 - Math.cos(angle)) / (1 - Math.cos((ARC[others] * Math.PI) / 180))) * (lowest - top)
  const inwards = Math.abs(Math.sin(angle)) < 0.1 ? 1 : -Math.sign(Math.sin(angle))
  const mini = sizes.mini * 0.8
  const pilesWidth = mini * 1.7
  return {
    avatar: { x, y },
    avatarSize: sizes.avatar * 0.92,
    plaque: { x, y: y + sizes.avatar * 0.46 + sizes.plaque * 0.2, align: 'centre', widest: sizes.avatar * 1.75 },
    fan: { turn: 0, cardWidth: sizes.fan },
    piles: {
      x: inwards > 0 ? x + sizes.avatar * 0.4 : x - sizes.avatar * 0.4 - pilesWidth,
      y: y - mini * 0.7,
      width: pilesWidth,
      height: mini * CARD_RATIO + 4,
      align: inwards > 0 ? 'left' : 'right',
      widestCard: mini,
    },
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
