import { CREAM, LINE } from '../symbols/palette.ts'
import { PUFF, PUFF_SHADE } from './puff-outline.ts'
import './pieces.css'

/** A cloud of smoke in which cards vanish. */
export function Puff() {
  return (
    <svg class="piece piece-puff" viewBox="72 84 174 92" aria-hidden="true">
      <path d={PUFF} fill={CREAM} />
      <path d={PUFF_SHADE} fill="#e3d2b6" />
      <g fill="none" stroke={LINE} stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
        <path d={PUFF} />
        <path d="M96 124C92 116 100 108 108 112M214 128C220 122 216 114 209 116M150 100C156 96 166 97 169 103" />
      </g>
    </svg>
  )
}
