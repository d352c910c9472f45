/** Where a card is on the screen. */
export interface Pose {
  /** The centre, in pixels of the window. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** Degrees, clockwise. */
  readonly turn: number
}

/** Cards are this much higher than wide. */
export const CARD_RATIO = 1.4
const WIDEST = 110

/** The pose of an element that is a card, or of a card that fits into another element. Undefined if it is not shown. */
export function poseOf(element: HTMLElement): Pose | undefined {
  const box = element.getBoundingClientRect()
  if (box.width === 0) return undefined
  const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  if (!isCard(element)) return { ...centre, width: Math.min(box.width, box.height / CARD_RATIO, WIDEST), turn: 0 }
  const { turn, scale } = distortionOf(element)
  return { ...centre, width: element.offsetWidth * scale, turn }
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
