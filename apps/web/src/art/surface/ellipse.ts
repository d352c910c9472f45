import { type Mat, round } from './geometry.ts'

/** The length of the outline of an ellipse, after Ramanujan. */
export const outlineLength = ({ rx, ry }: Pick<Mat, 'rx' | 'ry'>): number =>
  Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)))

/** Points on the outline of an ellipse, the same distance apart. */
export function spread({ cx, cy, rx, ry }: Mat, count: number): readonly (readonly [x: number, y: number])[] {
  const steps = count * 16
  const at = (step: number) => {
    const angle = (step / steps) * 2 * Math.PI
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const
  }
  const lengths = [0]
  for (let step = 1; step <= steps; step++) {
    const [x0, y0] = at(step - 1)
    const [x1, y1] = at(step)
    lengths.push(lengths[step - 1]! + Math.hypot(x1 - x0, y1 - y0))
  }
  const points = []
  for (let step = 0, point = 0; point < count; step++) {
    if (lengths[step]! < (lengths[steps]! * point) / count) continue
    const [x, y] = at(step)
    points.push([round(x), round(y)] as const)
    point++
  }
  return points
}

/** A smaller ellipse with the same centre, its outline everywhere about `distance` further inside. */
export const inset = ({ cx, cy, rx, ry }: Mat, distance: number): Mat => ({
  cx,
  cy,
  rx: Math.max(1, rx - distance),
  ry: Math.max(1, ry - distance),
})
