/** The minimum visible width of a card, in pixels, so that a finger can hit it. */
export const LEAST_TARGET = 44

export interface FanSpot {
  readonly x: number
  readonly y: number
  /** Rotation in degrees. */
  readonly turn: number
}
export interface Fan {
  readonly spots: readonly FanSpot[]
  readonly cardWidth: number
  readonly height: number
}

const MOST_SPREAD = 0.82
const ASPECT = 1.4
const WIDEST_TURN = 2.2
const SAG = 0.055
/** Margin for the corners of the rotated outermost cards, as a share of the card height. */
const MARGIN = 0.13

/** Maximum height of a card as a share of the screen height. */
const TALLEST = 0.26

/** Arranges `count` cards over a width, in several rows if one row would hide too much of each card. */
export function fan(count: number, width: number, screenHeight: number): Fan {
  const widest = Math.min(112, (screenHeight * TALLEST) / ASPECT)
  const cardWidth = Math.round(Math.max(60, Math.min(widest, width * 0.12 + 20)))
  const cardHeight = cardWidth * ASPECT
  const inside = width - 2 * cardHeight * MARGIN
  const mostInRow = Math.max(1, Math.floor((inside - cardWidth) / LEAST_TARGET) + 1)
  const rows = Math.max(1, Math.ceil(count / mostInRow))
  const inRow = Math.ceil(count / rows)
  const rowHeight = Math.max(LEAST_TARGET + 8, cardHeight * 0.58)
  const lift = cardHeight * 0.14
  const spots = Array.from({ length: count }, (_, i): FanSpot => {
    const row = Math.floor(i / inRow)
    const members = row === rows - 1 ? count - inRow * (rows - 1) : inRow
    const step = members > 1 ? Math.min(cardWidth * MOST_SPREAD, (inside - cardWidth) / (members - 1)) : 0
    const offset = (i % inRow) - (members - 1) / 2
    return {
      x: (width - cardWidth) / 2 + offset * step,
      y: lift + row * rowHeight + offset * offset * SAG * (cardWidth / 8),
      turn: offset * Math.min(WIDEST_TURN, 14 / Math.max(1, members)),
    }
  })
  const sag = ((inRow - 1) / 2) ** 2 * SAG * (cardWidth / 8)
  return { spots, cardWidth, height: lift + (rows - 1) * rowHeight + cardHeight + sag }
}
