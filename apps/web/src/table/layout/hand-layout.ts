import { CARD_RATIO, type Point, type Rect } from './geometry.ts'

/** The minimum visible width of a card, in pixels, so that a finger can hit it. */
export const LEAST_TARGET = 44

export interface HandPlace extends Point {
  /** Rotation in degrees. */
  readonly turn: number
}
export interface HandLayout {
  readonly cardWidth: number
  /** The upper left corners of the cards. */
  readonly places: readonly HandPlace[]
  /** What the cards need of the height of the area. */
  readonly height: number
}

export interface HandLimits {
  /** The largest width of a card. */
  readonly widest: number
  readonly mostRows: number
}

/** Distance of two cards that do not overlap, in card widths. */
const APART = 1.02
const CLOSEST = 0.72
/** Another row is worth it if its cards are larger by this factor. */
const CLEARLY_MORE = 1.08
/** The part of a card with number, suit and printed value, which the next card does not cover. */
const FREE_SIDE = 0.42
const WIDEST_TURN = 1.5
const ROW_GAP = 4
/** The arc and the turned corners need a bit more than the height of a card. */
const ARC = 0.05

/** The largest cards that fit into the area: an arc, in several rows without vertical overlap if one row is too tight. */
export function handLayout(count: number, area: Rect, limits: HandLimits): HandLayout {
  let rows = 1
  for (let more = 2; more <= limits.mostRows; more++) {
    if (roomFor(count, more, area) > Math.min(limits.widest, roomFor(count, rows, area)) * CLEARLY_MORE) rows = more
  }
  return inRows(count, rows, area, Math.min(limits.widest, roomFor(count, rows, area)))
}

/** The width that the cards of so many rows can have. */
function roomFor(count: number, rows: number, area: Rect): number {
  const others = Math.ceil(count / rows) - 1
  const width = area.width * (1 - ARC)
  const byHeight = (area.height - (rows - 1) * ROW_GAP) / rows / (CARD_RATIO * (1 + ARC))
  return Math.min(byHeight, width - others * LEAST_TARGET, width / (1 + others * FREE_SIDE))
}

function inRows(count: number, rows: number, area: Rect, widest: number): HandLayout {
  const inRow = Math.max(1, Math.ceil(count / rows))
  const cardWidth = Math.floor(Math.max(LEAST_TARGET, widest))
  const cardHeight = cardWidth * CARD_RATIO
  const rowHeight = cardHeight * (1 + ARC) + ROW_GAP
  const height = rows * rowHeight - ROW_GAP
  const most = rows === 1 ? CLOSEST : APART
  const places = Array.from({ length: count }, (_, i): HandPlace => {
    const row = Math.floor(i / inRow)
    const members = Math.min(inRow, count - row * inRow)
    const room = (area.width * (1 - ARC) - cardWidth) / Math.max(1, members - 1)
    const spread = members < 5 ? APART : most
    const step = Math.min(Math.max(cardWidth * spread, LEAST_TARGET), room)
    const offset = (i % inRow) - (members - 1) / 2
    const edge = Math.max(1, (members - 1) / 2)
    const sag = cardHeight * ARC * 0.8 * (offset / edge) ** 2 * (members > 2 ? 1 : 0)
    return {
      x: area.x + (area.width - cardWidth) / 2 + offset * step,
      y: area.y + area.height - height + row * rowHeight + sag,
      turn: offset * Math.min(WIDEST_TURN, 6 / members),
    }
  })
  return { cardWidth, places, height }
}
