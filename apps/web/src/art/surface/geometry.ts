import type { Suit } from '@trick-bento/kit'

/** The ellipse under the trick, in pixels of the table. */
export interface Mat {
  readonly cx: number
  readonly cy: number
  readonly rx: number
  readonly ry: number
}

export interface SurfaceProps {
  readonly width: number
  readonly height: number
  /** Undefined: only the surface. */
  readonly mat: Mat | undefined
  readonly suits: readonly Suit[]
  /** No seat is in the upper corners, so that small things can lie there. */
  readonly hasFreeCorners: boolean
  /** For ids of patterns and gradients, which must be unique in the page. */
  readonly id: string
}

/** A wide table has room for a rim and for small things in its corners. */
export const isWide = (width: number, height: number): boolean => width >= 900 && height >= 500

/** The width of the lacquer rim at the left, right and lower edge. */
export const rimOf = (width: number, height: number): number => (isWide(width, height) ? 10 : 0)

/** At most one decimal: short paths. */
export const round = (number: number): number => Math.round(number * 10) / 10

/** Numbers from 0 to 1 that look random and are the same each time. */
export const noise = (seed: number) => (): number => {
  seed = (Math.imul(seed ^ (seed >>> 15), 0x85ebca6b) + 0x9e3779b9) | 0
  return ((seed ^ (seed >>> 13)) >>> 0) / 2 ** 32
}
