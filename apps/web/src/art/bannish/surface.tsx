import { type Mat, round, type SurfaceProps } from '../surface/geometry.ts'

/** Indigo paper with a lattice, and a ring drawn with a brush for the trick. */
export function Surface({ width, height, mat, id }: SurfaceProps) {
  return (
    <>
      <pattern id={`${id}-lattice`} width="48" height="48" patternUnits="userSpaceOnUse">
        <path
          d="M24 0 48 24 24 48 0 24ZM24 12 36 24 24 36 12 24Z"
          fill="none"
          stroke="var(--table-line)"
          stroke-width="2"
          opacity=".085"
        />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id}-lattice)`} />
      {mat && <BrushRing mat={mat} />}
    </>
  )
}

const START = -128
const END = 196
const STEPS = 54

function BrushRing({ mat }: { mat: Mat }) {
  const { cx, cy, rx, ry } = mat
  const thick = Math.min(34, Math.max(13, (rx + ry) / 17))
  const at = (degrees: number, inwards: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${round(cx + (rx - inwards) * Math.cos(angle))} ${round(cy + (ry - inwards) * Math.sin(angle))}`
  }
  const along = (share: number) => START + (END - START) * share
  /** The brush is pressed down at first and lifted at the end. */
  const pressure = (share: number) => thick * (0.5 + 0.5 * Math.sin(share * 4.4 + 0.5) ** 2) * (1 - share ** 8 * 0.5)
  const middle = (share: number) => thick * (0.5 + 0.1 * Math.sin(share * 9))
  const shares = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
  /** The inner edge begins later: the brush is set down at a slant. */
  const inside = (share: number) => START + 6 + (END - START - 6) * share
  const outer = shares.map((share) => at(along(share), middle(share) - pressure(share) / 2))
  const inner = shares.map((share) => at(inside(share), middle(share) + pressure(share) / 2)).reverse()
  const hair = (inwards: number, from: number, to: number): string =>
    `M${Array.from({ length: 9 }, (_, step) => at(from + ((to - from) * step) / 8, inwards)).join('L')}`
  return (
    <>
      <ellipse cx={cx} cy={cy} rx={rx - thick * 0.5} ry={ry - thick * 0.5} fill="var(--mat)" opacity=".85" />
      <g opacity=".86">
        <path
          d={`M${outer.join('L')}L${inner.join('L')}Z`}
          fill="var(--mat-edge)"
          stroke="var(--mat-edge)"
          stroke-width="1.5"
          stroke-linejoin="round"
        />
        <path
          d={
            hair(thick * 0.3, END + 1, END + 17) +
            hair(thick * 0.62, END + 1, END + 11) +
            hair(thick * 0.46, END + 3, END + 24)
          }
          fill="none"
          stroke="var(--mat-edge)"
          stroke-width={round(thick / 9)}
          stroke-linecap="round"
        />
      </g>
      <path
        d={hair(thick * 0.42, END - 34, END - 6) + hair(thick * 0.62, END - 20, END - 8)}
        fill="none"
        stroke="var(--mat)"
        stroke-width={round(thick / 14)}
        stroke-linecap="round"
        opacity=".8"
      />
    </>
  )
}
