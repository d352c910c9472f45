import type { Standing } from '../standings.ts'

/** The size of the picture in pixels, as previews of links usually are. */
export const PICTURE = { width: 1200, height: 630 } as const

/** Where one seat stands in the picture. */
export interface PictureStep {
  readonly standing: Standing
  /** The middle of its column. */
  readonly x: number
  /** The width of its column. */
  readonly width: number
  readonly avatar: { readonly y: number; readonly size: number }
  /** The baselines of name and total. */
  readonly nameY: number
  readonly totalY: number
  /** The upper edges of its boxes, from the top. */
  readonly boxes: readonly number[]
}

const FLOOR = 560
const TIER = 56
const MARGIN = 60
const GAP = 18
const WIDE = 210
const NARROW = 140
const ON_BOXES = 3

/** The winner in the middle, the second on the left, and all others on the right. */
export function pictureSteps(standings: readonly Standing[]): PictureStep[] {
  const [first, second, ...others] = standings
  const inOrder = second === undefined ? [first] : [second, first, ...others]
  const widths = inOrder.map((each) => (standings.indexOf(each) < ON_BOXES ? WIDE : NARROW))
  const wanted = widths.reduce((sum, width) => sum + width, 0) + GAP * (widths.length - 1)
  const scale = Math.min(1, (PICTURE.width - 2 * MARGIN) / wanted)
  let left = (PICTURE.width - wanted * scale) / 2
  return inOrder.map((standing, i) => {
    const width = widths[i] * scale
    const x = left + width / 2
    left += width + GAP * scale
    const tiers = Math.max(0, ON_BOXES + 1 - standing.place)
    const top = FLOOR - tiers * TIER
    const size = Math.min(width * 0.6, standing.place === 1 ? 118 : 96)
    const boxes = Array.from({ length: tiers }, (_, tier) => top + tier * TIER)
    return { standing, x, width, boxes, totalY: top - 16, nameY: top - 54, avatar: { size, y: top - 86 - size } }
  })
}

export const PICTURE_TIER = TIER
export const PICTURE_FLOOR = FLOOR
