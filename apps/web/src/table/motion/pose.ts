import { CARD_RATIO } from '../layout/geometry.ts'

/** Where a card is on the screen. */
export interface Pose {
  /** The centre, in pixels of the window. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** Degrees, clockwise. */
  readonly turn: number
}

const WIDEST = 110

/**
 * The pose of an element that is a card, or of a card that fits into another element. A place without a size of its own
 * is where its middle card is. Undefined if it is not shown.
 */
export function poseOf(element: HTMLElement): Pose | undefined {
  const box = element.getBoundingClientRect()
  if (box.width === 0) {
    const cards = element.querySelectorAll<HTMLElement>('.mini-card')
    return cards.length > 0 ? cardPose(cards[cards.length >> 1]) : undefined
  }
  const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  if (!isCard(element)) return { ...centre, width: Math.min(box.width, box.height / CARD_RATIO, WIDEST), turn: 0 }
  return cardPose(element)
}

function cardPose(card: HTMLElement): Pose | undefined {
  const { left, top, width, height } = card.getBoundingClientRect()
  if (width === 0) return undefined
  const { turn, scale } = distortionOf(card)
  return { x: left + width / 2, y: top + height / 2, width: card.offsetWidth * scale, turn }
}

export const isCard = ({ dataset, offsetWidth }: HTMLElement): boolean =>
  offsetWidth > 0 && (dataset.card !== undefined || dataset.spot !== undefined)

/** How an element is turned and scaled by its own styles and those around it. */
function distortionOf(element: HTMLElement): { turn: number; scale: number } {
  let matrix = new DOMMatrix()
  for (let each: HTMLElement | null = element; each !== null; each = each.parentElement) {
    const { transform, rotate, scale } = getComputedStyle(each)
    const own = new DOMMatrix()
    if (rotate !== 'none') own.rotateSelf(Number.parseFloat(rotate))
    if (scale !== 'none') own.scaleSelf(Number.parseFloat(scale))
    if (transform !== 'none') own.multiplySelf(new DOMMatrix(transform))
    matrix = own.multiply(matrix)
    if (each.dataset.table !== undefined) break
  }
  return { turn: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI, scale: Math.hypot(matrix.a, matrix.b) }
}
