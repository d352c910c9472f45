import { isWide, type Mat, noise, round, type SurfaceProps } from '../surface/geometry.ts'

/** Planks of light wood, and a leaf for the trick. */
export function Surface({ width, height, mat, hasFreeCorners }: SurfaceProps) {
  const { seams, grain, dark } = planks(width, height)
  return (
    <>
      <path d={dark} fill="var(--table-line)" opacity=".13" />
      <g fill="none" stroke="var(--table-line)" stroke-linecap="round">
        <path d={grain} stroke-width="2" opacity=".34" />
        <path d={seams} stroke-width="2.5" opacity=".72" />
      </g>
      {mat && <Leaf mat={mat} width={width} />}
      {hasFreeCorners && isWide(width, height) && <Chopsticks x={width - 330} y={46} />}
    </>
  )
}

function planks(width: number, height: number) {
  const random = noise(7)
  const count = Math.max(3, Math.round(height / 122))
  const plank = height / count
  let [seams, grain, dark] = ['', '', '']
  for (let row = 0; row < count; row++) {
    const top = round(row * plank)
    const joint = round((row % 2 ? 0.23 : 0.77) * width)
    if (row > 0) seams += `M0 ${top}H${width}`
    seams += `M${joint} ${top}v${round(plank)}`
    if (row % 3 === 1) dark += `M0 ${top}H${joint}v${round(plank)}H0Z`
    if (row % 3 === 2) dark += `M${joint} ${top}H${width}v${round(plank)}H${joint}Z`
    for (let line = 0; line < 2 + width / 400; line++) {
      const y = round(top + 14 + random() * (plank - 28))
      const length = round((0.14 + random() * 0.3) * Math.max(width, 700))
      grain += `M${round(random() * width - length / 3)} ${y}q${round(length / 2)} ${round((random() - 0.5) * 12)} ${length} 0`
    }
  }
  return { seams, grain, dark }
}

type Point = readonly [x: number, y: number]

const OUTLINE: readonly Point[] = [
  [-1.12, 0.16],
  [-1.02, -0.66],
  [-0.56, -1.04],
  [-0.02, -1.04],
  [0.54, -1.04],
  [0.96, -0.74],
  [1.24, -0.3],
  [1.06, 0.6],
  [0.6, 1.06],
  [0, 1.06],
  [-0.62, 1.06],
  [-1.04, 0.74],
  [-1.12, 0.16],
]
const STEM: readonly Point[] = [
  [-1.3, 0.36],
  [-1.2, 0.2],
  [-1.16, 0.17],
  [-1.12, 0.16],
]
const VEINS: readonly (readonly Point[])[] = [
  [
    [-1.09, 0.16],
    [-0.4, 0.02],
    [0.4, -0.02],
    [1.2, -0.28],
  ],
  [
    [-1, -0.12],
    [-0.4, -0.42],
    [0.4, -0.46],
    [1.02, -0.42],
  ],
  [
    [-0.84, -0.44],
    [-0.4, -0.82],
    [0.4, -0.86],
    [0.8, -0.62],
  ],
  [
    [-1, 0.36],
    [-0.4, 0.42],
    [0.4, 0.38],
    [1.06, 0.08],
  ],
  [
    [-0.82, 0.62],
    [-0.4, 0.84],
    [0.4, 0.8],
    [0.86, 0.42],
  ],
]

/** Where a leaf that lies level would be cut off by the edge of the table, it is turned, tip up. */
const turnFor = ({ cx, rx }: Mat, width: number): number => (cx + 1.3 * rx > width || cx - 1.34 * rx < 0 ? -34 : 0)

function Leaf({ mat, width }: { mat: Mat; width: number }) {
  const turn = (turnFor(mat, width) * Math.PI) / 180
  const point = ([x, y]: Point): string => {
    const [turnedX, turnedY] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
    return `${round(mat.cx + turnedX * mat.rx)} ${round(mat.cy + turnedY * mat.ry)}`
  }
  const curve = ([start, ...rest]: readonly Point[]): string => `M${point(start!)}C${rest.map(point).join(' ')}`
  const outline = `${curve(OUTLINE)}Z`
  const stem = curve(STEM)
  const [rib, ...veins] = VEINS.map(curve)
  return (
    <>
      <path d={outline} transform="translate(0 9)" fill="#2a1408" opacity=".3" />
      <g fill="none" stroke-linecap="round">
        <path d={stem} stroke="var(--mat-edge)" stroke-width="13" />
        <path d={stem} stroke="var(--mat)" stroke-width="7" />
      </g>
      <path d={outline} fill="var(--mat)" stroke="var(--mat-edge)" stroke-width="3.5" stroke-linejoin="round" />
      <g fill="none" stroke="var(--mat-line)" stroke-linecap="round">
        <path d={rib} stroke-width="3.5" opacity=".5" />
        <path d={veins.join('')} stroke-width="2.5" opacity=".36" />
      </g>
    </>
  )
}

function Chopsticks({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-4)`} stroke-width="2.5" stroke-linejoin="round">
      <path d="M6 18 286 8v10L6 42Z" fill="#2a1408" opacity=".2" />
      <g stroke="var(--mat-edge)">
        <path d="M0 10 282 0V9L0 16ZM4 28 284 21V30L4 34Z" fill="#a52a17" />
        <path d="M196-6H226Q231 15 226 40H196Q191 15 196-6Z" fill="#f3e6cd" />
        <path d="M203 4h16M203 11h16" stroke="#b72f18" stroke-linecap="round" fill="none" />
      </g>
    </g>
  )
}
