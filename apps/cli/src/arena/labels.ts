/** A rectangle; y grows downwards. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const FARTHEST = 6

const touch = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isWithin = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height

/**
 * Places labels of these widths to the right or left of their owners, or some lines above or below, so that they touch
 * neither each other nor an obstacle.
 */
export function placeLabels(
  owners: readonly { readonly box: Box; readonly width: number }[],
  obstacles: readonly Box[],
  { area, height, gap }: { readonly area: Box; readonly height: number; readonly gap: number },
): Box[] {
  const placed: Box[] = []
  for (const { box, width } of owners) {
    const places = linesAround().flatMap((line) => {
      const y = box.y + (box.height - height) / 2 + line * height
      const right = { x: box.x + box.width + gap, y, width, height }
      return [right, { ...right, x: box.x - gap - width }]
    })
    const isFree = (place: Box): boolean =>
      isWithin(place, area) && ![...obstacles, ...placed].some((other) => touch(place, other))
    placed.push(places.find(isFree) ?? places[0])
  }
  return placed
}

/** 0, -1, 1, -2, 2 … */
const linesAround = (): number[] => [
  0,
  ...Array.from({ length: 2 * FARTHEST }, (_, i) => (i % 2 ? 1 : -1) * ((i >> 1) + 1)),
]
