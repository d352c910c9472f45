import { CARD_RATIO, overlaps, type Point, type Rect } from './geometry.ts'

/** Where a card of the trick lies. */
export interface TrickPlace extends Point {
  /** Rotation in degrees. */
  readonly turn: number
}
export interface TrickLayout {
  readonly cardWidth: number
  /** The centres of the cards: the viewer's first, then the other seats in the order of play. */
  readonly places: readonly TrickPlace[]
}

interface Spread {
  readonly wide: number
  readonly high: number
}
/** The largest distance of cards from the middle, in card widths. The first one that fits is taken. */
const SPREADS: readonly [Spread, ...Spread[]] = [
  { wide: 1.2, high: 1.3 },
  { wide: 1.9, high: 1.6 },
  { wide: 2.7, high: 2 },
]
const LEAST_CARD = 30
/** Space for the corners of turned cards, as a share of the card width. */
const TURNED = 0.12
const TURNS = [0, -5, 3, 5, -4, 4, -3]
/** The part of a card with its number and suit, as shares of its width and height. */
const INDEX = { width: 0.42, height: 0.56 }

/** The largest cards in an ellipse within the area, each on the side of its seat, with every index in sight. */
export function trickLayout(seats: number, area: Rect, widest: number): TrickLayout {
  for (let cardWidth = Math.floor(widest); cardWidth > LEAST_CARD; cardWidth--) {
    for (const spread of SPREADS) {
      const places = around(seats, area, cardWidth, spread)
      if (places !== undefined && showsEveryIndex(places, cardWidth)) return { cardWidth, places }
    }
  }
  return { cardWidth: LEAST_CARD, places: around(seats, area, LEAST_CARD, SPREADS[0]) ?? heap(seats, area) }
}

function around(seats: number, area: Rect, cardWidth: number, spread: Spread): TrickPlace[] | undefined {
  const rx = area.width / 2 - cardWidth * (0.5 + TURNED)
  const ry = area.height / 2 - cardWidth * CARD_RATIO * (0.5 + TURNED / 2)
  if (rx < 0 || ry < 0) return undefined
  const [wide, high] = [Math.min(rx, cardWidth * spread.wide), Math.min(ry, cardWidth * spread.high)]
  return Array.from({ length: seats }, (_, i) => {
    const angle = Math.PI + (2 * Math.PI * i) / seats
    return {
      x: area.x + area.width / 2 + Math.sin(angle) * wide,
      y: area.y + area.height / 2 - Math.cos(angle) * high,
      turn: TURNS[i % TURNS.length],
    }
  })
}

const heap = (seats: number, { x, y, width, height }: Rect): TrickPlace[] =>
  Array.from({ length: seats }, () => ({ x: x + width / 2, y: y + height / 2, turn: 0 }))

/** Cards further down lie over cards further up. */
function showsEveryIndex(places: readonly TrickPlace[], width: number): boolean {
  const height = width * CARD_RATIO
  const corner = ({ x, y }: Point): Point => ({ x: x - width / 2, y: y - height / 2 })
  return places.every((below, i) => {
    const index = { ...corner(below), width: width * INDEX.width, height: height * INDEX.height }
    return places.every((above, k) => {
      const isAbove = above.y > below.y || (above.y === below.y && k > i)
      return k === i || !isAbove || !overlaps(index, { ...corner(above), width, height })
    })
  })
}
