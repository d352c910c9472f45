import { inset } from '../surface/ellipse.ts'
import { isWide, type Mat, round, type SurfaceProps } from '../surface/geometry.ts'

/** A bento box of red lacquer with gold edges, and a dark plate for the trick. */
export function Surface({ width, height, mat, hasFreeCorners }: SurfaceProps) {
  const lines = partitions(width, height, mat)
  return (
    <>
      <g fill="none">
        <path d={lines} stroke="#1c0402" stroke-width="9" opacity=".24" transform="translate(0 3)" />
        <path d={lines} stroke="var(--table-line)" stroke-width="2" opacity=".62" />
      </g>
      {mat && <Plate mat={mat} />}
      {hasFreeCorners && isWide(width, height) && width >= 1200 && (
        <>
          <Dish dish={7} x={40} y={24} />
          <Dish dish={14} x={width - 124} y={18} />
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
  if (left > 150 && height >= 500) {
    return `M${left} 0V${height}M${right} 0V${height}M0 ${below}H${left}M${right} ${below}H${width}`
  }
  const foot = round(mat.cy + mat.ry + 24)
  if (height - foot < 90) return ''
  return `M0 ${foot}H${width}M${round(width / 3)} ${foot}V${height}M${round((width * 2) / 3)} ${foot}V${height}`
}

function Plate({ mat }: { mat: Mat }) {
  const rim = Math.min(mat.rx, mat.ry) * 0.14
  const well = inset(mat, rim)
  return (
    <>
      <ellipse {...mat} cy={mat.cy + 8} fill="#1c0806" opacity=".7" />
      <ellipse {...mat} fill="var(--mat)" stroke="var(--mat-edge)" stroke-width="3.5" />
      <ellipse {...well} fill="#140302" opacity=".42" />
      <ellipse {...well} fill="none" stroke="var(--mat-line)" stroke-width="1.5" opacity=".42" />
      <path
        d={gloss(inset(mat, rim * 0.42))}
        fill="none"
        stroke="#fff"
        stroke-width={round(rim * 0.22)}
        stroke-linecap="round"
        opacity=".1"
      />
    </>
  )
}

/** Light on the upper left rim of the plate. */
const gloss = ({ cx, cy, rx, ry }: Mat): string => {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${round(cx + rx * Math.cos(angle))} ${round(cy + ry * Math.sin(angle))}`
  }
  return `M${at(198)}A${rx} ${ry} 0 0 1 ${at(246)}M${at(252)}A${rx} ${ry} 0 0 1 ${at(257)}`
}

function Dish({ dish, x, y }: { dish: number; x: number; y: number }) {
  return (
    <>
      <ellipse cx={x + 42} cy={y + 62} rx="43" ry="8" fill="#1c0402" opacity=".34" />
      <use href={`#tb-egg-${dish}`} x={x} y={y} width="84" height="67.2" />
    </>
  )
}
