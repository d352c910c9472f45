import { inset, outlineLength, spread } from '../surface/ellipse.ts'
import type { Mat, SurfaceProps } from '../surface/geometry.ts'

/** Rose paper with dots, and a lace doily for the trick. */
export function Surface({ width, height, mat, id }: SurfaceProps) {
  return (
    <>
      <pattern id={`${id}-dots`} width="56" height="56" patternUnits="userSpaceOnUse">
        <g fill="light-dark(rgb(255 255 255 / .26), rgb(255 217 226 / .09))">
          <circle cx="14" cy="14" r="6.5" />
          <circle cx="42" cy="42" r="6.5" />
        </g>
      </pattern>
      <rect width={width} height={height} fill={`url(#${id}-dots)`} />
      {mat && <Doily mat={mat} />}
    </>
  )
}

function Doily({ mat }: { mat: Mat }) {
  const scallop = Math.min(30, Math.max(12, (mat.rx + mat.ry) / 17))
  const cloth = inset(mat, scallop * 0.3)
  const count = Math.round(outlineLength(cloth) / (scallop * 1.62))
  const scallops = spread(cloth, count)
  const ring = (radius: number) => scallops.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />)
  const line = inset(cloth, scallop * 1.15)
  const lace = inset(cloth, scallop * 1.75)
  const stitches = inset(cloth, scallop * 2.3)
  return (
    <>
      <g fill="#5a1a10" opacity=".15" transform="translate(0 7)">
        {ring(scallop)}
      </g>
      <g fill="var(--mat)" stroke="var(--mat-edge)" stroke-width="2">
        {ring(scallop)}
      </g>
      <ellipse {...cloth} fill="var(--mat)" />
      <g fill="var(--table)">{ring(scallop * 0.3)}</g>
      <g fill="none" stroke="var(--mat-line)" stroke-linecap="round">
        <ellipse {...line} stroke-width="2.5" />
        <ellipse {...lace} stroke-width="4.5" stroke-dasharray="0 13" opacity=".75" />
        <ellipse {...stitches} stroke-width="2" stroke-dasharray="2 9" />
      </g>
    </>
  )
}
