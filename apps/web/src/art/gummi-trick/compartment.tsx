import { LINE } from '../symbols/palette.ts'

interface Sweet {
  suit: string
  x: number
  y: number
  size: number
  turn: number
}

const HEAP: readonly Sweet[] = [
  { suit: 'B', x: 116, y: 84, size: 46, turn: -24 },
  { suit: 'R', x: 206, y: 82, size: 48, turn: 0 },
  { suit: 'N', x: 136, y: 52, size: 46, turn: -10 },
  { suit: 'P', x: 178, y: 42, size: 56, turn: 10 },
  { suit: 'G', x: 152, y: 84, size: 54, turn: -14 },
  { suit: 'Y', x: 186, y: 96, size: 54, turn: 14 },
  { suit: 'P', x: 218, y: 106, size: 40, turn: -12 },
  { suit: 'R', x: 126, y: 112, size: 46, turn: 0 },
  { suit: 'B', x: 164, y: 118, size: 44, turn: 8 },
]

const SCATTERED: readonly Sweet[] = [
  { suit: 'R', x: 62, y: 136, size: 36, turn: 0 },
  { suit: 'Y', x: 30, y: 66, size: 36, turn: -18 },
  { suit: 'G', x: 276, y: 132, size: 42, turn: -14 },
  { suit: 'B', x: 294, y: 64, size: 34, turn: 18 },
  { suit: 'P', x: 18, y: 120, size: 34, turn: 14 },
  { suit: 'N', x: 244, y: 70, size: 32, turn: 10 },
  { suit: 'R', x: 84, y: 22, size: 28, turn: 0 },
]

const PLEATS = 9
const CUP = { left: 88, right: 232, top: 108, footLeft: 106, footRight: 214, foot: 180 }

const along = (from: number, to: number, step: number, steps: number) =>
  +(from + ((to - from) * step) / steps).toFixed(1)

const pleatedCup = (): string => {
  const steps = PLEATS * 2
  const rim = Array.from({ length: steps + 1 }, (_, step) => {
    const sag = 14 * (1 - ((step - PLEATS) / PLEATS) ** 2)
    return `${along(CUP.left, CUP.right, step, steps)} ${(CUP.top + sag + (step % 2 ? 7 : 0)).toFixed(1)}`
  })
  return `M${rim.join('L')}L${CUP.footRight} ${CUP.foot}Q160 191 ${CUP.footLeft} ${CUP.foot}Z`
}

const folds = (): string =>
  Array.from({ length: PLEATS * 2 - 1 }, (_, fold) => {
    const step = fold + 1
    const curve = 1 - ((step - PLEATS) / PLEATS) ** 2
    const top = CUP.top + 14 * curve + (step % 2 ? 7 : 0)
    return `M${along(CUP.left, CUP.right, step, PLEATS * 2)} ${top.toFixed(1)}L${along(CUP.footLeft, CUP.footRight, step, PLEATS * 2)} ${(CUP.foot + 4 * curve).toFixed(1)}`
  }).join('')

function Sweets({ sweets }: { sweets: readonly Sweet[] }) {
  return sweets.map(({ suit, x, y, size, turn }) => (
    <use
      key={`${suit} ${x}`}
      href={`#tb-gummi-trick-${suit}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      transform={`rotate(${turn} ${x} ${y})`}
    />
  ))
}

export function GummiCompartment() {
  return (
    <>
      <rect width="320" height="200" fill="var(--liner-rose)" />
      <rect width="320" height="200" fill="url(#tb-liner-dots)" />
      <Sweets sweets={SCATTERED} />
      <g transform="translate(30 34) scale(.81)">
        <ellipse cx="160" cy="184" rx="72" ry="9" fill="#000" opacity=".16" />
        <path d="M88 108C100 86 220 86 232 108L222 128H98Z" fill="#e7d3b4" stroke={LINE} stroke-width="2.5" />
        <Sweets sweets={HEAP} />
        <path d={pleatedCup()} fill="#fff6e4" stroke={LINE} stroke-width="2.5" stroke-linejoin="round" />
        <path d={folds()} fill="none" stroke="#dcc6a0" stroke-width="2" stroke-linecap="round" />
        <path d="M99.5 150Q160 167 220.5 150L217.5 163Q160 180 102.5 163Z" fill="var(--suit-R)" opacity=".85" />
      </g>
    </>
  )
}
