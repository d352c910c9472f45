import { CARD_RATIO, type Rect } from './geometry.ts'

/** What lies in front of a seat: cards side by side, a closed stack, or a rack as wide as some cards. */
export type PileNeed =
  | { readonly kind: 'fan'; readonly cards: number }
  | { readonly kind: 'stack' }
  | { readonly kind: 'rack' }

/** Where a pile lies, from the upper left corner of the table. */
export interface PilePlace {
  readonly x: number
  readonly y: number
  readonly cardWidth: number
  /** Distance from one card to the next. */
  readonly step: number
}

export type Align = 'left' | 'centre' | 'right'

const GAP = 0.22
const RACK = 2.2
const LOOSEST = 0.62
const TIGHTEST = 0.45
/** If nothing else helps, cards of a fan close up to this. */
const CLOSED_UP = 0.1
const LEAST_CARD = 20

/** As small as this, compared with the widest, cards of a row may become before there is another row. */
const BEFORE_NEXT_ROW = 0.72
const MOST_ROWS = 3

/** Places piles in as few rows as possible. Cards close up before they become small, and become small before they wrap. */
export function pileLayout(needs: readonly PileNeed[], area: Rect, widest: number, align: Align): PilePlace[] {
  for (let most = 1; most <= MOST_ROWS; most++) {
    const least = Math.max(LEAST_CARD, most === MOST_ROWS ? 0 : widest * BEFORE_NEXT_ROW)
    for (let cardWidth = Math.floor(widest); cardWidth >= least; cardWidth--) {
      for (const step of [LOOSEST, TIGHTEST]) {
        const rows = inRows(needs, area.width, cardWidth, step)
        const fits = rows.every((row) => lengthOf(row, cardWidth, step) <= area.width)
        if (fits && rows.length <= most && rows.length * rowHeight(cardWidth) <= area.height + 1) {
          return place(rows, needs, area, cardWidth, step, align)
        }
      }
    }
  }
  const step = Math.max(CLOSED_UP, tightStep(needs, area.width, LEAST_CARD))
  return place([[...needs]], needs, area, LEAST_CARD, step, align)
}

const rowHeight = (cardWidth: number): number => cardWidth * CARD_RATIO + 4
const widthOf = (need: PileNeed, cardWidth: number, step: number): number => {
  if (need.kind === 'rack') return cardWidth * RACK
  return need.kind === 'stack' ? cardWidth * 1.15 : cardWidth * (1 + step * Math.max(0, need.cards - 1))
}
const lengthOf = (row: readonly PileNeed[], cardWidth: number, step: number): number =>
  row.reduce((sum, need) => sum + widthOf(need, cardWidth, step), 0) + (row.length - 1) * cardWidth * GAP

/** The step with which all piles fit in one row. */
function tightStep(needs: readonly PileNeed[], width: number, cardWidth: number): number {
  const fanned = needs.reduce((sum, need) => sum + (need.kind === 'fan' ? Math.max(0, need.cards - 1) : 0), 0)
  return fanned === 0 ? LOOSEST : (width - lengthOf(needs, cardWidth, 0)) / fanned / cardWidth
}

/** Fills rows from the left; a pile begins a new row if it does not fit. */
function inRows(needs: readonly PileNeed[], width: number, cardWidth: number, step: number): PileNeed[][] {
  const rows: PileNeed[][] = [[]]
  for (const need of needs) {
    const row = rows.at(-1)!
    if (row.length > 0 && lengthOf([...row, need], cardWidth, step) > width) rows.push([need])
    else row.push(need)
  }
  return rows
}

function place(
  rows: readonly (readonly PileNeed[])[],
  needs: readonly PileNeed[],
  area: Rect,
  cardWidth: number,
  step: number,
  align: Align,
): PilePlace[] {
  const found = new Map<PileNeed, PilePlace>()
  rows.forEach((row, i) => {
    const spare = area.width - lengthOf(row, cardWidth, step)
    let x = area.x + Math.max(0, align === 'left' ? 0 : align === 'right' ? spare : spare / 2)
    for (const need of row) {
      found.set(need, { x, y: area.y + i * rowHeight(cardWidth), cardWidth, step: cardWidth * step })
      x += widthOf(need, cardWidth, step) + cardWidth * GAP
    }
  })
  return needs.map((need) => found.get(need)!)
}
