interface Size {
  readonly width: number
  readonly height: number
}
interface Box extends Size {
  readonly left: number
  readonly top: number
}

const GAP = 10
const EDGE = 8

export interface CardPlace {
  readonly left: number
  readonly top: number
  readonly side: 'above' | 'below'
  /** Where its tip points at the anchor, from its left edge. */
  readonly tip: number
}

/** The position of a card that explains an anchor: below it, or above it if there is more room. */
export function cardPlace(anchor: Box, card: Size, screen: Size): CardPlace {
  const middle = anchor.left + anchor.width / 2
  const roomBelow = screen.height - EDGE - (anchor.top + anchor.height + GAP)
  const roomAbove = anchor.top - GAP - EDGE
  const side = roomBelow >= card.height || roomBelow >= roomAbove ? 'below' : 'above'
  const top = side === 'below' ? anchor.top + anchor.height + GAP : anchor.top - GAP - card.height
  const left = clamp(middle - card.width / 2, EDGE, screen.width - EDGE - card.width)
  return {
    left,
    top: clamp(top, EDGE, screen.height - EDGE - card.height),
    side,
    tip: clamp(middle - left, 16, card.width - 16),
  }
}

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most))
