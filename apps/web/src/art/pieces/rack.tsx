import { LINE } from '../symbols/palette.ts'
import './pieces.css'

interface RackProps {
  readonly places: number
  readonly filled: number
  /** A red line stands after this many places; the places behind it are set apart. */
  readonly border?: number | undefined
  /** The colour of what fills a place: that of the card backs. */
  readonly colour: string
}

const STEP = 29
const PAD = 11
const GAP = 14

/** A wooden rack with places, for instance for tricks won. More than there are places are counted in the last one. */
export function Rack({ places, filled, border, colour }: RackProps) {
  const hasBorder = border !== undefined && border < places
  const left = (place: number) => PAD + place * STEP + (hasBorder && place >= border ? GAP : 0)
  const width = left(places - 1) + STEP - 5 + PAD
  const surplus = filled - places
  const isBeyond = hasBorder && filled > border
  return (
    <svg class="piece piece-rack" viewBox={`-1 -1 ${width + 2} 58`} aria-hidden="true">
      <rect y="3" width={width} height="53" rx="11" fill="#1e0a04" opacity=".3" />
      <rect
        width={width}
        height="53"
        rx="10"
        fill="#6b4121"
        stroke={isBeyond ? '#d8371f' : LINE}
        stroke-width={isBeyond ? 4 : 2}
      />
      <rect x="1" y="1" width={width - 2} height="48" rx="9" fill="#8a5a30" />
      <path d={`M9 2.6H${width - 9}`} stroke="#a9743f" stroke-width="2" stroke-linecap="round" />
      {Array.from({ length: places }, (_, place) => (
        <g key={place} transform={`translate(${left(place)} 9)`}>
          <rect width="24" height="33" rx="4" fill={hasBorder && place >= border ? '#6e4221' : '#55301a'} />
          <path d="M4 1H20" stroke="#3a1f10" stroke-width="2" stroke-linecap="round" />
          {place < filled && <Packet colour={colour} />}
          {place === places - 1 && surplus > 0 && (
            <text x="12" y="23" text-anchor="middle" font-size="17" font-weight="900" fill="#fff">
              {surplus + 1}
            </text>
          )}
        </g>
      ))}
      {hasBorder && (
        <rect
          x={left(border) - GAP / 2 - 5.5}
          y="6"
          width="6"
          height="39"
          rx="3"
          fill="#d8371f"
          stroke="#fff6e6"
          stroke-width="1.6"
        />
      )}
    </svg>
  )
}

/** The cards of one trick. */
function Packet({ colour }: { colour: string }) {
  return (
    <>
      <rect x="3.4" y="2.6" width="19" height="29" rx="2.6" fill="#e8dcc4" stroke={LINE} stroke-width="1" />
      <rect x="1.4" y="1" width="19" height="29" rx="2.6" fill="#fffbf2" stroke={LINE} stroke-width="1" />
      <rect x="3.4" y="3" width="15" height="25" rx="1.6" fill={colour} />
    </>
  )
}
