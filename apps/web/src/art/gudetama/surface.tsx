import { inset } from '../surface/ellipse.ts'
import { isWide, type Mat, round, type SurfaceProps } from '../surface/geometry.ts'

/** A bento box of red lacquer with gold edges, and a dark plate for the trick. */
export function Surface({ width, height, mat }: SurfaceProps) {
  const lines = partitions(width, height, mat)
  return (
    <>
      <g fill="none">
        <path d={lines} stroke="#1c0402" stroke-width="9" opacity=".24" transform="translate(0 3)" />
        <path d={lines} stroke="var(--table-line)" stroke-width="2" opacity=".62" />
      </g>
      {mat && <Plate mat={mat} />}
      {isWide(width, height) && width >= 1200 && (
        <>
          <Dish dish={7} x={68} y={48} />
          <Dish dish={14} x={width - 158} y={40} />
        </>
      )}
    </>
  )
}

/** Compartments left and right of the plate where there is room, else below it. */
function partitions(width: number, height: number, mat: Mat | undefined): string {
  if (mat === undefined) return ''
  const left = round(mat.cx - mat.rx - 62)
  const right = round(mat.cx + mat.rx + 62)
  const below = round(Math.min(height * 0.74, height - 150))
  if (left > 150 && height >= 500)
    return `M${left} 0V${height}M${right} 0V${height}M0 ${below}H${left}M${right} ${below}H${width}`
  const foot = round(mat.cy + mat.ry + 24)
  if (height - foot < 90) return ''
  return `M0 ${foot}H${width}M${round(width / 3)} ${foot}V${height}M${round((width * 2) / 3)} ${foot}V${height}`
}

function Plate({ mat }: { mat: Mat }) {
  const well = inset(mat, Math.min(mat.rx, mat.ry) * 0.14)
  return (
    <>
      <ellipse {...mat} cy={mat.cy + 8} fill="#1c0806" opacity=".7" />
      <ellipse {...mat} fill="var(--mat)" stroke="var(--mat-edge)" stroke-width="3.5" />
      <ellipse {...well} fill="#140302" opacity=".42" />
      <ellipse {...well} fill="none" stroke="var(--mat-line)" stroke-width="1.5" opacity=".42" />
    </>
  )
}

function Dish({ dish, x, y }: { dish: number; x: number; y: number }) {
  return (
    <>
      <ellipse cx={x + 45} cy={y + 67} rx="46" ry="8" fill="#1c0402" opacity=".34" />
      <use href={`#tb-egg-${dish}`} x={x} y={y} width="90" height="72" />
    </>
  )
}
