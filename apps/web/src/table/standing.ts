import type { Seat } from '@trick-bento/kit'

/** How a seat stands in the game by its points. */
export interface Standing {
  /** 1 for the first place. */
  readonly place: number
  /** Points behind the first, or before the second for the first. */
  readonly distance: number
  readonly isShared: boolean
}

/** Undefined without a seat, and while all have the same points. */
export function standing(totals: readonly number[], best: 'highest' | 'lowest', you: Seat | -1): Standing | undefined {
  if (you < 0) return undefined
  const sign = best === 'highest' ? 1 : -1
  const points = totals.map((total) => total * sign)
  const own = points[you]
  const top = Math.max(...points)
  if (points.every((each) => each === top)) return undefined
  const others = points.filter((_, seat) => seat !== you)
  return {
    place: 1 + others.filter((each) => each > own).length,
    distance: own === top ? top - Math.max(...others) : top - own,
    isShared: others.includes(own),
  }
}
