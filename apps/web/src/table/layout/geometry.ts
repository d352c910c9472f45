import type { Mat } from '../../art/surface/geometry.ts'

/** Height of a card divided by its width. */
export const CARD_RATIO = 1.4

export interface Point {
  readonly x: number
  readonly y: number
}
/** In pixels, from the upper left corner of the table. */
export interface Rect extends Point {
  readonly width: number
  readonly height: number
}

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Half the width of an ellipse at a height; 0 above and below it. */
export const halfChord = ({ cy, rx, ry }: Mat, y: number): number =>
  rx * Math.sqrt(Math.max(0, 1 - ((y - cy) / ry) ** 2))
