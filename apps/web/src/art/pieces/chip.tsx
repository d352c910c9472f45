import { LINE } from '../symbols/palette.ts'
import './pieces.css'

/** The chip of the player who leads. */
export function Chip() {
  return (
    <svg class="piece piece-chip" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="22" r="17" fill="#3a1206" opacity=".45" />
      <circle cx="20" cy="19" r="17" fill="#f0b23e" stroke={LINE} stroke-width="2.5" />
      <circle cx="20" cy="19" r="13.6" fill="none" stroke="#b72f18" stroke-width="4" stroke-dasharray="5.34 5.34" />
      <circle cx="20" cy="19" r="8.8" fill="#fff3de" stroke={LINE} stroke-width="2" />
      <path d="M17.4 14.8v8.4L23.8 19Z" fill="#b72f18" stroke="#b72f18" stroke-width="1.4" stroke-linejoin="round" />
    </svg>
  )
}
