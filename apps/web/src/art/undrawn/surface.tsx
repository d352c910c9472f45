import type { Suit } from '@trick-bento/kit'
import { inset } from '../surface/ellipse.ts'
import type { Mat, SurfaceProps } from '../surface/geometry.ts'
import { SILHOUETTES } from '../symbols/silhouettes.ts'

const TILE = 104
const PLACES = [
  [2, 14],
  [54, 14],
  [28, 66],
  [80, 66],
] as const

/** Cloth printed with the suits of the deck, and a stitched mat for the trick. */
export function Surface({ width, height, mat, suits, id }: SurfaceProps) {
  return (
    <>
      <pattern
        id={`${id}-print`}
        width={TILE}
        height={TILE}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-12)"
      >
        <g opacity=".5">
          {PLACES.map(([x, y], place) => (
            <g key={place} transform={`translate(${x} ${y})`}>
              <Print suit={suits[place % suits.length]} />
            </g>
          ))}
        </g>
      </pattern>
      <rect width={width} height={height} fill={`url(#${id}-print)`} />
      {mat && <StitchedMat mat={mat} />}
    </>
  )
}

/** A suit, 24 by 24. */
function Print({ suit }: { suit: Suit | undefined }) {
  if (suit === undefined)
    return <circle cx="12" cy="12" r="8" fill="none" stroke="var(--table-line)" stroke-width="4" />
  const outline = SILHOUETTES[suit.letter]
  if (outline !== undefined) {
    return (
      <path d={outline} fill="var(--table-line)" stroke="var(--table-line)" stroke-width="2" stroke-linejoin="round" />
    )
  }
  return (
    <text x="12" y="21" font-size="26" text-anchor="middle" fill="var(--table-line)">
      {`${suit.symbol}\uFE0E`}
    </text>
  )
}

function StitchedMat({ mat }: { mat: Mat }) {
  const band = Math.min(18, Math.max(9, (mat.rx + mat.ry) / 30))
  return (
    <>
      <ellipse {...mat} cy={mat.cy + 7} fill="#140a06" opacity=".26" />
      <ellipse {...mat} fill="var(--mat)" stroke="var(--mat-edge)" stroke-width="3" />
      <g fill="none" stroke="var(--mat-line)">
        <ellipse {...inset(mat, band)} stroke-width="2.5" stroke-dasharray="11 8" stroke-linecap="round" />
        <ellipse {...inset(mat, band * 2)} stroke-width="1.5" opacity=".5" />
      </g>
    </>
  )
}
